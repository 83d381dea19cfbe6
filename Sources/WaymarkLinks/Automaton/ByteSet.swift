// SPDX-License-Identifier: MIT

/// A set of bytes that has all or none of those beyond ASCII.
package struct ByteSet: Hashable, Sendable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  var hasWide = false

  package init() {}

  package init(_ byte: UInt8) { insert(byte) }

  package init(_ bytes: some Sequence<UInt8>) { for byte in bytes { insert(byte) } }

  package static let digits = ByteSet("0123456789".utf8)
  static let digitsFromOne = ByteSet("123456789".utf8)
  package static let hexadecimal = ByteSet("0123456789abcdefABCDEF".utf8)
  package static let all = ByteSet(0...255)

  package var isEmpty: Bool { low == 0 && high == 0 && !hasWide }

  package mutating func insert(_ byte: UInt8) {
    if byte < 64 {
      low |= 1 << UInt64(byte)
    } else if byte < 128 {
      high |= 1 << UInt64(byte - 64)
    } else {
      hasWide = true
    }
  }

  /// Adds a character, and its upper case where texts are folded; one beyond ASCII is left out.
  package mutating func insert(_ scalar: Unicode.Scalar, folded: Bool) {
    guard scalar.isASCII else { return }
    insert(UInt8(scalar.value))
    if folded, "a"..."z" ~= scalar { insert(UInt8(scalar.value) - 32) }
  }

  package func contains(_ byte: UInt8) -> Bool {
    if byte >= 128 { return hasWide }
    return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
  }

  package mutating func formUnion(_ other: ByteSet) {
    low |= other.low
    high |= other.high
    hasWide = hasWide || other.hasWide
  }

  package func intersection(_ other: ByteSet) -> ByteSet {
    var set = self
    set.low &= other.low
    set.high &= other.high
    set.hasWide = hasWide && other.hasWide
    return set
  }

  package func subtracting(_ other: ByteSet) -> ByteSet {
    var set = self
    set.low &= ~other.low
    set.high &= ~other.high
    set.hasWide = hasWide && !other.hasWide
    return set
  }
}

extension ByteSet: Sequence {
  /// Goes through the bytes of ASCII, in order.
  package struct Iterator: IteratorProtocol {
    var rest: ByteSet

    package mutating func next() -> UInt8? {
      if rest.low != 0 {
        let bit = rest.low.trailingZeroBitCount
        rest.low &= rest.low - 1
        return UInt8(bit)
      }
      guard rest.high != 0 else { return nil }
      let bit = rest.high.trailingZeroBitCount
      rest.high &= rest.high - 1
      return UInt8(bit + 64)
    }
  }

  package func makeIterator() -> Iterator { Iterator(rest: self) }
}

extension ByteSet {
  /// A byte of ASCII in the set, the plainest in an example: `x`, other letters, digits, signs.
  package var plainest: UInt8? {
    Self.plainestFirst.first { contains($0) } ?? first { _ in true }
  }

  private static let plainestFirst = Array("xyzabcdefghijklmnopqrstuvw0123456789XYZ-_.~".utf8)
}
