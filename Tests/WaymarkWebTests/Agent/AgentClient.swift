// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkHeadless
import WaymarkMap
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// Returns how an app is started for an agent.
@MainActor
func agentStart<A: App>(_ app: A.Type) -> Runtime.Start { Runtime.mounting { $0.mount(A()) } }

/// A client that calls the tools of an app.
@MainActor
final class AgentClient {
  private let server: ToolServer
  private var number = 0
  /// All lines of the server.
  private(set) var lines: [String] = []

  init<A: App>(_ app: A.Type) {
    server = AgentArguments.server(
      "\(A.self)", Site.table(of: app), start: agentStart(app)
    ) { await A.map(bounds: $0) }
  }

  /// Calls a tool; returns its text, and whether it failed.
  func call(
    _ tool: String, _ arguments: String = "{}"
  ) async throws -> (text: String, isError: Bool) {
    let result = try await result(tool, arguments)
    let text = result["content"]?.elements?.first?["text"]?.text ?? ""
    return (text, try #require(result["isError"]?.flag as Bool?))
  }

  /// Calls a tool that must not fail; returns its text.
  func text(_ tool: String, _ arguments: String = "{}") async throws -> String {
    let (text, isError) = try await call(tool, arguments)
    #expect(!isError, "\(tool) \(arguments): \(text)")
    return text
  }

  /// Calls a tool; returns its result.
  func result(_ tool: String, _ arguments: String = "{}") async throws -> JSON {
    number += 1
    let line = """
      {"jsonrpc":"2.0","id":\(number),"method":"tools/call",\
      "params":{"name":"\(tool)","arguments":\(arguments)}}
      """
    let answer = try #require(await server.answer(to: .bytes(Array(line.utf8))))
    lines.append(answer)
    let json = try JSONReader.read(Array(answer.utf8), depth: 32)
    return try #require(json["result"] as JSON?, "\(answer)")
  }
}

extension String {
  /// The reference in the first line that contains a text.
  func reference(of text: String) throws -> String {
    let line = try #require(split(separator: "\n").first { $0.contains(text) }, "\(self)")
    return String(try #require(line.firstMatch(of: /\[(e\d+)\]/)).1)
  }
}
