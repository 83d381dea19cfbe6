// SPDX-License-Identifier: MIT

/// Where in a text up to four values stand that are strings or whole numbers.
///
/// Rows are full of such texts, and this needs no memory of its own.
nonisolated struct ValueMarks: Equatable, Sendable {
  private var starts = SIMD4<UInt32>()
  private var lengths = SIMD4<UInt32>()
  private var areNumbers = SIMD4<UInt32>()
  private(set) var count = 0

  var hasNumbers: Bool { areNumbers != .zero }

  /// Notes a value from the end of a text on.
  ///
  /// - Returns: Whether there is room for it.
  mutating func append(at start: Int, _ length: Int, isNumber: Bool) -> Bool {
    guard count < 4, let start = UInt32(exactly: start), let length = UInt32(exactly: length)
    else { return false }
    starts[count] = start
    lengths[count] = length
    areNumbers[count] = isNumber ? 1 : 0
    count += 1
    return true
  }

  /// Calls a closure for each part of the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - body: Takes the part, and whether it is a value, and a number.
  func forEachPart(of text: String, _ body: (Substring, PartKind) -> Void) {
    var place = text.startIndex
    for index in 0..<count {
      let start = text.utf8.index(text.startIndex, offsetBy: Int(starts[index]))
      if place < start { body(text[place..<start], .literal) }
      place = text.utf8.index(start, offsetBy: Int(lengths[index]))
      body(text[start..<place], areNumbers[index] == 1 ? .number : .string)
    }
    if place < text.endIndex { body(text[place...], .literal) }
  }

  /// What a part of a text is.
  enum PartKind { case literal, string, number }

  /// The values, and what is between them.
  func pieces(of text: String) -> [KeyPiece] {
    var pieces: [KeyPiece] = []
    forEachPart(of: text) { part, kind in
      let part = String(part)
      switch kind {
      case .literal: pieces.append(.literal(part))
      case .string: pieces.append(.value(.string(part)))
      case .number:
        let number = Int64(part).map { KeyValue.number(.integer($0), specifier: "%lld") }
        pieces.append(.value(number ?? .string(part)))
      }
    }
    return pieces
  }

  /// The text with its numbers as an environment's locale writes them.
  func text(of text: String, in environment: TextEnvironment) -> String {
    var written = ""
    forEachPart(of: text) { part, kind in
      if kind == .number, let number = Int64(part) {
        written +=
          environment.integerShape?.text(number)
          ?? FormatSpecifier.plain.text(of: .integer(number), locale: environment.writingLocale)
      } else {
        written += part
      }
    }
    return written
  }
}
