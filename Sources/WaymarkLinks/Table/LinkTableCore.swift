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
  private let kinds = LinkEscape.kindsInPath
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
          guard path.end < bytes.count else {
            let none = UnsafeMutableBufferPointer<LinkItem>(start: nil, count: 0)
            return locate(cut, none, -1, spelling, read)
          }
          return findQuery(cut, spelling, read)
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

  private func findQuery(
    _ cut: Cut, _ spelling: LinkSpelling, _ read: (inout LinkReader) -> LinkError?
  ) -> LinkError? {
    let room = max(1, options.maximumItems)
    return withUnsafeTemporaryAllocation(of: LinkItem.self, capacity: room) { buffer in
      do throws(LinkScanner.Refusal) {
        let scanner = LinkScanner(bytes: cut.bytes, kinds: kinds)
        var index = cut.pathEnd
        var count = 0
        var spelling = spelling
        if cut.bytes[index] == UInt8(ascii: "?") {
          let items = UnsafeMutableBufferPointer(rebasing: buffer.prefix(options.maximumItems))
          let query = try scanner.query(from: index + 1, into: items)
          count = query.count
          if query.hasEmptyItem { spelling = .other }
          index = query.end
        }
        var fragment = -1
        if index < cut.bytes.count {
          fragment = index + 1
          try scanner.checkFragment(from: fragment)
        }
        let items = UnsafeMutableBufferPointer(rebasing: buffer.prefix(count))
        return locate(cut, items, fragment, spelling, read)
      } catch {
        return LinkTableCore.error(error)
      }
    }
  }

  private static func error(_ refusal: LinkScanner.Refusal) -> LinkError {
    switch refusal {
    case .flaw(let flaw): .malformed(flaw.defect, at: flaw.offset)
    case .limit(let limit): .tooLong(limit)
    }
  }

  private func locate(
    _ cut: Cut, _ items: UnsafeMutableBufferPointer<LinkItem>, _ fragment: Int,
    _ spelling: LinkSpelling, _ read: (inout LinkReader) -> LinkError?
  ) -> LinkError? {
    let leaf = automaton.leaf(of: cut.segments, in: cut.bytes)
    guard leaf >= 0 else { return .noRoute(nearest: nearest(cut.segments, in: cut.bytes)) }
    let template = templates[leaf]
    let index = template.pointee.entry
    if template.pointee.isWebOnly, !cut.allowsWebOnly { return .webOnly(pattern: patterns[index]) }
    var spelling = spelling
    if !options.caseSensitive { spelling.doubt() }
    if !template.pointee.items.isEmpty,
      let error = assign(items, of: template, index, in: cut.bytes, &spelling)
    {
      return error
    }
    var reader = LinkReader(
      bytes: cut.bytes, path: cut.origin.path..<cut.pathEnd, segments: cut.segments,
      items: UnsafeBufferPointer(items), template: template, fragment: fragment,
      origin: cut.origin, spelling: spelling)
    return read(&reader)
  }

  /// Gives each item the field of the entry whose name it has.
  private func assign(
    _ items: UnsafeMutableBufferPointer<LinkItem>, of template: UnsafePointer<LinkTemplate>,
    _ entry: Int, in bytes: UnsafeBufferPointer<UInt8>, _ spelling: inout LinkSpelling
  ) -> LinkError? {
    let known = template.pointee.items
    let count = known.count
    var last = -1
    for index in items.indices {
      let item = items[index]
      let name = LinkText(bytes, item.name, isQuery: true)
      var field = 0
      if name.piece.marks.isEmpty {
        while field < count, !template.pointee.isName(name, ofItem: field) { field += 1 }
      } else {
        let decoded = name.decoded
        while field < count, self.name(ofItem: field, of: entry) != decoded { field += 1 }
      }
      if field == count { continue }
      items[index].field = Int16(truncatingIfNeeded: field)
      if !item.hasValue || field < last { spelling = .other }
      if !item.nameMarks.union(item.valueMarks).isDisjoint(with: .unsure) { spelling.doubt() }
      last = field
      if !known[field].isRepeated, !known[field].takesFirst, has(items[..<index], field) {
        return .duplicateKey(self.name(ofItem: field, of: entry))
      }
    }
    guard template.pointee.hasRequired else { return nil }
    for field in 0..<count where known[field].isRequired && !has(items[...], field) {
      return .missingItem(pattern: patterns[entry], name: self.name(ofItem: field, of: entry))
    }
    return nil
  }

  /// The name of an item of an entry's query.
  private func name(ofItem item: Int, of entry: Int) -> String {
    templates.names[entry][templates[entry].pointee.params.count + item]
  }

  @inline(__always)
  private func has(_ items: Slice<UnsafeMutableBufferPointer<LinkItem>>, _ field: Int) -> Bool {
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
