// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation

@testable import WaymarkWeb

/// A server whose only tool repeats a text.
@MainActor
func echoServer() -> ToolServer {
  let echo = Tool(
    "echo", "Echo", .reads, "Returns a text.",
    [
      ToolParameter("text", .text(limit: 8), isRequired: true, "The text."),
      ToolParameter("count", .integer(1...3), "How often."),
      ToolParameter("part", .number(0...1), "A part."),
      ToolParameter("case", .choice(["upper", "lower"]), "The case."),
      ToolParameter("fails", .flag, "Whether it fails."),
    ]
  ) { arguments in
    let text = arguments.text("text") ?? ""
    return arguments.flag("fails")
      ? .failure("It failed.")
      : ToolResult(String(repeating: text, count: arguments.integer("count") ?? 1))
  }
  return ToolServer("Echo", instructions: "Call echo.", tools: [echo])
}

@MainActor
struct ToolServerTests {
  private let server = echoServer()

  private func answer(_ text: String) async throws -> JSON? {
    guard let line = await server.answer(to: .bytes(Array(text.utf8))) else { return nil }
    #expect(!line.contains("\n"))
    let answer = try JSONReader.read(Array(line.utf8), depth: 32)
    if answer.elements == nil { #expect(answer["jsonrpc"]?.text == "2.0") }
    return answer
  }

  private func call(_ arguments: String) async throws -> JSON? {
    try await answer(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/call",\
      "params":{"name":"echo","arguments":\(arguments)}}
      """)
  }

  // MARK: Initialization

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"), ("2024-11-05", "2024-11-05"),
    ("2030-01-01", "2025-06-18"), ("", "2025-06-18"),
  ])
  func `the version is the client's if it is known, else the newest`(
    wanted: String, agreed: String
  ) async throws {
    let result = try await answer(
      """
      {"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\(wanted)",\
      "capabilities":{},"clientInfo":{"name":"test","version":"0"}}}
      """)
    #expect(result?["id"]?.text == "a")
    #expect(result?["result"]?["protocolVersion"]?.text == agreed)
    #expect(result?["result"]?["capabilities"]?["tools"] as JSON? != nil)
    #expect(result?["result"]?["serverInfo"]?["name"]?.text == "Echo")
  }

  @Test func `a ping is answered by an empty result`() async throws {
    let result = try await answer(#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#)
    #expect(
      result == .members(["jsonrpc": .string("2.0"), "id": .integer(7), "result": .object([])]))
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
    #"{"jsonrpc":"2.0","method":"unknown"}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#, "", " \r",
  ])
  func `notifications, responses and empty lines have no answer`(line: String) async throws {
    #expect(try await answer(line) == nil)
  }

  // MARK: Errors

  @Test(arguments: [
    ("{", -32700, "byte 1"), (#"{"a":1}x"#, -32700, "byte 7"), ("\u{0}", -32700, "byte 0"),
    (String(repeating: "[", count: 100), -32700, "deeply"),
    ("1", -32600, "a number"), ("null", -32600, "null"), ("{}", -32600, "jsonrpc"),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600, "jsonrpc"),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, "method"),
    (#"{"jsonrpc":"2.0","id":1,"method":1}"#, -32600, "method"),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "id"),
    (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600, "id"),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32600, "params"),
    ("[]", -32600, "empty"), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600, "batch"),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601, "resources/list"),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602, "protocolVersion"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602, "cursor"),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602, "name"),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602, "fly"
    ),
  ])
  func `each mistake has its code`(line: String, code: Int, word: String) async throws {
    let error = try #require(try await answer(line)?["error"] as JSON?)
    #expect(error["code"]?.integer == code)
    #expect(error["message"]?.text?.contains(word) == true, "\(error)")
  }

  @Test(arguments: [
    ("{}", "text"), (#"{"text":1}"#, "text"), (#"{"text":"123456789"}"#, "text"),
    (#"{"text":"a","count":0}"#, "count"), (#"{"text":"a","count":1.5}"#, "count"),
    (#"{"text":"a","count":"1"}"#, "count"), (#"{"text":"a","part":2}"#, "part"),
    (#"{"text":"a","part":1e999}"#, "part"), (#"{"text":"a","case":"title"}"#, "case"),
    (#"{"text":"a","fails":1}"#, "fails"), (#"{"text":"a","other":1}"#, "other"),
    ("[]", "arguments"), (#"{"text":null}"#, "text"),
  ])
  func `an invalid argument is named`(arguments: String, name: String) async throws {
    let error = try #require(try await call(arguments)?["error"] as JSON?)
    #expect(error["code"]?.integer == -32602)
    #expect(error["message"]?.text?.contains("\"\(name)\"") == true, "\(error)")
  }

  @Test func `a line that is too long is an error without an id`() async throws {
    let line = try #require(await server.answer(to: .tooLong))
    let answer = try JSONReader.read(Array(line.utf8), depth: 32)
    #expect(answer["error"]?["code"]?.integer == -32600)
    #expect(answer["id"]?.isNull == true)
  }

  @Test func `an invalid request is answered by its id`() async throws {
    let answer = try await answer(#"{"jsonrpc":"1.0","id":"x","method":"ping"}"#)
    #expect(answer?["id"]?.text == "x")
  }

  // MARK: Tools

  @Test func `tools are listed with their schemas`() async throws {
    let list = try await answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let tool = try #require(list?["result"]?["tools"]?.elements?.first)
    #expect(tool["name"]?.text == "echo")
    #expect(tool["annotations"]?["readOnlyHint"]?.flag == true)
    let schema = try #require(tool["inputSchema"] as JSON?)
    #expect(schema["required"]?.elements == [.string("text")])
    #expect(schema["properties"]?["count"]?["maximum"]?.integer == 3)
    #expect(schema["additionalProperties"]?.flag == false)
  }

  @Test func `a call returns the text, or that the tool has failed`() async throws {
    let echo = try await call(#"{"text":"ab\n\"","count":2}"#)?["result"]
    #expect(echo?["isError"]?.flag == false)
    #expect(echo?["content"]?.elements?.first?["text"]?.text == "ab\n\"ab\n\"")
    let failure = try await call(#"{"text":"a","fails":true}"#)?["result"]
    #expect(failure?["isError"]?.flag == true)
    #expect(failure?["content"]?.elements?.first?["text"]?.text == "It failed.")
  }

  @Test func `the version with batches answers them`() async throws {
    _ = try await answer(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#)
    let answers = try await answer(
      #"""
      [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},7,
       {"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"x"}}]
      """#)
    #expect(answers?.elements?.map { $0["id"] as JSON? } == [.integer(1), .null, .integer(2)])
    #expect(answers?.elements?.last?["error"]?["code"]?.integer == -32600)
    let silent = try await answer(#"[{"jsonrpc":"2.0","method":"x"}]"#)
    #expect(silent == nil)
  }
}
