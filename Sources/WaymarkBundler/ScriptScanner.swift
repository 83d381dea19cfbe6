// SPDX-License-Identifier: MIT

/// A part of a script, with what separates it from the part before.
struct ScriptToken {
  enum Kind {
    /// A name, a keyword or a number.
    case word
    case string, template, regex
    /// A single byte of punctuation.
    case punctuation
  }

  enum Gap { case none, space, line }

  var kind: Kind
  var bytes: ArraySlice<UInt8>
  var gap: Gap
  /// Whether it is the parenthesis after the condition of a statement.
  var endsCondition = false

  /// Returns whether it is one of some punctuation marks.
  func isOne(of marks: String) -> Bool {
    kind == .punctuation && bytes.first.map(marks.utf8.contains) == true
  }
}

/// Splits a script into tokens, without comments and white space.
struct ScriptScanner {
  private var reader: ByteReader
  /// What the last token means for a slash after it.
  private var slash = Slash.regex
  /// For each open parenthesis, whether it contains the condition of a statement.
  private var conditions: [Bool] = []
  private var lastWord: String?

  private enum Slash { case regex, division, unknown }

  /// After these words, a slash starts a regular expression.
  private static let operators: Set = [
    "return", "typeof", "case", "of", "in", "delete", "void", "throw", "new", "else", "do", "yield",
    "await", "instanceof",
  ]
  private static let conditionals: Set = ["if", "while", "for", "with"]

  init(_ source: String) { reader = ByteReader(source) }

  /// Returns the next token, or nil at the end.
  mutating func next() throws(BundleError) -> ScriptToken? {
    let gap = try skipGap()
    guard let byte = reader.current else { return nil }
    let start = reader.index
    let kind: ScriptToken.Kind
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      _ = try reader.string()
      kind = .string
    case UInt8(ascii: "`"):
      try skipTemplate()
      kind = .template
    case UInt8(ascii: "/") where slash == .regex:
      try skipRegex()
      kind = .regex
    case UInt8(ascii: "/") where slash == .unknown:
      throw BundleError("line \(reader.line): a slash could divide or start a regular expression")
    case _ where byte.isPartOfWord:
      while reader.current?.isPartOfWord == true { reader.advance() }
      kind = .word
    default:
      reader.advance()
      kind = .punctuation
    }
    let bytes = reader.bytes(since: start)
    var token = ScriptToken(kind: kind, bytes: bytes, gap: gap)
    note(token)
    token.endsCondition = token.isOne(of: ")") && slash == .regex
    return token
  }

  /// Skips white space and comments.
  private mutating func skipGap() throws(BundleError) -> ScriptToken.Gap {
    var gap = ScriptToken.Gap.none
    while let byte = reader.current {
      if byte == UInt8(ascii: "\n") {
        gap = .line
        reader.advance()
      } else if byte.isWhitespace {
        if gap == .none { gap = .space }
        reader.advance()
      } else if reader.starts(with: "//") {
        if gap == .none { gap = .space }
        while let byte = reader.current, byte != UInt8(ascii: "\n") { reader.advance() }
      } else if reader.starts(with: "/*") {
        let hasLine = try reader.skipComment()
        if hasLine || gap == .none { gap = hasLine ? .line : .space }
      } else {
        break
      }
    }
    return gap
  }

  /// Notes what a slash after a token means.
  private mutating func note(_ token: ScriptToken) {
    let word = lastWord
    lastWord = nil
    switch token.kind {
    case .string, .template, .regex: slash = .division
    case .word:
      let name = String(decoding: token.bytes, as: UTF8.self)
      slash = .division
      if isAfter(".", token), !isAfter("...", token) { return }
      lastWord = name
      if Self.operators.contains(name) { slash = .regex }
    case .punctuation:
      switch token.bytes.first {
      case UInt8(ascii: "("):
        conditions.append(word.map(Self.conditionals.contains) ?? false)
        slash = .regex
      case UInt8(ascii: ")"): slash = conditions.popLast() == true ? .regex : .division
      case UInt8(ascii: "]"): slash = .division
      case UInt8(ascii: "}"): slash = .unknown
      // `a++ / b` and `++/a/.b`.
      case UInt8(ascii: "+") where isAfter("+", token): slash = .unknown
      case UInt8(ascii: "-") where isAfter("-", token): slash = .unknown
      default: slash = .regex
      }
    }
  }

  private func isAfter(_ text: String, _ token: ScriptToken) -> Bool {
    reader.ends(with: text, before: token.bytes.startIndex)
  }

  /// Skips a template literal; its expressions are tokens of a scanner with the same reader.
  private mutating func skipTemplate() throws(BundleError) {
    let start = reader.index
    reader.advance()
    while let byte = reader.current, byte != UInt8(ascii: "`") {
      if reader.starts(with: "${") {
        reader.advance(by: 2)
        var inner = ScriptScanner("")
        inner.reader = reader
        var depth = 1
        while depth > 0 {
          guard let token = try inner.next() else { throw reader.unterminated("template", start) }
          guard token.kind == .punctuation else { continue }
          if token.bytes.first == UInt8(ascii: "{") { depth += 1 }
          if token.bytes.first == UInt8(ascii: "}") { depth -= 1 }
        }
        reader = inner.reader
      } else {
        reader.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
      }
    }
    guard reader.current != nil else { throw reader.unterminated("template", start) }
    reader.advance()
  }

  private mutating func skipRegex() throws(BundleError) {
    let start = reader.index
    var isInClass = false
    reader.advance()
    while let byte = reader.current, byte != UInt8(ascii: "\n") {
      reader.advance(by: byte == UInt8(ascii: "\\") ? 2 : 1)
      switch byte {
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        while reader.current?.isPartOfWord == true { reader.advance() }
        return
      default: break
      }
    }
    throw reader.unterminated("regular expression", start)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte belongs to a name, a keyword or a number.
  var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "\\"), 0x80...:
      true
    default: isDigit
    }
  }
}
