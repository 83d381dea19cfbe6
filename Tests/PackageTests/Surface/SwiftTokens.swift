// SPDX-License-Identifier: MIT

/// A token of Swift source, in the kinds that the declaration reader distinguishes.
struct SwiftToken: Equatable {
  enum Kind {
    /// An identifier, a keyword or a number.
    case word
    /// A punctuation character or an arrow.
    case mark
    /// A line of a doc comment, without its slashes.
    case doc
    /// A string; the tokens of its interpolations follow it.
    case string
  }

  let kind: Kind
  let text: String
  /// Whether it is the first token of its line.
  let startsLine: Bool
  /// The line it starts on, from 1; in an interpolation, the line of the string.
  let line: Int
}

/// Splits Swift source into tokens.
///
/// Comments and `#if` directives are left out; the code of every branch is included.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var startsLine = true
  private var line = 1
  /// The index up to which lines are counted.
  private var counted = 0
  private var tokens: [SwiftToken] = []

  static func tokens(of source: some StringProtocol) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    while lexer.index < lexer.bytes.count { lexer.next() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { byte($0) == buffer[$0] }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
    for byte in bytes[counted..<start] where byte == UInt8(ascii: "\n") { line += 1 }
    counted = start
    tokens.append(SwiftToken(kind: kind, text: text, startsLine: startsLine, line: line))
    startsLine = false
  }

  private mutating func skipLine() {
    while index < bytes.count, byte() != UInt8(ascii: "\n") { index += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func next() {
    let start = index
    switch byte() {
    case UInt8(ascii: "\n"):
      index += 1
      startsLine = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "/") where sees("///"):
      index += byte(3) == UInt8(ascii: " ") ? 4 : 3
      let text = index
      skipLine()
      add(.doc, from: text)
    case UInt8(ascii: "/") where sees("//"): skipLine()
    case UInt8(ascii: "/") where sees("/*"): skipComment()
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "#") where opensString: string()
    case UInt8(ascii: "#") where sees("#if") || sees("#else") || sees("#endif"): skipLine()
    case UInt8(ascii: "-") where sees("->"):
      index += 2
      add(.mark, from: start)
    case let byte where Self.isWord(byte):
      while Self.isWord(self.byte()) { index += 1 }
      add(.word, from: start)
    default:
      index += 1
      add(.mark, from: start)
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if sees("/*") {
        depth += 1
        index += 2
      } else if sees("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private var opensString: Bool {
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"")
  }

  private mutating func string() {
    let start = index
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    let isLong = sees("\"\"\"")
    index += isLong ? 3 : 1
    var interpolations: [Range<Int>] = []
    while index < bytes.count {
      if byte() == UInt8(ascii: "\\"), isFollowed(by: hashes) {
        index += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          interpolations.append(skipParentheses())
        } else {
          index += 1
        }
      } else if isLong ? sees("\"\"\"") : byte() == UInt8(ascii: "\"") {
        index += isLong ? 3 : 1
        if isFollowed(by: hashes, after: 0) {
          index += hashes
          break
        }
      } else {
        index += 1
      }
    }
    add(.string, from: start)
    for range in interpolations {
      tokens += Self.tokens(of: String(decoding: bytes[range], as: UTF8.self))
        .map { SwiftToken(kind: $0.kind, text: $0.text, startsLine: false, line: line) }
    }
  }

  private func isFollowed(by hashes: Int, after offset: Int = 1) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Skips a pair of parentheses, whose strings may contain others, and returns its range.
  private mutating func skipParentheses() -> Range<Int> {
    let start = index
    var inner = SwiftLexer(bytes: bytes)
    inner.index = index
    var depth = 0
    repeat {
      let count = inner.tokens.count
      inner.next()
      if inner.tokens.count == count + 1, let token = inner.tokens.last, token.kind == .mark {
        if token.text == "(" { depth += 1 }
        if token.text == ")" { depth -= 1 }
      }
    } while depth > 0 && inner.index < bytes.count
    index = inner.index
    return start..<min(index, bytes.count)
  }
}
