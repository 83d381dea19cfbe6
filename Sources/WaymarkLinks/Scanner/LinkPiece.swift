// SPDX-License-Identifier: MIT

/// A stretch of a link's bytes, found by the scanner and known to be well-formed.
@usableFromInline
struct LinkPiece: Sendable {
  /// What of its bytes is not as it stands for.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8
    /// Has a `%`, or in a query a `+`.
    static let escaped = Marks(rawValue: 1)
    /// Has a scalar beyond ASCII, raw or escaped.
    static let wide = Marks(rawValue: 2)
    /// Is a whole number as `Int` prints it, from 0.
    static let digits = Marks(rawValue: 4)
  }

  var start: UInt16 = 0
  var end: UInt16 = 0
  var marks: Marks = []
  /// The hash of the bytes, for the automaton.
  var hash: UInt32 = 0

  var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  var count: Int { range.count }

  static let seed: UInt32 = 2_166_136_261

  @inline(__always)
  static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

  static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(seed, mix) }
}

/// An item of a query.
@usableFromInline
struct LinkItem: Sendable {
  var name = LinkPiece()
  var value = LinkPiece()
  /// Which of the matched route's items it is; -1 for none.
  var field: Int16 = -1
}
