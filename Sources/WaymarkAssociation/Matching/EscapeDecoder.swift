// SPDX-License-Identifier: MIT

/// How a rule reads an address.
struct RuleReading: Hashable, Sendable {
  /// Whether escapes are decoded first.
  var isDecoded: Bool
  /// Whether upper and lower case are the same.
  var ignoresCase: Bool

  /// Makes the reading of a rule.
  init(_ rule: AssociationRule) {
    isDecoded = rule.percentEncoded == false
    ignoresCase = rule.caseSensitive == false
  }

  /// Makes a reading of what it says.
  init(isDecoded: Bool, ignoresCase: Bool) {
    self.isDecoded = isDecoded
    self.ignoresCase = ignoresCase
  }
}

/// A character in UTF-8 of which bytes are missing.
struct PartialCharacter: Hashable, Sendable {
  private var missing: Int
  /// What the next byte may be.
  private var range: ClosedRange<UInt8>
  /// The bytes so far; 0 where no character that matters begins with them.
  private var bytes: UInt32

  /// Begins a character beyond ASCII; nil where none begins with the byte.
  init?(_ byte: UInt8, _ wide: WideCharacters) {
    switch byte {
    case 0xC2...0xDF: (missing, range) = (1, 0x80...0xBF)
    case 0xE0: (missing, range) = (2, 0xA0...0xBF)
    case 0xED: (missing, range) = (2, 0x80...0x9F)
    case 0xE1...0xEF: (missing, range) = (2, 0x80...0xBF)
    case 0xF0: (missing, range) = (3, 0x90...0xBF)
    case 0xF4: (missing, range) = (3, 0x80...0x8F)
    case 0xF1...0xF3: (missing, range) = (3, 0x80...0xBF)
    default: return nil
    }
    bytes = wide.begins(UInt32(byte)) ? UInt32(byte) : 0
  }

  /// What one more byte makes of it.
  enum Step {
    /// It is a character; nil is one that nobody tells from others.
    case character(Unicode.Scalar?)
    case partial(PartialCharacter)
    /// It is no UTF-8.
    case broken
  }

  func step(_ byte: UInt8, _ wide: WideCharacters) -> Step {
    guard range.contains(byte) else { return .broken }
    var next = self
    next.missing -= 1
    next.range = 0x80...0xBF
    next.bytes = bytes == 0 ? 0 : bytes << 8 | UInt32(byte)
    if next.missing == 0 { return .character(wide.character(next.bytes)) }
    if !wide.begins(next.bytes) { next.bytes = 0 }
    return .partial(next)
  }
}

/// The characters beyond ASCII that a pattern tells from others, by their bytes in UTF-8.
struct WideCharacters: Hashable, Sendable {
  private var characters: [UInt32: Unicode.Scalar] = [:]
  private var beginnings: Set<UInt32> = []

  /// None.
  init() {}

  /// Those of a pattern's literals and words.
  init(_ pieces: [AssociationPattern.Piece], _ tries: [WordTrie?], _ reading: RuleReading) {
    for piece in pieces {
      switch piece {
      case .literal(let literal): for scalar in literal { add(scalar, reading) }
      // Some of these are folded to letters of ASCII.
      case .member: for byte in 0x61...0x7A as ClosedRange<UInt8> { add(.init(byte), reading) }
      default: break
      }
    }
    for trie in tries {
      for node in trie?.nodes ?? [] { for scalar in node.children.keys { add(scalar, reading) } }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ reading: RuleReading) {
    for spelling in reading.ignoresCase ? scalar.unfolded : [scalar] where !spelling.isASCII {
      var bytes: UInt32 = 0
      for byte in String(spelling).utf8 {
        bytes = bytes << 8 | UInt32(byte)
        beginnings.insert(bytes)
      }
      characters[bytes] = spelling
    }
  }

  /// Whether such a character begins with these bytes.
  func begins(_ bytes: UInt32) -> Bool { beginnings.contains(bytes) }

  /// The character of these bytes; nil for one that does not matter.
  func character(_ bytes: UInt32) -> Unicode.Scalar? { characters[bytes] }
}

extension Unicode.Scalar {
  /// All characters that are folded to this one, which is folded itself.
  var unfolded: [Unicode.Scalar] {
    let cased = [properties.uppercaseMapping, properties.titlecaseMapping].compactMap { text in
      let scalars = text.unicodeScalars
      return scalars.count == 1 ? scalars.first : nil
    }
    return Set([self] + cased + Self.foldedOneWay).filter { $0.folded == self }
  }

  /// Capital letters that no small letter has for its upper case.
  private static let foldedOneWay: [Unicode.Scalar] = [
    "\u{3F4}", "\u{1E9E}", "\u{2126}", "\u{212A}", "\u{212B}",
  ]
}
