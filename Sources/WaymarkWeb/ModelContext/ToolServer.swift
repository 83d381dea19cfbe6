// SPDX-License-Identifier: MIT

import WaymarkAssociation

/// A server of the Model Context Protocol, with tools only: a line in, at most one line out.
///
/// It knows neither the transport nor what its tools do.
@MainActor
final class ToolServer {
  /// The versions of the protocol that the server speaks, the newest first.
  nonisolated static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let name: String
  private let instructions: String
  private let tools: [Tool]
  /// The version that was agreed with the client; nil before.
  private var version: String?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - name: The name of the server.
  ///   - instructions: How a client uses the tools.
  ///   - tools: The tools.
  init(_ name: String, instructions: String, tools: [Tool]) {
    self.name = name
    self.instructions = instructions
    self.tools = tools
  }

  /// Performs the message in a line.
  ///
  /// - Returns: The line of the answer, without its end; nil if the message has no answer.
  func answer(to line: LineBuffer.Line) async -> String? {
    if case .bytes(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
      return nil
    }
    let json: JSON
    do throws(ProtocolError) {
      json = try ProtocolMessage.json(line)
    } catch {
      return error.answer(to: .null).compactText
    }
    if case .array(let messages) = json { return await answer(toBatch: messages)?.compactText }
    return await answer(to: json)?.compactText
  }

  /// Only one version of the protocol has batches.
  private func answer(toBatch messages: [JSON]) async -> JSON? {
    guard version == "2025-03-26", !messages.isEmpty else {
      let reason =
        messages.isEmpty
        ? "The batch is empty." : "This version of the protocol has no batches."
      return ProtocolError.invalidRequest(reason).answer(to: .null)
    }
    var answers: [JSON] = []
    for message in messages {
      if message["method"]?.text == "initialize" {
        answers.append(
          ProtocolError.invalidRequest("\"initialize\" must not be part of a batch.")
            .answer(to: ProtocolMessage.id(of: message)))
      } else if let answer = await answer(to: message) {
        answers.append(answer)
      }
    }
    return answers.isEmpty ? nil : .array(answers)
  }

  private func answer(to json: JSON) async -> JSON? {
    do throws(ProtocolError) {
      // A notification has no answer, not even to say that it is unknown.
      guard let message = try ProtocolMessage(json), let id = message.id else { return nil }
      let result = try await result(of: message)
      return .members(["jsonrpc": .string("2.0"), "id": id, "result": result])
    } catch {
      return error.answer(to: ProtocolMessage.id(of: json))
    }
  }

  private func result(of message: ProtocolMessage) async throws(ProtocolError) -> JSON {
    switch message.method {
    case "initialize": return try initialize(message.parameters)
    case "ping": return .object([])
    case "tools/list":
      guard message.parameters["cursor"] as JSON? == nil else {
        throw .invalidParameter("cursor", "the list of tools has one page")
      }
      return .members(["tools": .array(tools.map(\.json))])
    case "tools/call": return try await call(message.parameters).json
    default: throw .unknownMethod(message.method)
    }
  }

  private func initialize(_ parameters: JSON) throws(ProtocolError) -> JSON {
    guard let wanted = parameters["protocolVersion"]?.text else {
      throw .invalidParameter("protocolVersion", "it must be a string")
    }
    let agreed = Self.versions.first { $0 == wanted } ?? Self.versions[0]
    version = agreed
    return .members([
      "protocolVersion": .string(agreed),
      "capabilities": .members(["tools": .members(["listChanged": .bool(false)])]),
      "serverInfo": .members(["name": .string(name), "version": .string("1.0")]),
      "instructions": .string(instructions),
    ])
  }

  private func call(_ parameters: JSON) async throws(ProtocolError) -> ToolResult {
    guard let name = parameters["name"]?.text else {
      throw .invalidParameter("name", "it must be the name of a tool")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .invalidParameter("name", "no tool has the name \(name.debugDescription)")
    }
    let arguments = try ToolArguments(parameters["arguments"], for: tool.parameters)
    return try await tool.call(arguments)
  }
}
