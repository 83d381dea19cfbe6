// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

/// The codecs other than those for numbers and texts.
@Suite struct LinkCodecTests {
  private enum Size: Int8, CaseIterable, Sendable {
    case small = -1
    case medium = 0
    case large = 12
  }

  private struct Code: RawRepresentable, Hashable, Sendable {
    var rawValue: Int
  }

  private func table<Value: Hashable & Sendable>(
    _ codec: LinkParam<Value>, _ pattern: String = "/:value"
  ) throws -> RouteTable<Value> {
    try RouteTable { LinkRoute(pattern, codec, make: { $0 }, match: { $0 }) }
  }

  /// Each text is parsed as its value, and each value with a text is printed as that text.
  private func check<Value: Hashable & Sendable>(
    _ codec: LinkParam<Value>, _ cases: [(String, Value?)], other: [(String, Value)] = [],
    unprinted: [Value] = []
  ) throws {
    for pattern in ["/:value", "/?value"] {
      let table = try table(codec, pattern)
      let start = pattern == "/:value" ? "/" : "/?value="
      for (text, value) in cases {
        #expect((try? table.parse(path: start + text))?.route == value, "\(start)\(text)")
        if let value { #expect(try table.path(for: value) == start + text) }
      }
      for (text, value) in other {
        let match = try table.parse(path: start + text)
        #expect(match.route == value)
        #expect(!match.isCanonical, "\(start)\(text)")
      }
      for value in unprinted {
        #expect(throws: LinkPrintError.notRepresentable(pattern: pattern, param: "value")) {
          try table.path(for: value)
        }
      }
      #expect(table.checkLaws(seed: 1) == [])
    }
  }

  @Test func `Truth is one of two words`() throws {
    try check(.bool, [("true", true), ("false", false), ("True", nil), ("1", nil), ("yes", nil)])
  }

  @Test func `Signed numbers have one spelling`() throws {
    try check(
      .signed,
      [
        ("0", 0), ("-1", -1), ("\(Int.min)", .min), ("\(Int.max)", .max), ("-0", nil),
        ("+1", nil), ("01", nil), ("-01", nil), ("-", nil), ("9223372036854775808", nil),
        ("1.5", nil),
      ])
    try check(LinkParam<Int8>.signed, [("-128", -128), ("127", 127), ("128", nil), ("-129", nil)])
  }

  @Test func `Floating numbers are printed in the fewest digits`() throws {
    try check(
      .double,
      [
        ("0", 0), ("1.5", 1.5), ("-1.5", -1.5), ("0.1", 0.1), ("2", 2), ("1e-07", 1e-7),
        ("5e-324", .leastNonzeroMagnitude), ("0x10", nil), ("nan", nil), ("inf", nil),
        ("1e999", nil), ("1,5", nil),
      ], other: [("1.50", 1.5), ("2.0", 2), ("01", 1)],
      unprinted: [.infinity, -.infinity, .nan])
    try check(LinkParam<Float>.float, [("0.1", 0.1), ("16777216", 16_777_216)])
  }

  @Test func `Cases of an enumeration are their raw values, texts or numbers`() throws {
    try check(
      LinkParam<Size>.enum(),
      [("-1", .small), ("0", .medium), ("12", .large), ("1", nil), ("012", nil), ("x", nil)])
    try check(.raw(.int), [("7", Code(rawValue: 7)), ("x", nil)], unprinted: [Code(rawValue: -1)])
  }

