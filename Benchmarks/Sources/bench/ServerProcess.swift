// SPDX-License-Identifier: MIT

import Foundation

/// This program as a server in a separate process, as in production.
///
/// What is measured then does not compete with the benchmark for the main actor, and the time of
/// its processors can be read.
struct ServerProcess {
  /// The ports on the loopback interface, in the order in which the server prints them.
  let ports: [Int]
  private let process: Process
  private let input: Pipe

  /// Starts the server, and waits until it listens.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of this program.
  ///   - count: The number of ports.
  /// - Throws: ``ServerError`` if it does not listen, and the errors of `Process`.
  init(_ arguments: [String], ports count: Int = 1) throws {
    process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    input = Pipe()
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = ""
    var ports: [Int] = []
    // The server prints a line with a URL for each port.
    while ports.count < count {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw ServerError.noPort(text) }
      text += String(decoding: data, as: UTF8.self)
      ports = text.matches(of: /:(\d+)\/?\n/).compactMap { Int($0.1) }
    }
    self.ports = ports
  }

  /// Stops the server.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The time in seconds that the server's threads have used.
  var processorTime: Double {
    // The first field of each thread's schedstat is its time in nanoseconds; that of stat has a
    // resolution of 10 ms.
    let path = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = try? String(contentsOfFile: "\(path)/\(thread)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
    }
  }

  /// The server's resident memory in bytes.
  var memory: Double {
    let fields = status("statm").split(separator: " ")
    return fields.count > 1
      ? (Double(fields[1]) ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) : .nan
  }

  private func status(_ name: String) -> String {
    let path = "/proc/\(process.processIdentifier)/\(name)"
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// Ends this process when the benchmark closes its standard input, or ends.
  static func exitWithParent() {
    Thread.detachNewThread {
      while !FileHandle.standardInput.availableData.isEmpty {}
      exit(0)
    }
  }
}

/// An error of the benchmark's server.
enum ServerError: Error {
  /// It printed this instead of its URLs.
  case noPort(String)
}
