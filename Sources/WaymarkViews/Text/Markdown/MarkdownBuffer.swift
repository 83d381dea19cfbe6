// SPDX-License-Identifier: MIT

/// Text under construction: UTF-8 with a marker byte for each argument.
struct MarkdownBuffer {
  /// The byte for an escaped `@`, which cannot form an email address; UTF-8 never contains it.
  private static let escapedAt: UInt8 = 0xFE

  private(set) var bytes: [UInt8] = []
  /// The numbers of the arguments, in text order.
  private var arguments: [Int] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ range: Range<Int>, of source: MarkdownSource) {
    for offset in range {
      bytes.append(source.bytes[offset])
      if let number = source.bytes[offset] == MarkdownSource.argument
        ? source.arguments[offset] : nil
      {
        arguments.append(number)
      }
    }
  }

  /// Appends a range of the source with its character references, and optionally its escapes,
  /// resolved.
  mutating func appendResolved(_ range: Range<Int>, of source: MarkdownSource, escapes: Bool) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if escapes, source[offset] == "\\", offset + 1 < range.upperBound,
        source[offset + 1].isASCIIPunctuation
      {
        append(source[offset + 1])
        offset += 2
      } else if let reference = source.reference(at: offset),
        offset + reference.length <= range.upperBound
      {
        append(reference.value)
        offset += reference.length
      } else {
        append(offset..<offset + 1, of: source)
        offset += 1
      }
    }
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends the result of an escape or a character reference.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == "@" {
      bytes.append(Self.escapedAt)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  mutating func append(_ character: Unicode.Scalar, count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: character), count: count))
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
  }

  /// The entire text.
  var pieces: [MarkdownPiece] {
    var reader = Reader(self)
    return reader.pieces(to: bytes.count)
  }

  /// Reads a buffer from its start to its end.
  struct Reader {
    private let buffer: MarkdownBuffer
    private(set) var position = 0
    private var argument = 0

    init(_ buffer: MarkdownBuffer) {
      self.buffer = buffer
    }

    /// Returns the text up to an offset.
    mutating func pieces(to end: Int) -> [MarkdownPiece] {
      var pieces: [MarkdownPiece] = []
      while position < end {
        if buffer.bytes[position] == MarkdownSource.argument {
          pieces.append(.argument(buffer.arguments[argument]))
          argument += 1
          position += 1
        } else {
          let rest = buffer.bytes[position..<end]
          let next = rest.firstIndex(of: MarkdownSource.argument) ?? end
          let text = buffer.bytes[position..<next].lazy.map {
            $0 == escapedAt ? UInt8(ascii: "@") : $0
          }
          pieces.append(.literal(String(decoding: text, as: UTF8.self)))
          position = next
        }
      }
      return pieces
    }
  }
}
