// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

@Suite struct LinkParamTests {
  private struct SKU: Hashable, Sendable {
    var number: Int
  }

  /// A table of one route, whose values are those of a codec in a path.
  private func table<Value: Hashable & Sendable>(
    _ codec: LinkParam<Value>, _ pattern: String = "/:value"
  ) throws -> RouteTable<Value> {
    try RouteTable { LinkRoute(pattern, codec, make: { $0 }, match: { $0 }) }
  }

  @Test func `A codec of another type reads and writes by the first one`() throws {
    let codec = LinkParam.int.map({ $0 < 1000 ? SKU(number: $0) : nil }, { $0.number })
    let table = try table(codec)
    #expect(try table.parse(path: "/7").route == SKU(number: 7))
    #expect(try table.parse(path: "/7").isCanonical)
    #expect(table.entries.first?.segments == [.int("value")])
    #expect(
      throws: LinkError.badParameter(pattern: "/:value", name: "value", reason: .notOfType)
    ) { try table.parse(path: "/1000") }
    #expect(throws: LinkPrintError.lossyCodec(pattern: "/:value")) {
      try table.path(for: SKU(number: 1000))
    }
    #expect(throws: LinkPrintError.notRepresentable(pattern: "/:value", param: "value")) {
      try table.path(for: SKU(number: -1))
    }
  }

  @Test func `What a codec prints otherwise is not as it is printed`() throws {
    let bool = LinkParam<Bool>(
      parse: { ["yes": true, "true": true, "no": false][$0] }, print: { $0 ? "yes" : "no" })
    let mapped = LinkParam.text.map({ $0.uppercased() }, { $0 })
    #expect(try table(bool).parse(path: "/yes").isCanonical)
    #expect(try !table(bool).parse(path: "/true").isCanonical)
    #expect(try table(bool, "/?value").parse(path: "/?value=no").isCanonical)
    #expect(try !table(bool, "/?value").parse(path: "/?value=true").isCanonical)
    #expect(try table(mapped).parse(path: "/A").isCanonical)
    #expect(try !table(mapped).parse(path: "/a").isCanonical)
    #expect(try !table(mapped, "/?value").parse(path: "/?value=a&x=1").isCanonical)
    #expect(try table(mapped, "/?value").parse(path: "/?x=1&value=A").isCanonical)
  }

  @Test func `A universally unique identifier is read in either case`() throws {
    let id = try #require(UUID(uuidString: "01020304-0506-0708-090A-0B0C0D0E0FFF"))
    let table = try table(.uuid)
    #expect(try table.path(for: id) == "/01020304-0506-0708-090a-0b0c0d0e0fff")
    let match = try table.parse(path: "/01020304-0506-0708-090A-0B0C0D0E0FFF")
    #expect(match.route == id)
    #expect(!match.isCanonical)
    #expect(throws: LinkError.self) { try table.parse(path: "/01020304") }
    #expect(table.checkLaws(seed: 1) == [])
  }

  @Test func `An optional value that is the usual one goes without saying`() throws {
    let table = try table(.optional(.int), "/?value")
    #expect(try table.path(for: nil) == "/")
    #expect(try table.path(for: 0) == "/?value=0")
    #expect(try table.parse(path: "/").route == nil)
    #expect(table.checkLaws(samples: [nil, 0, 5]) == [])
    #expect(try self.table(.uint.default(3), "/?value").path(for: 3) == "/")
    #expect(try self.table(.text.default("x"), "/?value").path(for: "") == "/?value=")
  }

  @Test func `Three parameters and more are read in the pattern's order`() throws {
    let table = try RouteTable<[String]> {
      LinkRoute(
        "/?a&b&c", .text, .text, .text, make: { [$0, $1, $2].reversed() },
        match: { $0.count == 3 && $0[0] == "z" ? ($0[2], $0[1], $0[0]) : nil })
      LinkRoute(
        "/:a/to/:b/:c/*d", .text, .text, .text, .rest, make: { [$0, $1, $2] + $3 },
        match: { $0.count >= 3 ? ($0[0], $0[1], $0[2], Array($0.dropFirst(3))) : nil })
    }
    #expect(try table.parse(path: "/1/to/2/3/4/5").route == ["1", "2", "3", "4", "5"])
    #expect(try table.path(for: ["1", "2", "3"]) == "/1/to/2/3")
    #expect(try table.parse(path: "/?c=3&b=2&a=1").route == ["3", "2", "1"])
    #expect(try table.path(for: ["z", "y", "x"]) == "/?a=x&b=y&c=z")
    #expect(
      throws: LinkError.badParameter(pattern: "/:a/to/:b/:c/*d", name: "c", reason: .encodedSlash)
    ) { try table.parse(path: "/1/to/2/a%2Fb") }
  }

  @Test func `A URL is read as it stands`() throws {
    let table = try trailTable()
    let url = try #require(URL(string: "https://www.example.com/trails/75?utm=1#top"))
    let match = try table.parse(url)
    #expect(match.route == .trail(id: 75))
    #expect(match.fragment == "top")
    #expect(try table.url(for: .trail(id: 75)).path == "/trails/75")
  }

  @Test func `Links are of the first host, or else of the first scheme`() throws {
    func link(hosts: [String], schemes: [String]) throws -> String {
      try RouteTable(hosts: hosts, schemes: schemes) { LinkRoute("/", route: 1) }.link(for: 1)
    }
    #expect(try link(hosts: ["B.example", "a.example"], schemes: ["x"]) == "https://b.example/")
    #expect(try link(hosts: [], schemes: ["MyApp", "x"]) == "myapp:///")
    #expect(throws: LinkPrintError.missingHost) { try link(hosts: [], schemes: []) }
  }
}