  private func instant(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test func `Days are those of the calendar`() throws {
    try check(
      .date,
      [
        ("1970-01-01", instant(0)), ("2026-11-21", instant(1_795_219_200)),
        ("2024-02-29", instant(1_709_164_800)), ("0001-01-01", instant(-62_135_596_800)),
        ("9999-12-31", instant(253_402_214_400)), ("2026-02-29", nil), ("1900-02-29", nil),
        ("2026-13-01", nil), ("2026-00-01", nil), ("2026-01-00", nil), ("2026-1-1", nil),
        ("0000-01-01", nil), ("20261121", nil),
      ], unprinted: [instant(1), instant(0.5), instant(-62_135_596_801), instant(253_402_300_800)])
  }

  @Test func `Instants have an offset, and as many digits as they need`() throws {
    let time = 1_795_249_815.0
    try check(
      .dateTime,
      [
        ("2026-11-21T08:30:15Z", instant(time)), ("2026-11-21T08:30:15.25Z", instant(time + 0.25)),
        ("1969-12-31T23:59:59Z", instant(-1)), ("2026-11-21T08:30Z", nil),
        ("2026-11-21", nil), ("2026-11-21T24:00:00Z", nil), ("2026-11-21T08:60:00Z", nil),
        ("2026-11-21T08:30:15", nil), ("2026-11-21T08:30:15.Z", nil),
        ("2026-11-21T08:30:15.1234567890Z", nil), ("2026-11-21t08:30:15z", nil),
      ],
      other: [
        ("2026-11-21T10:30:15%2B02:00", instant(time)),
        ("2026-11-20T23:00:15-09:30", instant(time)),
        ("2026-11-21T08:30:15.250Z", instant(time + 0.25)),
      ], unprinted: [instant(.infinity), instant(253_402_300_800)])
    // In a query, an unescaped plus sign is a space.
    #expect(throws: LinkError.self) {
      try self.table(.dateTime, "/?value").parse(path: "/?value=2026-11-21T10:30:15+02:00")
    }
    let now = Date()
    let table = try self.table(.dateTime)
    #expect(try table.parse(path: table.path(for: now)).route == now)
  }

  @Test func `A list is one text with separators`() throws {
    try check(
      .list(.int), [("1,2,3", [1, 2, 3]), ("7", [7]), ("1,,2", nil), ("1,x", nil), (",", nil)],
      other: [("1%2C2", [1, 2]), ("1%2c%32", [1, 2])], unprinted: [[-1]])
    try check(
      .list(.text), [("a,b%20c", ["a", "b c"]), ("a,,b", nil), ("a,", nil), (",a", nil)],
      unprinted: [["a", ""], ["a,b"], ["a", "b\n"]])
    try check(.list(.text, separator: "|"), [("a%7Cb", ["a", "b"])], unprinted: [["a|b"]])
    try check(.list(.text, separator: "é"), [("a,b", ["a", "b"])])
    let table = try self.table(LinkParam<String>.text.list(), "/?value")
    #expect(try table.path(for: []) == "/?value=")
    #expect(try table.parse(path: "/?value=").route == [])
    #expect(throws: LinkPrintError.self) { try self.table(.list(.text)).path(for: []) }
    for text in [".", ".."] {
      #expect(throws: LinkPrintError.notRepresentable(pattern: "/:value", param: "value")) {
        try self.table(.list(.text)).path(for: [text])
      }
    }
    #expect(try self.table(.list(.text), "/@:value").path(for: ["."]) == "/@.")
    #expect(
      throws: LinkError.badParameter(pattern: "/:value", name: "value", reason: .encodedSlash)
    ) { try self.table(.list(.text)).parse(path: "/a,b%2Fc") }
  }

  @Test func `A list can be left out, or be there several times`() throws {
    let usual = try table(LinkParam<Int>.int.list().default([1]), "/?value")
    #expect(try usual.path(for: [1]) == "/")
    #expect(try usual.path(for: [1, 2]) == "/?value=1,2")
    #expect(usual.checkLaws(seed: 4) == [])
    let several = try table(.repeated(.list(.int)), "/?value")
    #expect(try several.path(for: [[1, 2], [3]]) == "/?value=1,2&value=3")
    #expect(several.checkLaws(seed: 4) == [])
    let first = try table(LinkParam<Int>.int.list().first, "/?value")
    #expect(try first.parse(path: "/?value=1,2&value=3").route == [1, 2])
  }
}
