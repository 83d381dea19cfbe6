// SPDX-License-Identifier: MIT

/// What follows a link's path, of which a route reads no more than the items that it names.
struct LinkTail {
  // In 16 bits, as in pieces: what reads a link is moved several times, and small.
  private var queryStart: UInt16 = 0
  private var queryEnd: UInt16 = 0
  /// Where the fragment begins; 0 for none.
  private var fragmentStart: UInt16 = 0
  private var fragmentMarks: LinkPiece.Marks = []
  /// Whether an item of the query means nothing to the entry.
  var hasExtra = false

  /// The query, behind the `?`; empty for none.
  var query: Range<Int> {
    get { Int(queryStart)..<Int(max(queryStart, queryEnd)) }
    set {
      queryStart = UInt16(truncatingIfNeeded: newValue.lowerBound)
      queryEnd = UInt16(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The fragment of a link; nil for none.
  func fragment(of bytes: UnsafeBufferPointer<UInt8>) -> LinkPiece? {
    if fragmentStart == 0 { return nil }
    return LinkPiece(
      start: fragmentStart, end: UInt16(truncatingIfNeeded: bytes.count), marks: fragmentMarks)
  }

  /// Keeps the fragment, which ends with the link.
  mutating func keep(fragment: LinkPiece) {
    fragmentStart = fragment.start
    fragmentMarks = fragment.marks
  }
}

extension LinkReader {
  /// The items that mean nothing to the entry, at most as many as a limit.
  ///
  /// They are looked for only now: most links have none.
  func extra(_ maximum: Int, _ kinds: FixedArray<LinkEscape.Kind>) -> [LinkQueryItem] {
    var extra: [LinkQueryItem] = []
    let scanner = LinkScanner(bytes: bytes, kinds: kinds)
    var (index, known) = (tail.query.lowerBound, 0)
    while extra.count < maximum, let item = try? scanner.item(from: index) {
      if known < items.count, items[known].start == item.start {
        known += 1
      } else if !item.isEmpty {
        extra.append(LinkQueryItem(name: text(item.name), value: text(item.value)))
      }
      guard scanner.hasItem(behind: Int(item.end)) else { break }
      index = Int(item.end) + 1
    }
    return extra
  }

  /// The fragment, without escapes, or raw; nil for none.
  @usableFromInline
  var fragment: String? {
    tail.fragment(of: bytes).map { LinkText(bytes, $0, isQuery: false).decoded }
  }

  /// A text that means nothing: without escapes, or raw where it has any defect.
  private func text(_ piece: LinkPiece) -> String {
    var piece = piece
    if piece.marks.contains(.breaks) { piece.marks.insert(.broken) }
    return LinkText(bytes, piece, isQuery: true).decoded
  }
}

extension LinkTableCore {
  /// The items of a query that mean nothing to its entry.
  @inlinable
  func extra(of reader: borrowing LinkReader) -> [LinkQueryItem] {
    reader.hasExtra ? foundExtra(of: reader) : []
  }

  @usableFromInline
  func foundExtra(of reader: borrowing LinkReader) -> [LinkQueryItem] {
    reader.extra(options.maximumItems, kinds)
  }
}
