// SPDX-License-Identifier: MIT

/// Cuts a link's bytes into segments and items, and checks each on the way.
///
/// It cuts on the raw separators and takes escapes out of each piece after that, once. It reads
/// every byte once and keeps nothing.
struct LinkScanner {
  /// Why a link was refused.
  enum Refusal: Error {
    case flaw(LinkFlaw)
    case limit(LinkError.Limit)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private let kinds: UnsafeBufferPointer<LinkEscape.Kind>

  /// A scanner of bytes, with `LinkEscape.kindsInPath`, which takes time to ask for.
  init(bytes: UnsafeBufferPointer<UInt8>, kinds: FixedArray<LinkEscape.Kind>) {
    self.bytes = bytes
    self.kinds = kinds.base
  }

  /// Cuts a path.
  ///
  /// - Parameters:
  ///   - start: Where it begins; a leading `/` is skipped.
  ///   - segments: Where its segments go; as many as there is room for.
  /// - Returns: How many segments there are, where the path ends, whether it ends in a `/` that
  ///   is not its first byte, and what any of its segments is marked with.
  /// - Throws: What is wrong with it.
  @inline(__always)
  func path(
    from start: Int, into segments: UnsafeMutableBufferPointer<LinkPiece>
  ) throws(Refusal) -> (count: Int, end: Int, hasTrailingSlash: Bool, marks: LinkPiece.Marks) {
    var index = start
    var marks: LinkPiece.Marks = []
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    var count = 0
    while index < bytes.count, !isEnd(bytes[index]) {
      guard count < segments.count else { throw .limit(.segments) }
      let piece = try segment(from: index)
      if piece.count <= 0 { throw .flaw(LinkFlaw(.emptySegment, at: index)) }
      segments[count] = piece
      marks.formUnion(piece.marks)
      count += 1
      index = Int(piece.end)
      if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
        index += 1
        if index == bytes.count || isEnd(bytes[index]) { return (count, index, true, marks) }
      }
    }
    return (count, index, false, marks)
  }

