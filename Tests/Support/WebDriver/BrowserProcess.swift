// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import WaymarkProcesses

/// A browser with a folder for its files.
///
/// A shell ends it and removes the folder as soon as its own standard input closes, even if that is
/// because the driving process has ended. Firefox ignores the signal to terminate while it is busy,
/// so what is left of the browser is killed after a while. Each program leads a process group, to
/// which the processes belong that it starts.
actor BrowserProcess {
  /// The folder, which the script finds as `$folder`.
  nonisolated let folder: URL
  private let process: Process
  private let input: Pipe

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - script: What the shell runs; `launch` starts a program.
  ///   - arguments: The script's `$1` and so on.
  ///   - files: Files to create in the folder before, by name.
  /// - Throws: The errors of `Process` and of the file system.
  init(script: String, arguments: [String], files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let process = Process()
    self.process = process
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      [
        "-c",
        """
        folder=$0 started= session=$(command -v setsid)
        launch() {
          $session "$@" </dev/null &
          started="$! $started"
        }
        # Sends a signal, or 0, and returns whether any process was there.
        signal() {
          found=0
          for id in $started; do
            # It leads its group only after a moment.
            kill -s $1 -- -$id 2>/dev/null || kill -s $1 $id 2>/dev/null && found=1
          done
          [ $found = 1 ]
        }
        \(script)
        cat >/dev/null
        signal TERM
        tries=0
        while signal 0 && [ $tries -lt 100 ]; do
          sleep .02
          tries=$((tries + 1))
        done
        signal KILL
        wait
        rm -rf "$folder"
        """, folder.path,
      ] + arguments
    var environment = ProcessInfo.processInfo.environment
    // Neither settings nor caches of the person who runs the tests.
    environment["HOME"] = folder.path
    for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "DBUS_SESSION_BUS_ADDRESS"] {
      environment[name] = nil
    }
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    input = try ProcessStart.alone {
      let input = Pipe()
      process.standardInput = input
      try process.run()
      return input
    }
  }

  /// Ends the browser and removes its files.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Repeats an action until it returns a value.
  ///
  /// - Throws: ``BrowserError/timeout(_:)`` if this takes too long.
  nonisolated func wait<Value: Sendable>(
    for what: String, _ action: @Sendable () async -> Value?
  ) async throws -> Value {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      if let value = await action() { return value }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw BrowserError.timeout(what)
  }

  /// Returns the number that a file in the folder begins with, once it has one.
  nonisolated func number(in file: String) async throws -> Int {
    let url = folder.appendingPathComponent(file)
    return try await wait(for: file) {
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
