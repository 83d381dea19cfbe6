// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import WaymarkProcesses
package import WaymarkRedis

/// A Redis server on a free port, without files, which ends with this object and with this process.
package final class RedisServer: Sendable {
  /// Whether tests with Redis run here: `redis-server` is installed.
  ///
  /// Without it they are skipped, or fail if `CI` is `true`.
  package static let isPossible: Bool = {
    if program != nil { return true }
    print("SKIPPED: tests with Redis need redis-server")
    return ProcessInfo.processInfo.environment["CI"] == "true"
  }()

  private static let program: URL? = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { URL(filePath: $0).appending(path: "redis-server") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// The reason why a server does not start.
  package struct CannotStart: Error {
    /// The port that it should have used.
    package let port: UInt16
  }

  /// The processes of a server.
  private struct Run: Sendable {
    let server: Process
    /// A shell that kills the server after the end of this process, even if a signal ends it.
    let watch: Process
    /// The end of this pipe tells the shell.
    let life: Pipe

    /// Kills both; the shell first, which could later kill another process with the same number.
    func kill() {
      for process in [watch, server] where process.isRunning {
        Foundation.kill(process.processIdentifier, SIGKILL)
      }
    }
  }

  /// The port of the server, also after it was stopped and started again.
  package let port: UInt16
  private let password: String?
  private let databases: Int
  private let folder: URL
  private let current = Mutex<Run?>(nil)

  private init(password: String?, databases: Int) throws {
    port = try Loopback.freePort()
    self.password = password
    self.databases = databases
    folder = FileManager.default.temporaryDirectory
      .appending(path: "waymark-redis-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    current.withLock { $0?.kill() }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts a server, and waits until it answers.
  ///
  /// - Parameters:
  ///   - password: The password of the default user, if it has one.
  ///   - databases: The number of databases.
  /// - Returns: The server.
  /// - Throws: ``CannotStart``.
  package static func start(
    password: String? = nil, databases: Int = 16
  ) async throws -> RedisServer {
    for _ in 0..<5 {
      let server = try RedisServer(password: password, databases: databases)
      do {
        try await server.start()
        return server
      } catch is CannotStart {
        // Another process has taken the port in the meantime.
        continue
      }
    }
    throw CannotStart(port: 0)
  }

  /// Returns an empty database of a server that all tests of this process share.
  package static func database() async throws -> RedisLocation {
    let number = nextDatabase.withLock { number in
      number += 1
      return number
    }
    return try await shared.value.location("/\(number)")
  }

  private static let shared = Task { try await start(databases: 1000) }
  private static let nextDatabase = Mutex(0)

  /// Returns the location of the server.
  ///
  /// - Parameters:
  ///   - path: The path of a database.
  ///   - credentials: The user and the password, and `@`; by default those with which it was started.
  /// - Returns: The location.
  /// - Throws: An error if the path or the credentials are not valid.
  package func location(
    _ path: String = "", credentials: String? = nil
  ) throws -> RedisLocation {
    let encoded = password?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    let credentials = credentials ?? encoded.map { ":\($0)@" } ?? ""
    return try RedisLocation("redis://\(credentials)127.0.0.1:\(port)\(path)")
  }

  /// Starts the server again after ``stop()``, and waits until it answers.
  package func start() async throws {
    let server = Process()
    server.executableURL = Self.program
    server.arguments =
      [
        "--port", "\(port)", "--bind", "127.0.0.1", "--save", "", "--appendonly", "no",
        "--dir", folder.path, "--databases", "\(databases)",
      ] + (password.map { ["--requirepass", $0] } ?? [])
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try ProcessStart.alone { try server.run() }
    let watch = Process()
    watch.executableURL = URL(filePath: "/bin/sh")
    watch.arguments = [
      "-c", #"read -r line; kill -KILL "$1"; rm -rf "$2""#, "sh", "\(server.processIdentifier)",
      folder.path,
    ]
    let life = try ProcessStart.alone {
      let life = Pipe()
      watch.standardInput = life
      try watch.run()
      return life
    }
    current.withLock { $0 = Run(server: server, watch: watch, life: life) }
    while server.isRunning {
      try Task.checkCancellation()
      let client = RedisClient(try location())
      if (try? await client.run(RedisCommand("PING"))) != nil { return }
      await Task.yield()
    }
    throw CannotStart(port: port)
  }

  /// Kills the server, and waits for its end.
  package func stop() async {
    let run = current.withLock { run in
      defer { run = nil }
      return run
    }
    guard let run else { return }
    run.kill()
    while run.server.isRunning { await Task.yield() }
  }

  /// Stops the server from running until ``resume()``; its connections stay open.
  package func pause() { signal(SIGSTOP) }

  /// Lets the server run again after ``pause()``.
  package func resume() { signal(SIGCONT) }

  private func signal(_ signal: Int32) {
    current.withLock { run in _ = run.map { kill($0.server.processIdentifier, signal) } }
  }
}
