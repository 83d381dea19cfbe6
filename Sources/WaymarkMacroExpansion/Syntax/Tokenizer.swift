// SPDX-License-Identifier: MIT

/// Splits source into tokens, skipping comments and spaces.
///
/// The compiler has parsed the source, so it is not validated. For any input, each byte is examined
/// a bounded number of times.
struct Tokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [Token] = []
  private var startsLine = true

  static func tokens(of source: String) -> [Token] {
    var tokenizer = Tokenizer(bytes: Array(source.utf8))
    while tokenizer.step() {}
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Reads one token, or skips the text between tokens; returns false at the end.
  private mutating func step() -> Bool {
    guard let byte = byte() else { return false }
    let start = index
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      index += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case UInt8(ascii: "/") where starts(with: "//"): skipLine()
    case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
    case UInt8(ascii: "`"):
      index += 1
      while let next = self.byte(), next != UInt8(ascii: "`") { index += 1 }
      index = min(index + 1, bytes.count)
      add(.identifier(text(start..<index)), from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "#"): readString()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case _ where Self.isIdentifierByte(byte): readIdentifier()
    default: readPunctuation(byte)
    }
    return true
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let hasSpaceBefore = tokens.last.map { $0.range.upperBound < start } ?? true
    tokens.append(
      Token(
        kind: kind, range: start..<index, startsLine: startsLine, hasSpaceBefore: hasSpaceBefore))
    startsLine = false
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Comments

  private mutating func skipLine() {
    while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  // MARK: Identifiers, numbers and punctuation

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readIdentifier() {
    let start = index
    while let next = byte(), Self.isIdentifierByte(next) { index += 1 }
    add(.identifier(text(start..<index)), from: start)
  }

  private mutating func readNumber() {
    let start = index
    while let next = byte() {
      // `1.5` is one number, `1...5` is not.
      let isPoint =
        next == UInt8(ascii: ".") && (byte(1).map { 48...57 ~= $0 } ?? false)
      guard Self.isIdentifierByte(next) || isPoint else { break }
      index += 1
    }
    add(.number, from: start)
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    let start = index
    let character = Character(UnicodeScalar(byte))
    index += 1
    switch character {
    case "(", "[", "{": return add(.open(character), from: start)
    case ")", "]", "}": return add(.close(character), from: start)
    case "@", "#", ",", ";", ":", "<", ">": return add(.punctuation(String(character)), from: start)
    default: break
    }
    while let next = self.byte(), "/=-+!*%&|^~?.".utf8.contains(next) { index += 1 }
    if text(start..<index) == "-", self.byte() == UInt8(ascii: ">") { index += 1 }
    add(.punctuation(text(start..<index)), from: start)
  }

  // MARK: Strings

  /// Reads a string, raw or not, or else a single `#`.
  private mutating func readString() {
    let start = index
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard byte(pounds) == UInt8(ascii: "\"") else {
      index += 1
      return add(.punctuation("#"), from: start)
    }
    index += pounds
    let isLong = starts(with: "\"\"\"") && isLineEnd(after: 3)
    index += isLong ? 3 : 1
    while let next = byte() {
      if next == UInt8(ascii: "\\"), hasPounds(pounds, after: 1) {
        index += 1 + pounds
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else if isLong ? starts(with: "\"\"\"") : next == UInt8(ascii: "\""),
        hasPounds(pounds, after: isLong ? 3 : 1)
      {
        index += (isLong ? 3 : 1) + pounds
        break
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
    add(.string, from: start)
  }

  /// Whether the rest of the line contains only spaces: `#"""#` is a quotation mark in a raw
  /// string.
  private func isLineEnd(after offset: Int) -> Bool {
    let rest = bytes[(index + offset)...].first { $0 != UInt8(ascii: " ") }
    return rest == nil || rest == UInt8(ascii: "\n") || rest == UInt8(ascii: "\r")
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Skips an interpolation, which may contain any source, including strings.
  private mutating func skipInterpolation() {
    let (count, line) = (tokens.count, startsLine)
    var depth = 0
    repeat {
      let last = tokens.count
      guard step() else { break }
      guard tokens.count > last, let token = tokens.last else { continue }
      if token.isOpen { depth += 1 }
      if token.isClose { depth -= 1 }
    } while depth > 0
    tokens.removeSubrange(count...)
    startsLine = line
  }
}
