// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// All of a table that does not depend on the type of its values.
@usableFromInline
final class LinkTableCore: Sendable {
  let entries: [LinkEntry]
  @usableFromInline let patterns: ContiguousArray<String>
  @usableFromInline let requires: ContiguousArray<Set<LinkGate>>
  let templates: LinkTemplates
  let automaton: SegmentAutomaton
  let kinds = LinkEscape.kindsInPath
  let hosts: LinkHosts
  let schemes: [String]
  let options: LinkOptions
  let hostBytes: ContiguousArray<ContiguousArray<UInt8>>
  /// The schemes that ``Origin/scheme`` counts.
  @usableFromInline let knownSchemes: ContiguousArray<String>

  init(
    entries: [LinkEntry], templates: LinkTemplates, automaton: SegmentAutomaton,
    hosts: LinkHosts, schemes: [String], options: LinkOptions
  ) {
    self.entries = entries
    patterns = ContiguousArray(entries.map(\.pattern))
    requires = ContiguousArray(entries.map(\.requires))
    self.templates = templates
    self.automaton = automaton
    self.hosts = hosts
    self.schemes = schemes
    self.options = options
    hostBytes = ContiguousArray(hosts.names.map { ContiguousArray($0.utf8) })
    knownSchemes = ContiguousArray(["https", "http"] + schemes)
  }

  /// Cuts a link, finds its entry, and has it read.
  ///
  /// Returns what kept it from that, or what `read` returns.
  @usableFromInline
  func find(
    _ link: String, isPath: Bool, _ read: (inout LinkReader) -> LinkError?
  ) -> LinkError? {
    let found = link.utf8.withContiguousStorageIfAvailable { find($0, isPath: isPath, read) }
    if let found { return found }
    var copy = link
    return copy.withUTF8 { find($0, isPath: isPath, read) }
  }

  /// Cuts a link, finds its entry, and has it read.
  ///
  /// Returns what kept it from that, or what `read` returns.
  func find(
    _ bytes: UnsafeBufferPointer<UInt8>, isPath: Bool, allowsWebOnly: Bool = false,
    _ read: (inout LinkReader) -> LinkError?
  ) -> LinkError? {
    if bytes.count > options.maximumBytes { return .tooLong(.bytes) }
    do throws(LinkError) {
      let origin = isPath ? Origin(path: 0) : try origin(of: bytes)
      if isPath, bytes.first != UInt8(ascii: "/") { throw .malformed(.relativePath, at: 0) }
      return withUnsafeTemporaryAllocation(
        of: LinkPiece.self, capacity: options.maximumSegments
      ) { segments in
        do throws(LinkScanner.Refusal) {
          let path = try LinkScanner(bytes: bytes, kinds: kinds).path(
            from: origin.path, into: segments)
          var spelling = LinkSpelling.printed
          if !path.marks.isDisjoint(with: .unsure) { spelling = .unsure }
          if path.hasTrailingSlash { spelling = .other }
          let cut = Cut(
            bytes: bytes, origin: origin, pathEnd: path.end, allowsWebOnly: allowsWebOnly,
            segments: UnsafeBufferPointer(rebasing: segments.prefix(path.count)))
          return locate(cut, spelling, read)
        } catch {
          return LinkTableCore.error(error)
        }
      }
    } catch {
      return error
    }
  }

  /// A link as far as its path.
  private struct Cut {
    let bytes: UnsafeBufferPointer<UInt8>
    let origin: Origin
    let pathEnd: Int
    let allowsWebOnly: Bool
    let segments: UnsafeBufferPointer<LinkPiece>
  }

  private static func error(_ refusal: LinkScanner.Refusal) -> LinkError {
    switch refusal {
    case .flaw(let flaw): .malformed(flaw.defect, at: flaw.offset)
    case .limit(let limit): .tooLong(limit)
    }
  }

  private func locate(
    _ cut: Cut, _ spelling: LinkSpelling, _ read: (inout LinkReader) -> LinkError?
  ) -> LinkError? {
    let leaf = automaton.leaf(of: cut.segments, in: cut.bytes)
    guard leaf >= 0 else { return .noRoute(nearest: nearest(cut.segments, in: cut.bytes)) }
    let template = templates[leaf]
    let index = template.pointee.entry
    if template.pointee.isWebOnly, !cut.allowsWebOnly { return .webOnly(pattern: patterns[index]) }
    var spelling = spelling
    if !options.caseSensitive { spelling.doubt() }
    var reader = LinkReader(
      bytes: cut.bytes, path: cut.origin.path..<cut.pathEnd, segments: cut.segments,
      template: template, origin: cut.origin, spelling: spelling)
    let room = template.pointee.items.isEmpty ? 0 : options.maximumItems
    if room == 0 || cut.pathEnd == cut.bytes.count {
      return readTail(
        of: cut, into: &reader, UnsafeMutableBufferPointer(start: nil, count: 0), read)
    }
    return withUnsafeTemporaryAllocation(of: LinkItem.self, capacity: room) { items in
      readTail(of: cut, into: &reader, items, read)
    }
  }

  /// Reads what follows the path: the items that the entry knows, and where the others are.
  private func readTail(
    of cut: Cut, into reader: inout LinkReader, _ items: UnsafeMutableBufferPointer<LinkItem>,
    _ read: (inout LinkReader) -> LinkError?
  ) -> LinkError? {
    do throws(LinkError) {
      if cut.pathEnd < cut.bytes.count {
        do throws(LinkScanner.Refusal) {
          try readQuery(of: cut, into: &reader, items)
          let end = reader.tail.query.upperBound
          if end < cut.bytes.count {
            let scanner = LinkScanner(bytes: cut.bytes, kinds: kinds)
            reader.tail.keep(fragment: try scanner.fragment(from: end + 1))
          }
        } catch {
          throw LinkTableCore.error(error)
        }
      }
      try checkItems(of: reader)
    } catch {
      return error
    }
    return read(&reader)
  }

