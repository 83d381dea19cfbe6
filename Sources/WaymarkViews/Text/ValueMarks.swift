// SPDX-License-Identifier: MIT

/// The positions of up to four strings and integers that are interpolated into a text.
///
/// Rows contain many such texts, and this type allocates no memory.
nonisolated struct ValueMarks: Equatable, Sendable {
  private var starts = SIMD4<UInt32>()
  private var lengths = SIMD4<UInt32>()
  private var areNumbers = SIMD4<UInt32>()
  private(set) var count = 0

  var hasNumbers: Bool { areNumbers != .zero }

  /// Records a value at the end of a text.
  ///
  /// - Returns: Whether the marks have space for the value.
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
  ///   - body: A closure that receives the part and its kind.
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

  /// The kind of a part of a text.
  enum PartKind { case literal, string, number }

  /// Returns the values and the literals between them.
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

  /// Returns the text with its numbers formatted in the locale of an environment.
  func text(of text: String, in environment: TextEnvironment) -> String {
    let shape = environment.integerShape
    if let shape, shape.isASCII { return self.text(of: text, shape) }
    var written = ""
    forEachPart(of: text) { part, kind in
      if kind == .number, let number = Int64(part) {
        written +=
          shape?.text(number)
          ?? FormatSpecifier.plain.text(of: .integer(number), locale: environment.writingLocale)
      } else {
        written += part
      }
    }
    return written
  }

  /// Returns the text with its numbers in a format of ASCII characters.
  private func text(of text: String, _ shape: IntegerShape) -> String {
    var text = text
    return text.withUTF8 { bytes in
      // At most one separator follows each digit.
      String(unsafeUninitializedCapacity: bytes.count * 2) { written in
        var end = 0
        func write(_ byte: UInt8) {
          written[end] = byte
          end += 1
        }
        var place = 0
        for index in 0..<count where areNumbers[index] == 1 {
          let start = Int(starts[index])
          for byte in bytes[place..<start] { write(byte) }
          place = start + Int(lengths[index])
          shape.forEachByte(of: bytes[start..<place], write)
        }
        for byte in bytes[place...] { write(byte) }
        return end
      }
    }
  }
}
