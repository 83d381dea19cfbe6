// SPDX-License-Identifier: MIT

/// All of a table that does not depend on the type of its values.
@usableFromInline
final class LinkTableCore: Sendable {
  /// Where a link leads, before any value is read.
  struct Found {
    var entry = 0
    var pathStart = 0
    var pathEnd = 0
    var segments = 0
    var items = 0
    var hasEmptyItem = false
    var fragment: String?
  }

  let entries: [LinkEntry]
  let templates: ContiguousArray<LinkTemplate>
  let automaton: SegmentAutomaton
  let hosts: [String]
  let schemes: [String]
  let options: LinkOptions

  init(
    entries: [LinkEntry], templates: ContiguousArray<LinkTemplate>, automaton: SegmentAutomaton,
    hosts: [String], schemes: [String], options: LinkOptions
  ) {
    self.entries = entries
    self.templates = templates
    self.automaton = automaton
    self.hosts = hosts
    self.schemes = schemes
    self.options = options
  }

  /// Cuts the link from where its path begins, finds its entry, and has it read.
  func find<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, path start: Int,
    _ read: (borrowing Found, LinkReader) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    let result: Swift.Result<Result, LinkError> = withUnsafeTemporaryAllocation(
      of: LinkPiece.self, capacity: options.maximumSegments
    ) { segments in
      withUnsafeTemporaryAllocation(of: LinkItem.self, capacity: max(1, options.maximumItems)) {
        items in
        segments.initialize(repeating: LinkPiece())
        items.initialize(repeating: LinkItem())
        do throws(LinkError) {
          let room = UnsafeMutableBufferPointer(rebasing: items.prefix(options.maximumItems))
          let found = try locate(bytes, path: start, segments: segments, items: room)
          let reader = LinkReader(
            bytes: bytes,
            segments: UnsafeBufferPointer(rebasing: segments.prefix(found.segments)),
            items: UnsafeBufferPointer(rebasing: items.prefix(found.items)),
            template: templates[found.entry])
          return .success(try read(found, reader))
        } catch {
          return .failure(error)
        }
      }
    }
    return try result.get()
  }

  /// The entry of a path; nil for none, and for one that is not well-formed.
  func entry(ofPath bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    withUnsafeTemporaryAllocation(of: LinkPiece.self, capacity: options.maximumSegments) {
      segments in
      guard bytes.count <= options.maximumBytes, bytes.first == UInt8(ascii: "/"),
        let path = try? LinkScanner(bytes: bytes).path(from: 0, into: segments)
      else { return nil }
      return automaton.entry(
        of: UnsafeBufferPointer(rebasing: segments.prefix(path.count)), in: bytes)
    }
  }

  private func locate(
    _ bytes: UnsafeBufferPointer<UInt8>, path start: Int,
    segments: UnsafeMutableBufferPointer<LinkPiece>, items: UnsafeMutableBufferPointer<LinkItem>
  ) throws(LinkError) -> Found {
    var found = Found()
    found.pathStart = start
    do throws(LinkScanner.Refusal) {
      let scanner = LinkScanner(bytes: bytes)
      let path = try scanner.path(from: start, into: segments)
      found.segments = path.count
      found.pathEnd = path.end
      var index = path.end
      if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
        let query = try scanner.query(from: index + 1, into: items)
        found.items = query.count
        found.hasEmptyItem = query.hasEmptyItem
        index = query.end
      }
      if index < bytes.count { found.fragment = try scanner.fragment(from: index + 1) }
    } catch {
      switch error {
      case .flaw(let flaw): throw .malformed(flaw.defect, at: flaw.offset)
      case .limit(let limit): throw .tooLong(limit)
      }
    }
    let path = UnsafeBufferPointer(rebasing: segments.prefix(found.segments))
    guard let entry = automaton.entry(of: path, in: bytes) else {
      throw .noRoute(nearest: nearest(path, in: bytes))
    }
    found.entry = entry
    if entries[entry].web == .webOnly { throw .webOnly(pattern: entries[entry].pattern) }
    try assign(items.prefix(found.items), of: entry, in: bytes)
    return found
  }

  /// Gives each item the field of the entry whose name it has.
  private func assign(
    _ items: Slice<UnsafeMutableBufferPointer<LinkItem>>, of entry: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(LinkError) {
    let fields = templates[entry].fields
    if fields.isEmpty { return }
    var items = items
    for index in items.indices {
      let name = LinkText(bytes, items[index].name, isQuery: true)
      guard let field = fields.firstIndex(where: { name.isSame(as: $0) }) else { continue }
      items[index].field = Int16(field)
      if fields[field].kind != .repeated, !fields[field].takesFirst,
        items[..<index].contains(where: { $0.field == Int16(field) })
      {
        throw .duplicateKey(fields[field].name)
      }
    }
    for (number, field) in fields.enumerated() where field.kind == .required {
      if !items.contains(where: { $0.field == Int16(number) }) {
        throw .missingItem(pattern: entries[entry].pattern, name: field.name)
      }
    }
  }
}

extension LinkText {
  /// Whether it is the name of an item.
  func isSame(as field: LinkTemplate.Field) -> Bool {
    piece.marks.isDisjoint(with: [.escaped, .wide]) && field.isASCII
      ? raw.elementsEqual(field.name.utf8) : decoded == field.name
  }

  /// Whether it has a `/`, which in a path was escaped.
  var hasSlash: Bool {
    piece.marks.contains(.escaped) && decoded.utf8.contains(UInt8(ascii: "/"))
  }
}