  /// Reads a query, if there is one, up to the fragment or the end.
  private func readQuery(
    of cut: Cut, into reader: inout LinkReader, _ items: UnsafeMutableBufferPointer<LinkItem>
  ) throws(LinkScanner.Refusal) {
    reader.tail.query = cut.pathEnd..<cut.pathEnd
    guard cut.bytes[cut.pathEnd] == UInt8(ascii: "?") else { return }
    let scanner = LinkScanner(bytes: cut.bytes, kinds: kinds)
    let start = cut.pathEnd + 1
    var (end, count, last) = (start, 0, -1)
    while true {
      var item = try scanner.item(from: end)
      if item.isEmpty { reader.spelling = .other }
      let field = field(of: item, reader.template, reader.entry, in: cut.bytes)
      if field >= 0 {
        let marks = item.valueMarks
        let allowsBreaks = reader.template.pointee.items[field].allowsBreaks
        if marks.contains(.broken) || marks.contains(.breaks) && !allowsBreaks,
          let flaw = scanner.flaw(in: item.value.range, allowsBreaks: allowsBreaks)
        {
          throw .flaw(flaw)
        }
        guard count < items.count else { throw .limit(.items) }
        item.field = Int16(truncatingIfNeeded: field)
        if !item.hasValue || field < last { reader.spelling = .other }
        if !item.nameMarks.union(marks).isDisjoint(with: .unsure) { reader.spelling.doubt() }
        last = field
        items[count] = item
        count += 1
      } else if !item.isEmpty {
        reader.tail.hasExtra = true
      }
      end = Int(item.end)
      guard scanner.hasItem(behind: end) else { break }
      end += 1
    }
    reader.tail.query = start..<end
    reader.items = UnsafeBufferPointer(rebasing: items.prefix(count))
  }

  /// Which of an entry's items has the name of one in a link; -1 for none.
  private func field(
    of item: LinkItem, _ template: UnsafePointer<LinkTemplate>, _ entry: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let count = template.pointee.items.count
    if count == 0 || item.nameMarks.contains(.broken) { return -1 }
    let name = LinkText(bytes, item.name, isQuery: true)
    var field = 0
    if name.piece.marks.isEmpty {
      while field < count, !template.pointee.isName(name, ofItem: field) { field += 1 }
    } else {
      // Taking escapes out is what takes long: see `SegmentAutomaton`.
      let isLong = (0..<count).allSatisfy { name.piece.count > 9 * template.pointee.nameLength($0) }
      if isLong { return -1 }
      let decoded = name.decoded
      while field < count, self.name(ofItem: field, of: entry) != decoded { field += 1 }
    }
    return field < count ? field : -1
  }

  /// Checks that each item of an entry is there as often as it has to be.
  private func checkItems(of reader: borrowing LinkReader) throws(LinkError) {
    let (known, items, entry) = (reader.template.pointee.items, reader.items, reader.entry)
    for index in items.indices.dropFirst() {
      let field = Int(items[index].field)
      if !known[field].isRepeated, !known[field].takesFirst, has(items[..<index], field) {
        throw .duplicateKey(name(ofItem: field, of: entry))
      }
    }
    guard reader.template.pointee.hasRequired else { return }
    for field in known.indices where known[field].isRequired && !has(items[...], field) {
      throw .missingItem(pattern: patterns[entry], name: name(ofItem: field, of: entry))
    }
  }

  /// The name of an item of an entry's query.
  private func name(ofItem item: Int, of entry: Int) -> String {
    templates.names[entry][templates[entry].pointee.params.count + item]
  }

  @inline(__always)
  private func has(_ items: Slice<UnsafeBufferPointer<LinkItem>>, _ field: Int) -> Bool {
    for item in items where Int(item.field) == field { return true }
    return false
  }

  /// The entry of a path; nil for none, and for one that is not well-formed.
  @usableFromInline
  func entry(ofPath path: String) -> Int? {
    if let index = path.utf8.withContiguousStorageIfAvailable({ entry(ofPath: $0) }) {
      return index
    }
    var copy = path
    return copy.withUTF8 { entry(ofPath: $0) }
  }

  func entry(ofPath bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let leaf = leaf(ofPath: bytes) else { return nil }
    // The leaves with all segments come first, one for each entry.
    return leaf < entries.count ? leaf : templates[leaf].pointee.entry
  }

  /// The leaf of a path; nil for none, and for one that is not well-formed.
  func leaf(ofPath bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    withUnsafeTemporaryAllocation(of: LinkPiece.self, capacity: options.maximumSegments) {
      segments in
      guard bytes.count <= options.maximumBytes, bytes.first == UInt8(ascii: "/"),
        let path = try? LinkScanner(bytes: bytes, kinds: kinds).path(from: 0, into: segments)
      else { return nil }
      let leaf = automaton.leaf(
        of: UnsafeBufferPointer(rebasing: segments.prefix(path.count)), in: bytes)
      return leaf < 0 ? nil : leaf
    }
  }
}

extension LinkText {
  /// Whether it has a `/`, which in a path was escaped.
  var hasSlash: Bool { piece.marks.contains(.slash) }
}
