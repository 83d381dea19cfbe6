// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// Hosts with parameters.
@Suite struct LinkHostTests {
  private func table(_ hosts: [String]) throws -> RouteTable<Int> {
    try RouteTable(hosts: hosts, schemes: ["app"]) {
      LinkRoute("/:id", .int, make: { $0 }, match: { $0 })
    }
  }

  @Test(arguments: [
    ("https://acme.example.com/7", ["tenant": "acme"]),
    ("https://ACME.Example.com:443/7", ["tenant": "acme"]),
    ("http://a-1.example.com./7", ["tenant": "a-1"]),
    ("https://www.example.com/7", [:]),
    ("https://eu.acme.example.org/7", ["region": "eu", "T_x": "acme"]),
    ("app:///7", [:]),
  ]) func `The values of a host's parameters are told`(
    link: String, values: [String: String]
  ) throws {
    let table = try table([
      ":tenant.example.com", "www.example.com", ":region.:T_x.Example.org",
    ])
    let match = try table.parse(link)
    #expect(match.hostValues == values)
    #expect(match.isCanonical)
    #expect(try table.parse(path: "/7").hostValues == [:])
  }

  @Test(arguments: [
    "example.com", "a.b.example.com", "-a.example.com", "a-.example.com", "a_b.example.com",
    ".example.com", "acme.example.com.evil.com", "é.example.com",
  ]) func `A parameter is one label of a host's name`(host: String) throws {
    #expect(throws: LinkError.foreign(host)) {
      try table([":tenant.example.com"]).parse("https://\(host)/7")
    }
  }

  @Test func `Links are printed at the first host without parameters, or with values`() throws {
    let table = try table([":tenant.example.com", "www.example.com", ":a.:b.example.com"])
    #expect(table.hosts == [":tenant.example.com", "www.example.com", ":a.:b.example.com"])
    #expect(try table.link(for: 7) == "https://www.example.com/7")
    #expect(try table.link(for: 7, host: ["tenant": "acme"]) == "https://acme.example.com/7")
    #expect(try table.link(for: 7, host: ["b": "y", "a": "x"]) == "https://x.y.example.com/7")
    #expect(throws: LinkPrintError.missingHost) { try table.link(for: 7, host: ["x": "y"]) }
    for value in ["", "A", "a.b", "-a", String(repeating: "a", count: 64)] {
      #expect(
        throws: LinkPrintError.notRepresentable(pattern: ":tenant.example.com", param: "tenant")
      ) { try table.link(for: 7, host: ["tenant": value]) }
    }
    #expect(
      throws: LinkPrintError.shadowed(pattern: ":tenant.example.com", by: "www.example.com")
    ) { try table.link(for: 7, host: ["tenant": "www"]) }
    #expect(try self.table([":t.example.com"]).link(for: 7) == "app:///7")
  }

  @Test(arguments: [
    ([":a.example.com", ":b.example.com"], "and “:a.example.com” are both for “x.example.com”"),
    ([":a.x.com", "y.:b.com"], nil), ([":a.x.com", "y.:b.com", "y.x.com"], nil),
    ([":a.example.com", "www.example.com"], nil), ([":a.:b.com", ":c.example.com"], nil),
    ([":host"], "ends in a parameter, so it could be any host"),
    (["example.:tld"], "ends in a parameter, so it could be any host"),
    ([":a.:a.com"], "names a parameter twice"),
    ([":.com"], "is not an ASCII host name without a port (“xn--…” for other letters)"),
  ]) func `Hosts with parameters are told apart`(hosts: [String], words: String?) throws {
    guard let words = hosts.first == ":a.x.com" ? "and “:a.x.com” are both for “y.x.com”" : words
    else {
      _ = try table(hosts)
      return
    }
    let error = try #require(throws: RouteTableError.self) { try table(hosts) }
    #expect(error.issues.map(\.kind) == [.authority])
    #expect(error.description == "“\(hosts[hosts.count > 2 ? 1 : hosts.count - 1])” \(words).")
  }
}
