// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkProcesses

@testable import WaymarkWeb

/// A server in processes of its own, as it is run for visitors.
final class ServerProcess: Sendable {
  /// Whether processes can be found and ended here.
  static let isPossible = FileManager.default.fileExists(atPath: "/proc/self/environ")

  let process: Process
  private let output: Pipe
  /// The file with what the server writes to standard error; a full pipe would stop it.
  private let errors: URL
  private let folder: TemporaryFolder
  private let ending: AsyncStream<Void>

  /// The programs that tests serve.
  enum Program: String {
    case showcase
    case walk = "walk-server"
  }

  /// Starts a program on a free port, unless the arguments select another one.
  init(_ arguments: [String], _ program: Program = .showcase) throws {
    let process = Process()
    self.process = process
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: program.rawValue)
    process.arguments = ["--port", "0", "--test-identifiers"] + arguments
    folder = try TemporaryFolder()
    errors = folder.url.appending(path: "errors")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    let (ending, end) = AsyncStream<Void>.makeStream()
    self.ending = ending
    process.terminationHandler = { _ in end.finish() }
    output = try ProcessStart.alone {
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      return output
    }
  }

  /// Runs a body with the port of a server, and ends the server.
  static func run(
    _ arguments: [String], _ program: Program = .showcase,
    _ body: @MainActor (ServerProcess, Int) async throws -> Void
  ) async throws {
    let server = try ServerProcess(arguments, program)
    do {
      try await body(server, try #require(await server.port()))
    } catch {
      await server.end(SIGKILL)
      throw error
    }
    await server.end()
  }

  /// The port of the server, which it prints; nil if it ends before.
  func port() async -> Int? { await ports()?.pages }

  /// The ports of its pages and, if it serves them, of its metrics; nil if it ends before.
  func ports(metrics hasMetrics: Bool = false) async -> (pages: Int, metrics: Int?)? {
    let (texts, text) = AsyncStream<String>.makeStream()
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        return text.finish()
      }
      text.yield(String(decoding: data, as: UTF8.self))
    }
    var all = ""
    for await text in texts {
      all += text
      let metrics = all.firstMatch(of: /are at http:\/\/127\.0\.0\.1:(\d+)\/metrics/)
      if let pages = all.firstMatch(of: /running at http:\/\/127\.0\.0\.1:(\d+)\//),
        let port = Int(pages.1), !hasMetrics || metrics != nil
      {
        return (port, metrics.flatMap { Int($0.1) })
      }
    }
    return nil
  }

  /// Waits until the server has ended; returns what it has written to standard error.
  @discardableResult
  func ended() async -> String {
    for await _ in ending {}
    return (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
  }

  /// Ends the server.
  func end(_ signal: Int32 = SIGTERM) async {
    let workers = workers.values
    if process.isRunning { kill(process.processIdentifier, signal) }
    for await _ in ending {}
    // A supervisor that is killed cannot wait for its workers.
    while workers.contains(where: Self.isRunning) { await Task.yield() }
  }

  static func isRunning(_ process: Int32) -> Bool {
    guard let state = field(2, of: process) else { return false }
    return state != "Z"
  }

  /// The process identifiers of the workers, by their numbers.
  var workers: [Int: Int32] {
    var found: [Int: Int32] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for id in names.compactMap({ Int32($0) })
    where Self.field(3, of: id) == "\(process.processIdentifier)" && Self.isRunning(id) {
      if let worker = Self.worker(of: id) { found[worker.index] = id }
    }
    return found
  }

  /// The worker that a process is.
  static func worker(of process: Int32) -> Worker? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/environ") else {
      return nil
    }
    let name = Array("\(Worker.variable)=".utf8)
    let variable = data.split(separator: 0).first { $0.starts(with: name) }
    return variable.flatMap {
      try? JSONDecoder().decode(Worker.self, from: Data($0.dropFirst(name.count)))
    }
  }

  /// A field of a process's status by its number, from 2; the name of the program is the first one.
  private static func field(_ number: Int, of process: Int32) -> String? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
      let end = data.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = data[end...].dropFirst(2).split(separator: UInt8(ascii: " "))
    return fields.dropFirst(number - 2).first.map { String(decoding: $0, as: UTF8.self) }
  }
}
