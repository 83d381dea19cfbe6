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

  // By bytes: a character is more than its “/” where a mark follows.
  init(_ text: String) {
    let utf8 = text.utf8
    let end = utf8.firstIndex(of: UInt8(ascii: "?")) ?? utf8.endIndex
    let path = utf8[..<end]
    if path.first != UInt8(ascii: "/") { defects.append("it does not begin with “/”") }
    if utf8.contains(UInt8(ascii: "#")) { defects.append("fragments are no part of patterns") }
    if path.count > 1 || path.first != UInt8(ascii: "/") {
      let parts = path.first == UInt8(ascii: "/") ? path.dropFirst() : path
      for part in parts.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
        add(segment: part)
      }
    }
    if end < utf8.endIndex {
      let parts = utf8[utf8.index(after: end)...]
      for part in parts.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
        add(item: part)
      }
    }
    if let index = segments.firstIndex(where: { if case .rest = $0 { true } else { false } }),
      index < segments.count - 1
    {
      defects.append("only the last segment can take the rest")
    }
    let names = names
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
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

  private mutating func add(segment: Substring.UTF8View) {
    let text = String(Substring(segment))
    switch segment.first {
    case UInt8(ascii: ":"), UInt8(ascii: "*"):
      let name = segment.dropFirst()
      let isName = name.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
      if !isName || name.isEmpty { defects.append("“\(text)” names no parameter") }
      let known = String(Substring(name))
      segments.append(segment.first == UInt8(ascii: ":") ? .param(known) : .rest(known))
    case nil: defects.append("a segment is empty")
    default:
      if text == "." || text == ".." { defects.append("browsers take “\(text)” away") }
      if segment.contains(UInt8(ascii: "%")) {
        defects.append("“\(text)” is escaped; patterns are written without escapes")
      }
      checkControls(segment)
      segments.append(.literal(text))
    }
  }

  private mutating func add(item: Substring.UTF8View) {
    let text = String(Substring(item))
    if item.isEmpty { defects.append("an item of the query is empty") }
    let isMore = item.contains { byte in
      byte == UInt8(ascii: "=") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "%")
        || byte == UInt8(ascii: "?")
    }
    if isMore {
      defects.append("“\(text)” is more than the name of an item; the rest is its codec's")
    }
    checkControls(item)
    items.append(text)
  }

  private mutating func checkControls(_ text: Substring.UTF8View) {
    if text.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      defects.append("it has a control character")
    }
  }
}
