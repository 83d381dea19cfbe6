// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRoutes

private let walk = #"{"screen":"walk","style":"push","value":{"id":1},"version":1}"#

private func route(_ screen: String, _ value: String, version: Int = 1) -> String {
  #"{"screen":"\#(screen)","style":{"push":{}},"value":\#(value),"version":\#(version)}"#
}

private func nested(_ depth: Int) -> String {
  String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
}

/// Restoring data of an older or newer app, or of an unknown author.
@Suite struct SalvageTests {
  private let format = SnapshotFormat.test

  private func decode(
    _ routes: [String]
  ) throws -> (path: FlowPath, report: SnapshotReport) {
    try format.decode(
      Data(#"{"format":1,"routes":[\#(routes.joined(separator: ","))]}"#.utf8))
  }

  @Test(arguments: [
    (#"{"word":"a"}"#, 1, ["a"]), (#"{"text":"a,b"}"#, 2, ["a", "b"]),
    (#"{"words":["a","b"]}"#, 3, ["a", "b"]),
  ])
  func `an older version is migrated, step by step`(value: String, version: Int, words: [String])
    throws
  {
    let (path, report) = try decode([walk, route("search", value, version: version)])
    #expect(path.routes.last == .push(AnyHashable(Search(words: words))))
    #expect(report.isComplete)
  }

  @Test(arguments: [
    (route("gone", "1"), "\"gone\" was dropped: there is no screen of this name"),
    (route("walk", "{}"), "\"walk\" was dropped: what was saved is not of the screen's type"),
    (route("walk", "null"), "\"walk\" was dropped: what was saved is not of the screen's type"),
    (route("walk", "1", version: 2), "\"walk\" was dropped: version 2 is newer than this app"),
    (
      route("tree", "1", version: 2),
      "\"tree\" was dropped: there is no migration from version 2"
    ),
    (
      route("walk", "{}", version: .min),
      "\"walk\" was dropped: there is no migration from version \(Int.min)"
    ),
    (
      route("search", #"{"word":""}"#),
      "\"search\" was dropped: the migration from version 1 failed"
    ),
    (
      route("search", #"{"words":[]}"#, version: 2),
      "\"search\" was dropped: the migration from version 2 failed"
    ),
    (route("page", nested(9)), "\"page\" was dropped: it is nested too deep"),
    (route("page", nested(2000)), "\"page\" was dropped: it is nested too deep"),
    (
      #"{"screen":"walk","value":{"id":1},"version":1,"style":{"fly":{}}}"#,
      "\"walk\" was dropped: its name, version or style cannot be read"
    ),
    (
      #"{"screen":"walk","value":{"id":1},"version":1,"style":"fly"}"#,
      "\"walk\" was dropped: its name, version or style cannot be read"
    ),
    (
      #"{"screen":"walk","value":{"id":1},"style":{"push":{}}}"#,
      "\"walk\" was dropped: its name, version or style cannot be read"
    ),
    (
      #"{"screen":"walk","style":{"push":{}},"version":1}"#,
      "\"walk\" was dropped: what was saved is not of the screen's type"
    ),
    ("{}", "was dropped: its name, version or style cannot be read"),
    ("[]", "was dropped: its name, version or style cannot be read"),
    ("null", "was dropped: its name, version or style cannot be read"),
    ("7", "was dropped: its name, version or style cannot be read"),
    (nested(40), "was dropped: it is nested too deep"),
  ])
  func `what cannot be restored is dropped with all above it`(bad: String, line: String) throws {
    let routes = [walk, bad, walk, "null", walk]
    let data = Data(#"{"routes":[\#(routes.joined(separator: ","))],"format":1}"#.utf8)
    let (path, report) = try format.decode(data)
    #expect(path == FlowPath([.push(Walk(id: 1))]))
    #expect(report.dropped.map(\.index) == [1, 2, 3, 4])
    #expect(report.dropped.map(\.name).suffix(3) == ["walk", nil, "walk"])
    let lines = report.description.split(separator: "\n")
    #expect(lines.first == "Route 1 \(line).")
    #expect(lines.last == "Route 4 \"walk\" was dropped: a route below it was dropped.")
  }

  @Test func `what is dropped for its type comes before what is above it`() throws {
    let routes = [walk, route("search", #"{"words":["a"]}"#, version: 3), walk, "null", walk]
    let data = Data(#"{"format":1,"routes":[\#(routes.joined(separator: ","))]}"#.utf8)
    let (walks, report) = try format.decode(Walk.self, from: data)
    #expect(walks == [.push(Walk(id: 1))])
    #expect(report.dropped.map(\.index) == [1, 2, 3, 4])
    #expect(report.dropped.map(\.name) == ["search", "walk", nil, "walk"])
  }

  @Test func `routes above the limit are dropped unseen`() throws {
    let (path, report) = try decode(Array(repeating: walk, count: 22))
    #expect(path.count == 20)
    #expect("\(report)" == "Route 20 was dropped: there are 2 routes too many.")
  }

  @Test func `a report says nothing of values, and keeps a name to its line`() throws {
    let (_, report) = try decode([
      route("walk", #"{"id":"hunter2"}"#), route(#"a\nb\u001b"#, "1"),
    ])
    #expect(!"\(report)".contains("hunter2"))
    #expect("\(report)".split(separator: "\n").count == 2)
    guard case .invalid(let error) = report.dropped[0].reason else {
      Issue.record("\(report)")
      return
    }
    #expect(error is DecodingError)
  }

  @Test(arguments: [
    ("", "The data is not JSON."),
    ("{", "The data is not JSON."),
    (#"{"format":1,"routes":[}"#, "The data is not JSON."),
    (#"{"format":1,"routes":[\#(walk)"#, "The data is not JSON."),
    ("]]]{{{", "The data is not JSON."),
    ("[[[]]]", "The data is not a snapshot."),
    ("{}", "The data is not a snapshot."),
    ("3", "The data is not a snapshot."),
    (#"{"format":1}"#, "The data is not a snapshot."),
    (#"{"format":1,"routes":{}}"#, "The data is not a snapshot."),
    (#"{"format":"1","routes":[]}"#, "The data is not a snapshot."),
    (#"{"format":1,"routes":[],"x":\#(nested(40))}"#, "The data is not a snapshot."),
    (nested(900), "The data is not a snapshot."),
    (
      #"{"format":2,"routes":[]}"#,
      "The snapshot is of format 2, which this version of Waymark does not know."
    ),
    (String(repeating: " ", count: 5001), "There are 5001 bytes; a snapshot may have 5000."),
  ])
  func `what is no snapshot is an error`(text: String, message: String) throws {
    let error = #expect(throws: SnapshotError.self) { try format.decode(Data(text.utf8)) }
    #expect("\(try #require(error))" == message)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16BigEndian, .utf32LittleEndian])
  func `other encodings are no JSON, since depth cannot be seen in them`(
    encoding: String.Encoding
  ) throws {
    let data = try #require(#"{"format":1,"routes":[]}"#.data(using: encoding))
    let error = #expect(throws: SnapshotError.self) { try format.decode(data) }
    #expect("\(try #require(error))" == "The data is not JSON.")
  }

  @Test func `brackets in texts are no nesting`() throws {
    let text = String(repeating: #"[{\\\""#, count: 30)
    let (path, report) = try decode([walk, route("search", #"{"words":["\#(text)"]}"#, version: 3)])
    #expect(report.isComplete && path.count == 2)
  }

  @Test func `a list of routes is found by its key`() throws {
    let data = Data(
      #"{"a":[1,[2]],"routes":[\#(walk),\#(route("page", nested(9)))],"b":[3],"format":1}"#.utf8)
    let (path, report) = try format.decode(data)
    #expect(path.count == 1 && report.dropped.map(\.index) == [1])
  }

  @Test func `of types that the format does not have nothing is made`() throws {
    let (path, report) = try decode([route("Swift.Int", "1"), route("Si", "1")])
    #expect(path.isEmpty && report.dropped.count == 2)
  }
}
