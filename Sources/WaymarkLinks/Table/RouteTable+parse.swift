// SPDX-License-Identifier: MIT

extension RouteTable {
  /// Reads an absolute link: `https://host/users/7?page=2#top` or `scheme:///users/7`.
  ///
  /// Links of a scheme of the app's own are the same with `:`, `://` or `:///` before the path;
  /// any app can send one, so they are not trusted.
  ///
  /// - Throws: Why the table does not take the link.
  public func parse(_ link: String) throws(LinkError) -> LinkMatch<R> {
    try read(link) { bytes throws(LinkError) in
      let (start, scheme, isTrusted) = try core.authority(of: bytes)
      var match = try match(bytes, path: start)
      match.scheme = scheme
      match.isTrusted = isTrusted
      return match
    }
  }

  /// Reads a link's path, query and fragment, as a web server gets them: `/users/7?page=2`.
  ///
  /// - Throws: Why the table does not take the link.
  public func parse(path: String) throws(LinkError) -> LinkMatch<R> {
    try read(path) { bytes throws(LinkError) in
      guard bytes.count <= core.options.maximumBytes else { throw .tooLong(.bytes) }
      guard bytes.first == UInt8(ascii: "/") else { throw .malformed(.relativePath, at: 0) }
      return try match(bytes, path: 0)
    }
  }

  /// Which entry a path leads to, without reading its values; nil for none.
  public func routeIndex(ofPath path: String) -> Int? {
    if let index = path.utf8.withContiguousStorageIfAvailable({ core.entry(ofPath: $0) }) {
      return index
    }
    var copy = path
    return copy.withUTF8 { core.entry(ofPath: $0) }
  }

  private func read(
    _ text: String,
    _ body: (UnsafeBufferPointer<UInt8>) throws(LinkError) -> LinkMatch<R>
  ) throws(LinkError) -> LinkMatch<R> {
    func attempt(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<LinkMatch<R>, LinkError> {
      do throws(LinkError) { return .success(try body(bytes)) } catch { return .failure(error) }
    }
    if let result = text.utf8.withContiguousStorageIfAvailable(attempt) { return try result.get() }
    var copy = text
    return try copy.withUTF8(attempt).get()
  }

  func match(
    _ bytes: UnsafeBufferPointer<UInt8>, path start: Int
  ) throws(LinkError) -> LinkMatch<R> {
    try core.find(bytes, path: start) { found, reader throws(LinkError) in
      let route = try value(of: found.entry, reader)
      let entry = core.entries[found.entry]
      return LinkMatch(
        route: route, entry: found.entry, pattern: entry.pattern, requires: entry.requires,
        extra: extra(reader), fragment: found.fragment,
        isCanonical: isCanonical(found, reader, route), scheme: nil, isTrusted: true)
    }
  }

  /// Has an entry's codecs read their values.
  func value(of entry: Int, _ reader: LinkReader) throws(LinkError) -> R {
    var reader = reader
    if let route = routes[entry].read(&reader) { return route }
    let pattern = core.entries[entry].pattern
    guard let defect = reader.defect else { throw .noSuchThing(pattern: pattern) }
    throw .badParameter(
      pattern: pattern, name: reader.template.names[reader.param], reason: defect)
  }

  private func extra(_ reader: LinkReader) -> [LinkQueryItem] {
    reader.items.filter { $0.field < 0 }.map { item in
      LinkQueryItem(
        name: LinkText(reader.bytes, item.name, isQuery: true).decoded,
        value: LinkText(reader.bytes, item.value, isQuery: true).decoded)
    }
  }

  /// Whether the entry prints the route as it stands in the link.
  private func isCanonical(
    _ found: LinkTableCore.Found, _ reader: LinkReader, _ route: R
  ) -> Bool {
    if found.hasEmptyItem { return false }
    var writer = LinkWriter(reader.template)
    guard routes[found.entry].write(route, &writer) else { return false }
    writer.finish()
    var printed = writer.bytes[...]
    if writer.failed != nil { return false }
    func skip(_ range: Range<Int>) -> Bool {
      let given = reader.bytes[range]
      guard printed.starts(with: given) else { return false }
      printed.removeFirst(given.count)
      return true
    }
    // The path of a custom scheme may begin without a slash.
    if found.pathStart == reader.bytes.count
      || reader.bytes[found.pathStart] != UInt8(ascii: "/"), found.pathStart > 0
    {
      printed.removeFirst()
    }
    guard skip(found.pathStart..<found.pathEnd) else { return false }
    for item in reader.items where item.field >= 0 {
      if printed.isEmpty { return false }
      printed.removeFirst()
      guard skip(Int(item.name.start)..<Int(max(item.name.end, item.value.end))) else {
        return false
      }
    }
    return printed.isEmpty
  }
}
