// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The segments of a route as far as intent filters tell them apart.
struct AndroidLine {
  /// A piece of a segment.
  enum Piece: Hashable, Sendable {
    /// Literal text, without escapes.
    case literal(String)
    /// A value.
    case value(LinkKind)
  }

  /// What a segment is made of, in order.
  struct Segment: Hashable, Sendable {
    let pieces: [Piece]

    init(_ segment: LinkEntry.Segment) {
      switch segment {
      case .literal(let text): pieces = [.literal(text)]
      case .param(let param):
        let prefix = param.prefix.isEmpty ? [] : [Piece.literal(param.prefix)]
        let suffix = param.suffix.isEmpty ? [] : [Piece.literal(param.suffix)]
        pieces = prefix + [.value(param.kind)] + suffix
      case .rest: pieces = [.value(.text)]
      }
    }

    /// The segment's text where it is nothing but literal.
    var literal: String? {
      if case .literal(let text)? = pieces.first, pieces.count == 1 { text } else { nil }
    }
  }

  /// The segments, without those that the rest takes and those behind it.
  let segments: [Segment]
  /// Whether segments behind these belong to the route, too.
  let takesRest: Bool
  /// Whether literals are behind the rest.
  let hasTail: Bool
  /// The route.
  let entry: LinkEntry

  init(_ line: ExactLine) {
    segments = line.head.map { Segment($0) }
    takesRest = line.takesRest
    hasTail = line.tail?.isEmpty == false
    entry = line.entry
  }
}
