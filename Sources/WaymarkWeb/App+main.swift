// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
public import WaymarkViews

extension App {
  /// Serves the app to browsers, as the command line says.
  ///
  /// Like SwiftUI's `App.main()`, but what it starts is a web server: `@main struct MyApp: App` in
  /// a file that imports WaymarkWeb is one. `--help` lists the options. When the app cannot be
  /// served, says why on standard error and exits with 1.
  ///
  /// It has the main thread and runs its run loop, so that timers and other sources that the app
  /// adds to `RunLoop.main`, or in an action to `RunLoop.current`, fire. A program that calls
  /// ``WebHost`` in an asynchronous `main` of its own has no such loop.
  @MainActor
  public static func main() throws {
    try WebArguments.serve("\(Self.self)") { options in
      try await WebHost.run(Self.self, options)
    }
  }
}

/// The command line of an app that is served.
struct WebArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    return CommandConfiguration(
      commandName: program, abstract: "Serves the app to browsers, until it is interrupted.")
  }

  @Option(help: "The port to listen at; 0 takes a free one.")
  var port = 8080

  @Option(help: "The address to listen at; 0.0.0.0 is every address of this machine.")
  var host = "127.0.0.1"

  @Option(
    name: .customLong("origin"),
    help: "Another origin at which browsers reach this server; may be given more than once.")
  var origins: [String] = []

  @Option(
    name: .customLong("storage"),
    help: "The folder in which what the app keeps for each browser outlives the server.")
  var storage: String?

  /// What the app itself reads; a mistyped option of ours is taken for one of these, too.
  @Argument(parsing: .allUnrecognized, help: .hidden)
  var rest: [String] = []

  var options: WebHost.Options {
    WebHost.Options(
      host: host, port: port, origins: origins,
      storage: storage.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("\(port) is no port; ports are 0 to 65535.")
    }
  }

  /// Runs an app as the command line says; when it cannot be served, says why and exits with 1.
  @MainActor
  static func serve(
    _ name: String, _ run: @escaping @MainActor (WebHost.Options) async throws -> Void
  ) throws {
    let arguments = parseOrExit()
    // An asynchronous caller would be waited for by what it waits for.
    guard MainThread.canRunLoop else {
      end(name, "main() belongs to the main thread; call WebHost.run in a task.")
    }
    let result = MainThread.runLoop { () -> Result<Void, any Error> in
      do {
        return .success(try await run(arguments.options))
      } catch {
        return .failure(error)
      }
    }
    do {
      try result.get()
    } catch let error as WebHostError {
      end(name, "\(error)")
    }
  }

  private static func end(_ name: String, _ problem: String) -> Never {
    FileHandle.standardError.write(Data("\(name): \(problem)\n".utf8))
    Foundation.exit(1)
  }
}

extension WebHost.Options {
  /// Where the program's own command line says that the app is served, for programs that call
  /// ``WebHost`` themselves.
  ///
  /// The options are those of an `App` with `@main`: `--port`, `--host`, `--origin`, `--storage`. The
  /// process ends with a message when they are wrong, or when help is asked for.
  public static func commandLine() -> WebHost.Options { WebArguments.parseOrExit().options }
}
