// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
import WaymarkAssociation
import WaymarkMap

@testable import WaymarkWeb

@MainActor
struct HostileLineTests {
  private static let valid = [
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":{"name":"A"}}}"#,
    #"{"jsonrpc":"2.0","id":"b","method":"tools/call","params":{"name":"set","arguments":{"ref":"e1","value":true}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"open","arguments":{"link":"/a?b#c"}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"type","arguments":{"name":"Upper","text":"é\ud83d\ude00"}}}"#,
    #"{"jsonrpc":"2.0","id":4,"method":"tools/list"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
  ]
  private static let marks = Array("\u{0}\r\t \"'\\{}[](),:0123456789-+.eEtrufalsn<é😀".utf8)

  private func changed(_ text: String, _ source: inout SplitMix) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...3, using: &source) {
      let place = Int.random(in: 0..<bytes.count, using: &source)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &source))
      switch Int.random(in: 0..<5, using: &source) {
      case 0: bytes[place] = .random(in: 0...255, using: &source)
      case 1: bytes[place] = source.element(of: Self.marks)
      case 2 where end - place < bytes.count: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default:
        let count = Int.random(in: 1...200, using: &source)
        bytes.insert(
          contentsOf: repeatElement(source.element(of: Self.marks), count: count), at: place)
      }
    }
    return bytes.filter { $0 != UInt8(ascii: "\n") }
  }

  @Test func `3 000 lines are answered by a result or a known error`() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    var source = SplitMix(seed: seed)
    let server = AgentArguments.server(
      "Counter", nil, start: agentStart(CounterApp.self)
    ) { await CounterApp.map(bounds: $0) }
    var codes: Set<Int> = []
    var results = 0
    for number in 1...3000 {
      if number % 20 == 0 { await Task.yield() }
      let bytes = changed(source.element(of: Self.valid), &source)
      let input = try? JSONReader.read(bytes, depth: 32)
      let line = await server.answer(to: .bytes(bytes))
      let place = "seed \(seed), line \(number): \(String(decoding: bytes, as: UTF8.self))"
      guard let line else {
        let isBlank = bytes.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
        #expect(isBlank || input != nil, "\(place)")
        continue
      }
      let answer = try JSONReader.read(Array(line.utf8), depth: 32)
      if let code = answer["error"]?["code"]?.integer {
        codes.insert(code)
        #expect((input == nil) == (code == -32700), "\(place)")
      } else {
        results += 1
        #expect(answer["result"] as JSON? != nil, "\(place)")
      }
    }
    #expect(codes == [-32700, -32600, -32601, -32602], "seed \(seed)")
    #expect(results > 100, "seed \(seed)")
  }
}
