// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import WaymarkViews

/// The command of an app's program, with its arguments.
struct AppCommand {
  /// The commands, by the first argument.
  enum Name: String, CaseIterable {
    case serve, map, play, mcp, previews
  }

  let name: Name
  let arguments: [String]

  /// Reads the arguments after the program name; without the name of a command, they are those of
  /// `serve`.
  init(_ arguments: some Collection<String>) {
    let named = arguments.first.flatMap(Name.init)
    name = named ?? .serve
    self.arguments = Array(named == nil ? arguments.dropFirst(0) : arguments.dropFirst())
  }
}

extension AppCommand {
  /// Returns the configuration of a command's arguments, named after the program.
  static func configuration(
    _ name: Name, abstract: String, discussion: String = ""
  ) -> CommandConfiguration {
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    return CommandConfiguration(
      commandName: program.map { name == .serve ? $0 : "\($0) \(name)" }, abstract: abstract,
      discussion: discussion)
  }

  /// Performs the work of a command on the main thread, whose run loop runs meanwhile; ends the
  /// program if the caller is in a task, since it would deadlock.
  @MainActor
  static func perform<Result: Sendable>(
    _ app: String, _ work: @escaping @MainActor () async -> Result
  ) -> Result {
    guard MainThread.canRunLoop else {
      end(
        app,
        "main() must be called on the main thread outside of a task; in a task, call WebHost.run.")
    }
    return MainThread.runLoop { await work() }
  }

  /// Ends the program with a problem on standard error, and status 1.
  static func end(_ app: String, _ problem: String) -> Never {
    FileHandle.standardError.write(Data("\(app): \(problem)\n".utf8))
    exit(1)
  }
}