  /// Cuts the next item of a query, which may be empty.
  ///
  /// What is not well-formed is marked, and no defect yet: only items that mean something have to
  /// be. See ``flaw(in:allowsBreaks:)``.
  ///
  /// - Parameter start: Where it begins, behind the `?` or a `&`.
  /// - Returns: The item. It ends at a `&`, a `#`, or with the link.
  /// - Throws: A raw control character, which no link has.
  @inline(__always)
  func item(from start: Int) throws(Refusal) -> LinkItem {
    let (nameEnd, nameMarks) = try part(from: start, isName: true)
    var (end, valueMarks) = (nameEnd, LinkPiece.Marks())
    if nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: "=") {
      (end, valueMarks) = try part(from: nameEnd + 1, isName: false)
    }
    return LinkItem(
      start: UInt16(truncatingIfNeeded: start), nameEnd: UInt16(truncatingIfNeeded: nameEnd),
      end: UInt16(truncatingIfNeeded: end), nameMarks: nameMarks, valueMarks: valueMarks)
  }

  /// Whether another item follows one that ends here.
  @inline(__always)
  func hasItem(behind end: Int) -> Bool { end < bytes.count && bytes[end] == UInt8(ascii: "&") }

  /// The first defect of a name or value in a query; nil where there is none.
  ///
  /// Where it has several, one of the raw bytes goes first.
  @inline(never)
  func flaw(in range: Range<Int>, allowsBreaks: Bool) -> LinkFlaw? {
    do throws(Refusal) {
      for index in range { try check(bytes[index], at: index) }
    } catch {
      if case .flaw(let flaw) = error { return flaw }
    }
    do throws(LinkFlaw) {
      _ = try LinkDecoding(bytes, range, isQuery: true, allowsBreaks: allowsBreaks)
      return nil
    } catch {
      return error
    }
  }

  /// Reads a fragment, behind the `#`, to the end of the link; it may be marked as broken.
  ///
  /// - Throws: A raw control character, which no link has.
  func fragment(from start: Int) throws(Refusal) -> LinkPiece {
    var marks: LinkPiece.Marks = []
    for index in start..<bytes.count { marks.formUnion(try mark(bytes[index], at: index)) }
    if (try? LinkDecoding(bytes, start..<bytes.count, isQuery: false)) == nil {
      marks.insert(.broken)
    }
    return LinkPiece(
      start: UInt16(truncatingIfNeeded: start), end: UInt16(truncatingIfNeeded: bytes.count),
      marks: marks)
  }

  /// Reads a segment, up to a separator or the end.
  @inline(__always)
  private func segment(from start: Int) throws(Refusal) -> LinkPiece {
    var index = start
    var marks: LinkPiece.Marks = []
    var fold: UInt64 = 0
    while index < bytes.count {
      let byte = bytes[index]
      let kind = kinds[Int(byte)]
      if kind != .plain {
        if kind == .end { break }
        marks.formUnion(byte == UInt8(ascii: "%") ? .escaped : try check(byte, at: index))
      }
      fold = LinkPiece.fold(fold, byte)
      index += 1
    }
    let first = bytes[start]
    if index > start, first &- UInt8(ascii: "0") <= 9, isNumber(start..<index) {
      marks.insert(.digits)
    }
    var piece = LinkPiece(
      start: UInt16(truncatingIfNeeded: start), end: UInt16(truncatingIfNeeded: index),
      marks: marks, fold: fold)
    if marks.contains(.escaped) { try finish(&piece) }
    if first == UInt8(ascii: "."),
      index == start + 1 || index == start + 2 && bytes[start + 1] == first
    {
      throw .flaw(LinkFlaw(.dotSegment, at: start))
    }
    return piece
  }

  /// Does what has to be done for a segment with escapes.
  private func finish(_ piece: inout LinkPiece) throws(Refusal) {
    let range = Int(piece.start)..<Int(piece.end)
    let text = try decoding(range, isQuery: false)
    if text.isDots { throw .flaw(LinkFlaw(.dotSegment, at: range.lowerBound)) }
    if text.isWide { piece.marks.insert(.wide) }
    if text.isNumber { piece.marks.insert(.digits) }
    if text.hasSlash { piece.marks.insert(.slash) }
    piece.fold = text.fold
  }

  /// Reads the name of an item, or its value.
  @inline(__always)
  private func part(
    from start: Int, isName: Bool
  ) throws(Refusal) -> (end: Int, marks: LinkPiece.Marks) {
    let plain = LinkEscape.plainInQuery.base
    var index = start
    var marks: LinkPiece.Marks = []
    while index < bytes.count {
      let byte = bytes[index]
      if !plain[Int(byte)] {
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#") { break }
        if isName, byte == UInt8(ascii: "=") { break }
        marks.formUnion(byte == UInt8(ascii: "+") ? .escaped : try mark(byte, at: index))
      }
      index += 1
    }
    if marks.contains(.escaped) {
      if let text = try? LinkDecoding(bytes, start..<index, isQuery: true, allowsBreaks: true) {
        if text.hasBreak { marks.insert(.breaks) }
      } else {
        marks.insert(.broken)
      }
    }
    return (index, marks)
  }

  /// What a byte that a table would not print makes of a text in a query, or of a fragment.
  @inline(never)
  private func mark(_ byte: UInt8, at index: Int) throws(Refusal) -> LinkPiece.Marks {
    switch byte {
    case UInt8(ascii: "%"): .escaped
    case 0x20, UInt8(ascii: "\\"): [.broken, .odd]
    default: try check(byte, at: index)
    }
  }

  /// Checks a byte that a table would not print.
  @inline(never) @discardableResult
  private func check(_ byte: UInt8, at index: Int) throws(Refusal) -> LinkPiece.Marks {
    switch byte {
    case 0x20: throw .flaw(LinkFlaw(.space, at: index))
    case 0..<0x20, 0x7F: throw .flaw(LinkFlaw(.controlCharacter, at: index))
    case UInt8(ascii: "\\"): throw .flaw(LinkFlaw(.backslash, at: index))
    case UInt8(ascii: "%"): return []
    case 0x80...: return [.wide, .odd]
    default: return .odd
    }
  }

  private func decoding(_ range: Range<Int>, isQuery: Bool) throws(Refusal) -> LinkDecoding {
    do throws(LinkFlaw) {
      return try LinkDecoding(bytes, range, isQuery: isQuery)
    } catch {
      throw .flaw(error)
    }
  }

  /// Whether bytes, of which there are some, are a whole number as `Int` prints it, from 0.
  @inline(__always)
  private func isNumber(_ range: Range<Int>) -> Bool {
    for index in range where bytes[index] &- UInt8(ascii: "0") > 9 { return false }
    return range.count == 1 || bytes[range.lowerBound] != UInt8(ascii: "0")
  }

  /// Whether text is a whole number as `Int` prints it, from 0.
  static func isNumber(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first, utf8.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }) else {
      return false
    }
    return first != UInt8(ascii: "0") || utf8.count == 1
  }

  @inline(__always)
  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
