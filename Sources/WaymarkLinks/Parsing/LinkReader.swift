// SPDX-License-Identifier: MIT

/// A link that has been cut and whose entry is found; codecs read their values from it, one
/// parameter after the other.
///
/// All it points to is there while the table has it read.
@usableFromInline
struct LinkReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private let pathStart: UInt16
  private let pathEnd: UInt16
  private(set) var segments: UnsafeBufferPointer<LinkPiece>
  /// The items of the query that the entry knows, in their order.
  var items = UnsafeBufferPointer<LinkItem>(start: nil, count: 0)
  let template: UnsafePointer<LinkTemplate>
  @usableFromInline let entry: Int
  /// What follows the path.
  var tail = LinkTail()
  /// Whether an item of the query means nothing to the entry.
  @usableFromInline var hasExtra: Bool { tail.hasExtra }
  /// Which of the table's schemes, as ``LinkTableCore/Origin/scheme``.
  @usableFromInline let scheme: Int
  /// Which of the table's hosts with parameters, as ``LinkTableCore/Origin/host``.
  @usableFromInline let host: Int
  /// Whether path and query are as the entry prints them, as far as is known.
  @usableFromInline var spelling: LinkSpelling
  /// The parameter that is read.
  private(set) var param = -1
  /// Why a codec refused its text.
  private(set) var defect: LinkError.InvalidValue?
  /// The next segment or item of the parameter, and the one behind the last.
  private var index = 0
  private var end = 0
  private var isQuery = false
  /// Whether the parameter has only a part of its segment.
  private var isPart = false
  /// Whether segments are parts of an item of the query.
  private var isOfQuery = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, path: Range<Int>,
    segments: UnsafeBufferPointer<LinkPiece>, template: UnsafePointer<LinkTemplate>,
    origin: LinkTableCore.Origin, spelling: LinkSpelling
  ) {
    self.bytes = bytes
    pathStart = UInt16(truncatingIfNeeded: path.lowerBound)
    pathEnd = UInt16(truncatingIfNeeded: path.upperBound)
    self.segments = segments
    self.template = template
    entry = template.pointee.entry
    scheme = origin.scheme
    host = origin.host
    self.spelling = spelling
  }

  /// Where the link's path is.
  var path: Range<Int> { Int(pathStart)..<Int(max(pathStart, pathEnd)) }

  /// Goes to the next parameter.
  @usableFromInline
  mutating func begin() {
    param += 1
    let field = param - template.pointee.params.count
    if field < 0 {
      let params = template.pointee.params
      index = params[param].position
      end =
        template.pointee.hasRest && field == -1
        ? segments.count - template.pointee.restEnd : index + params[param].count
      isPart = !params[param].isWhole
    } else {
      isQuery = true
      isPart = false
      index = 0
      end = items.count
      skip(to: field)
    }
  }

  /// Whether there is another text for the parameter.
  var hasNext: Bool { index < end }

  /// The parameter's next text.
  mutating func next() -> LinkText? {
    guard hasNext else { return nil }
    let position = index
    index += 1
    guard isQuery else {
      let piece = isPart ? part(of: segments[position]) : segments[position]
      return LinkText(bytes, piece, isQuery: isOfQuery)
    }
    let field = param - template.pointee.params.count
    skip(to: field)
    if hasNext, template.pointee.items[field].takesFirst {
      spelling = .other
      index = end
    }
    return LinkText(bytes, items[position].value, isQuery: true)
  }

  /// What of a segment is the parameter's own.
  private func part(of segment: LinkPiece) -> LinkPiece {
    let known = template.pointee.params[param]
    var piece = segment
    let isEscaped = piece.marks.contains(.escaped)
    for _ in 0..<known.prefix {
      piece.start += isEscaped && bytes[Int(piece.start)] == UInt8(ascii: "%") ? 3 : 1
    }
    for _ in 0..<known.suffix {
      let isEscape =
        isEscaped && piece.count >= 3 && bytes[Int(piece.end) - 3] == UInt8(ascii: "%")
      piece.end -= isEscape ? 3 : 1
    }
    return piece
  }

  /// Reads the parts of the parameter's next text, between separators that may be escaped.
  ///
  /// - Parameters:
  ///   - separator: A byte of ASCII.
  ///   - read: Reads a part.
  /// - Returns: The values; none for an empty text.
  mutating func list<Value>(
    _ separator: UInt8, _ read: (inout LinkReader) -> Value?
  ) -> [Value]? {
    guard let text = next() else { return nil }
    if text.piece.count <= 0 { return [] }
    var parts: ContiguousArray<LinkPiece> = []
    var part = text.piece
    var place = Int(part.start)
    while place < text.piece.range.upperBound {
      let isEscape = bytes[place] == UInt8(ascii: "%") && part.marks.contains(.escaped)
      let byte =
        isEscape
        ? LinkText.hexadecimal(bytes[place + 1]) << 4 | LinkText.hexadecimal(bytes[place + 2])
        : bytes[place]
      let after = place + (isEscape ? 3 : 1)
      if byte == separator {
        part.end = UInt16(truncatingIfNeeded: place)
        parts.append(part)
        part = text.piece
        part.start = UInt16(truncatingIfNeeded: after)
        if isEscape { spelling.doubt() }
      }
      place = after
    }
    parts.append(part)
    if parts.contains(where: { $0.count <= 0 }) { return fail(.notOfType) }
    return parts.withUnsafeBufferPointer { parts in
      var inner = self
      inner.segments = parts
      (inner.index, inner.end) = (0, parts.count)
      (inner.isOfQuery, inner.isQuery, inner.isPart) = (text.isQuery, false, false)
      var values: [Value] = []
      while inner.hasNext, let value = read(&inner) { values.append(value) }
      let isWhole = values.count == parts.count
      (spelling, defect) = (inner.spelling, isWhole ? defect : inner.defect ?? .notOfType)
      return isWhole ? values : nil
    }
  }

  /// Goes on to an item of the parameter's name.
  private mutating func skip(to field: Int) {
    while index < end, Int(items[index].field) != field { index += 1 }
  }

  /// Says why there is no value.
  mutating func fail<Value>(_ defect: LinkError.InvalidValue) -> Value? {
    self.defect = defect
    return nil
  }

  /// The host of an absolute link, in lower case, without port and dot at its end.
  var hostText: String {
    let start = scheme == 0 ? 8 : 7
    let host = bytes[start..<path.lowerBound].prefix { $0 != UInt8(ascii: ":") }
    let end = host.last == UInt8(ascii: ".") ? 1 : 0
    return String(decoding: host.dropLast(end), as: UTF8.self).lowercased()
  }

  /// Why there was no value, in a table's terms.
  func error(of pattern: String, names: [String]) -> LinkError {
    guard let defect else { return .noSuchThing(pattern: pattern) }
    return .badParameter(pattern: pattern, name: names[param], reason: defect)
  }

  /// Whether path and query are as a writer has written them, but for unknown items.
  func isSpelled(as writer: LinkWriter) -> Bool {
    writer.failed == nil
      && writer.bytes.withUnsafeBufferPointer { printed in
        // The path of a custom scheme may begin without a slash.
        let hasSlash = !path.isEmpty && bytes[path.lowerBound] == UInt8(ascii: "/")
        var place = hasSlash ? 0 : 1
        func skip(_ range: Range<Int>) -> Bool {
          guard printed.count - place >= range.count else { return false }
          for index in range where bytes[index] != printed[place + index - range.lowerBound] {
            return false
          }
          place += range.count
          return true
        }
        guard skip(path) else { return false }
        for item in items {
          place += 1
          guard skip(Int(item.start)..<Int(item.end)) else { return false }
        }
        return place == printed.count
      }
  }
}

/// What is known of how a link is spelled.
@usableFromInline
enum LinkSpelling: Sendable {
  /// As the entry prints it.
  case printed
  /// Perhaps otherwise: it has to be printed to be compared.
  case unsure
  /// Otherwise.
  case other

  mutating func doubt() {
    if self == .printed { self = .unsure }
  }
}

extension LinkReader {
  /// Reads a number.
  mutating func number<Number: FixedWidthInteger>() -> Number? {
    guard let text = next() else { return nil }
    let piece = text.piece
    if piece.marks.contains(.escaped) {
      let decoded = text.decoded
      guard LinkScanner.isNumber(decoded) else { return fail(.notOfType) }
      return Number(decoded) ?? fail(.tooLarge)
    }
    guard piece.count > 0, piece.count == 1 || bytes[Int(piece.start)] != UInt8(ascii: "0") else {
      return fail(.notOfType)
    }
    var number: Number = 0
    for byte in text.raw {
      let digit = byte &- UInt8(ascii: "0")
      if digit > 9 { return fail(.notOfType) }
      let (tens, isLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(Number(truncatingIfNeeded: digit))
      if isLarge || isLarger { return fail(.tooLarge) }
      number = sum
    }
    return number
  }
}
