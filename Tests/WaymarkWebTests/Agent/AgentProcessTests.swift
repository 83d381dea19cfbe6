// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
import WaymarkProcesses

@testable import WaymarkWeb

/// The program of the showcase, as a client starts it.
@Suite(.timeLimit(.minutes(2)))
struct AgentProcessTests {
  @Test func `showcase mcp answers on standard output until the input ends`() async throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "showcase")
    process.arguments = ["mcp"]
    process.standardError = FileHandle.nullDevice
    let (ending, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    let (input, output) = try ProcessStart.alone {
      let pipes = (Pipe(), Pipe())
      process.standardInput = pipes.0
      process.standardOutput = pipes.1
      try process.run()
      return pipes
    }
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "{",
      // The last line has no end.
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"open","arguments":{"link":"/about"}}}"#,
    ]
    try input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    for await _ in ending {}
    #expect(process.terminationStatus == 0)
    let answers = try String(decoding: data, as: UTF8.self).split(separator: "\n")
      .map { try JSONReader.read(Array($0.utf8), depth: 32) }
    #expect(answers.map { $0["id"] as JSON? } == [.integer(1), .null, .integer(2)])
    #expect(answers.first?["result"]?["serverInfo"]?["name"]?.text == "TrailGuide")
    let text = answers.last?["result"]?["content"]?.elements?.first?["text"]?.text
    #expect(text?.contains("link: /about") == true)
  }
}
