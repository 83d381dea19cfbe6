// SPDX-License-Identifier: MIT

/// A pattern's text, cut up: `/users/:id/@:tab?/files/*path?page&tag`.
struct LinkPattern: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    case literal(String)
    case param(Param)
    case rest(String)
  }

  /// A parameter for a segment, or for what is between two literals of it.
  struct Param: Hashable, Sendable {
    var name: String
    var prefix = ""
    var suffix = ""
    var isOptional = false
  }

  var segments: [Segment] = []
  var items: [String] = []
  /// What is wrong with it.
  var defects: [String] = []

  // By bytes: a character is more than its “/” where a mark follows.
  init(_ text: String) {
    let utf8 = text.utf8
    let end = LinkPattern.pathEnd(of: utf8)
    let path = utf8[..<end]
    if path.first != UInt8(ascii: "/") { defects.append("it does not begin with “/”") }
    if utf8.contains(UInt8(ascii: "#")) { defects.append("patterns cannot have fragments") }
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
    checkSegments()
    let names = names
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      defects.append("“\(name)” is named twice")
    }
  }

  /// Where the query begins: at the first `?` that does not make a parameter optional.
  private static func pathEnd(of utf8: String.UTF8View) -> String.Index {
    var start = utf8.startIndex
    while let mark = utf8[start...].firstIndex(of: UInt8(ascii: "?")) {
      let next = utf8.index(after: mark)
      let segment = utf8[..<mark].reversed().prefix { $0 != UInt8(ascii: "/") }
      let isMark =
        segment.contains(UInt8(ascii: ":"))
        && (next == utf8.endIndex || "/?".utf8.contains(utf8[next]))
      if !isMark || utf8[..<mark].last == UInt8(ascii: "?") { return mark }
      start = next
    }
    return utf8.endIndex
  }

  /// The parameters' names, those of the path first.
  var names: [String] {
    segments.compactMap { segment in
      switch segment {
      case .literal: nil
      case .param(let param): param.name
      case .rest(let name): name
      }
    } + items
  }

  /// Whether some parameter stands behind a literal of its segment.
  var hasPrefix: Bool {
    segments.contains { if case .param(let param) = $0 { !param.prefix.isEmpty } else { false } }
  }

  /// The most segments of a pattern that may be optional.
  static let maximumOptional = 6

  private mutating func checkSegments() {
    var hasRest = false
    var optional = 0
    for segment in segments {
      switch segment {
      case .literal: break
      case .param(let param):
        if hasRest { defects.append("only literals can follow the rest of the segments") }
        if param.isOptional { optional += 1 }
      case .rest:
        if hasRest { defects.append("only literals can follow the rest of the segments") }
        hasRest = true
      }
    }
    if optional > LinkPattern.maximumOptional {
      defects.append("more than \(LinkPattern.maximumOptional) segments are optional")
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func add(segment: Substring.UTF8View) {
    let text = String(Substring(segment))
    if segment.isEmpty { return defects.append("a segment is empty") }
    checkControls(segment)
    if segment.contains(UInt8(ascii: "%")) {
      defects.append("“\(text)” is escaped; patterns are written without escapes")
    }
    if segment.first == UInt8(ascii: "*") {
      let name = segment.dropFirst()
      if name.isEmpty || !name.allSatisfy(LinkPattern.isName) {
        defects.append("“\(text)” names no parameter")
      }
      return segments.append(.rest(String(Substring(name))))
    }
    let parts = parts(of: segment, text)
    guard var param = parts.param else {
      if parts.literal == "." || parts.literal == ".." {
        defects.append("browsers remove “\(text)”")
      }
      if parts.literal.utf8.contains(UInt8(ascii: "?")) {
        defects.append("“\(text)” is optional, but has no parameter")
      }
      return segments.append(.literal(parts.literal))
    }
    if param.suffix.utf8.last == UInt8(ascii: "?") {
      param.suffix.removeLast()
      param.isOptional = true
    }
    if !(param.prefix + param.suffix).utf8.allSatisfy({ $0 < 0x80 }) {
      defects.append("“\(text)” has letters beyond ASCII beside its parameter")
    }
    segments.append(.param(param))
  }

  /// A segment's literal, or its parameter with what is around it.
  private mutating func parts(
    of segment: Substring.UTF8View, _ text: String
  ) -> (literal: String, param: Param?) {
    let colon = UInt8(ascii: ":")
    var bytes: [UInt8] = []
    var param: Param?
    var rest = segment
    while let byte = rest.popFirst() {
      guard byte == colon else {
        bytes.append(byte)
        continue
      }
      if rest.first == colon {
        rest = rest.dropFirst()
        bytes.append(colon)
        continue
      }
      let name = rest.prefix(while: LinkPattern.isName)
      if name.isEmpty {
        // A colon by itself, as in “a:”; at the beginning a name was meant.
        if bytes.isEmpty, param == nil {
          defects.append("“\(text)” names no parameter")
          return ("", Param(name: ""))
        }
        bytes.append(colon)
        continue
      }
      if param != nil { defects.append("“\(text)” has more than one parameter") }
      rest = rest.dropFirst(name.count)
      param =
        param
        ?? Param(
          name: String(Substring(name)), prefix: String(decoding: bytes, as: UTF8.self))
      bytes = []
    }
    let end = String(decoding: bytes, as: UTF8.self)
    param?.suffix = end
    return (end, param)
  }

  private mutating func add(item: Substring.UTF8View) {
    let text = String(Substring(item))
    if item.isEmpty { defects.append("an item of the query is empty") }
    let isMore = item.contains { byte in
      byte == UInt8(ascii: "=") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "%")
        || byte == UInt8(ascii: "?")
    }
    if isMore {
      defects.append("“\(text)” is not just the name of a query item; the codec handles its value")
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
