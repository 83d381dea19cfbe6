// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import WaymarkHeadless
import WaymarkMap
@_spi(Host) import WaymarkViews

/// The command line of `mcp`, which lets an agent drive an app.
struct AgentArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    AppCommand.configuration(
      .mcp,
      abstract: "Lets an agent drive the app, as a server of the Model Context Protocol.",
      discussion: """
        Reads one JSON message per line from standard input, and writes the answers to standard \
        output until the input ends. What the app prints goes to standard error.
        """)
  }

  /// Returns the server of an app.
  @MainActor
  static func server(
    _ name: String, _ site: Site?, start: @escaping Runtime.Start,
    map: @escaping @MainActor (MapBounds) async -> NavigationMap
  ) -> ToolServer {
    ToolServer(
      name, instructions: AgentSession.instructions,
      tools: AgentSession(site, start: start).tools(map: map))
  }

  /// Serves an app on standard input and output until the input ends.
  @MainActor
  static func run(
    _ name: String, _ arguments: [String], _ site: @autoclosure () -> Site?,
    _ mount: @escaping @MainActor (ViewGraph) -> Void,
    map: @escaping @MainActor (MapBounds) async -> NavigationMap
  ) {
    _ = parseOrExit(arguments)
    guard let lines = StandardStreams() else {
      AppCommand.end(name, "standard input and output cannot be duplicated")
    }
    let server = server(name, site(), start: Runtime.mounting(mount), map: map)
    AppCommand.perform(name) {
      while let line = await lines.next() {
        guard let answer = await server.answer(to: line) else { continue }
        // The client is gone.
        guard await lines.write(answer) else { return }
      }
    }
  }
}
