// SPDX-License-Identifier: MIT

/// A stretch of a link's bytes, found by the scanner and known to be well-formed.
@usableFromInline
struct LinkPiece: Sendable {
  /// What its bytes are like.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8
    /// Has a `%`, or in a query a `+`.
    static let escaped = Marks(rawValue: 1)
    /// Has a scalar beyond ASCII, raw or escaped.
    static let wide = Marks(rawValue: 2)
    /// Has a raw byte that a table prints escaped.
    static let odd = Marks(rawValue: 4)
    /// Is a whole number as `Int` prints it, from 0.
    static let digits = Marks(rawValue: 8)

    /// Has an escaped `/`.
    static let slash = Marks(rawValue: 16)
    /// Is not well-formed: no value of a parameter, but no harm where nothing is meant by it.
    static let broken = Marks(rawValue: 32)
    /// Has an escaped line break or tab, which only some parameters of a query take.
    static let breaks = Marks(rawValue: 64)

    /// May not be as a table prints it.
    static let unsure: Marks = [.escaped, .odd]
    /// Has to be decoded before it is looked up.
    static let encoded: Marks = [.escaped, .wide]
  }

  var start: UInt16 = 0
  var end: UInt16 = 0
  var marks: Marks = []
  /// What its bytes fold to, without escapes.
  var fold: UInt64 = 0

  @inline(__always) var range: Range<Int> { Int(start)..<Int(max(start, end)) }

  @inline(__always) var count: Int { Int(end) - Int(start) }

  /// Folds one more byte into what others folded to, 0 at first.
  ///
  /// Up to eight bytes that differ fold to what differs, where there are as many of them.
  @inline(__always)
  static func fold(_ folded: UInt64, _ byte: UInt8) -> UInt64 {
    (folded << 8 | folded >> 56) ^ UInt64(byte)
  }

  static func fold(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0, fold) }
}

/// An item of a query.
@usableFromInline
struct LinkItem: Sendable {
  var start: UInt16 = 0
  /// The end of the name.
  var nameEnd: UInt16 = 0
  var end: UInt16 = 0
  /// Which of the matched route's items it is; -1 for none.
  var field: Int16 = -1
  var nameMarks: LinkPiece.Marks = []
  var valueMarks: LinkPiece.Marks = []

  /// Whether it has neither name nor value, as between two `&`.
  var isEmpty: Bool { end == start }

  var name: LinkPiece { LinkPiece(start: start, end: nameEnd, marks: nameMarks) }

  /// Whether there is a `=`.
  var hasValue: Bool { end > nameEnd }

  var value: LinkPiece {
    LinkPiece(start: hasValue ? nameEnd + 1 : nameEnd, end: end, marks: valueMarks)
  }
}
