// SPDX-License-Identifier: MIT

/// A pattern's text, cut up: `/users/:id/files/*path?page&tag`.
struct LinkPattern: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    case literal(String)
    case param(String)
    case rest(String)
  }

  var segments: [Segment] = []
  var items: [String] = []
  /// What is wrong with it.
  var defects: [String] = []

  init(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = halves.first ?? ""
    if !path.hasPrefix("/") { defects.append("it does not begin with “/”") }
    if text.contains("#") { defects.append("fragments are no part of patterns") }
    if path != "/" {
      for part in path.drop(while: { $0 == "/" }).split(
        separator: "/", omittingEmptySubsequences: false)
      {
        add(segment: String(part))
      }
      if path.hasPrefix("//") { defects.append("a segment is empty") }
    }
    if halves.count == 2 {
      for part in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
        add(item: String(part))
      }
    }
    if let index = segments.firstIndex(where: { if case .rest = $0 { true } else { false } }),
      index < segments.count - 1
    {
      defects.append("only the last segment can take the rest")
    }
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      defects.append("“\(name)” is named twice")
    }
  }

  /// The parameters' names, those of the path first.
  var names: [String] {
    segments.compactMap { segment in
      switch segment {
      case .literal: nil
      case .param(let name), .rest(let name): name
      }
    } + items
  }

  private mutating func add(segment: String) {
    switch segment.first {
    case ":", "*":
      let name = String(segment.dropFirst())
      let isName = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
      if !isName || name.isEmpty { defects.append("“\(segment)” names no parameter") }
      segments.append(segment.first == ":" ? .param(name) : .rest(name))
    case nil: defects.append("a segment is empty")
    default:
      if segment == "." || segment == ".." { defects.append("browsers take “\(segment)” away") }
      if segment.contains("%") {
        defects.append("“\(segment)” is escaped; patterns are written without escapes")
      }
      checkControls(segment)
      segments.append(.literal(segment))
    }
  }

  private mutating func add(item: String) {
    if item.isEmpty { defects.append("an item of the query is empty") }
    if item.contains("=") || item.contains("*") || item.contains("%") || item.contains("?") {
      defects.append("“\(item)” is more than the name of an item; the rest is its codec's")
    }
    checkControls(item)
    items.append(item)
  }

  private mutating func checkControls(_ text: String) {
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      defects.append("it has a control character")
    }
  }
}
