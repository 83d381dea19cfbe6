// SPDX-License-Identifier: MIT

extension RouteTable {
  /// Parses an absolute link: `https://host/users/7?page=2#top` or `scheme:///users/7`.
  ///
  /// Links with a custom scheme are equivalent with `:`, `://` or `:///` before the path; any app
  /// can send one, so they are not trusted.
  ///
  /// - Throws: The reason that the table does not accept the link.
  @inlinable
  public func parse(_ link: String) throws(LinkError) -> LinkMatch<R> {
    try match(link, isPath: false)
  }

  /// Parses a link's path, query and fragment, as a web server receives them: `/users/7?page=2`.
  ///
  /// The match is not trusted: a path has no origin.
  ///
  /// - Throws: The reason that the table does not accept the link.
  @inlinable
  public func parse(path: String) throws(LinkError) -> LinkMatch<R> {
    try match(path, isPath: true)
  }

  /// The index of the entry that a path matches, without parsing its values; nil for none.
  @inlinable
  public func routeIndex(ofPath path: String) -> Int? { core.entry(ofPath: path) }

  @inlinable
  func match(
    _ link: String, isPath: Bool, asksExistence: Bool = true
  ) throws(LinkError) -> LinkMatch<R> {
    var match: LinkMatch<R>?
    let error = core.find(link, isPath: isPath) { reader in
      guard let route = codecs.all[reader.entry].read(&reader) else {
        return core.error(of: reader)
      }
      if codecs.asksExistence, asksExistence, !codecs.exists(route, of: reader.entry) {
        return .noSuchThing(pattern: core.patterns[reader.entry])
      }
      match = LinkMatch(
        route: route, entry: reader.entry, extra: core.extra(of: reader),
        fragment: reader.fragment, isSpelled: codecs.isSpelled(reader, route), codecs: codecs,
        schemeIndex: reader.scheme, hostValues: reader.host < 0 ? [:] : core.hostValues(of: reader),
        isTrusted: reader.scheme == 0 || reader.scheme == 1)
      return nil
    }
    // Taken, since a copy takes a third of the time.
    if let match = match.take() { return match }
    throw error ?? .noRoute(nearest: [])
  }
}

extension LinkCodecs {
  /// Whether a link is spelled as its entry would print a route.
  @inlinable
  func isSpelled(_ reader: LinkReader, _ route: R) -> Bool {
    switch reader.spelling {
    case .printed: true
    case .unsure: isPrinted(reader, route)
    case .other: false
    }
  }

  @usableFromInline
  func isPrinted(_ reader: LinkReader, _ route: R) -> Bool {
    var writer = LinkWriter(reader.template)
    guard all[reader.entry].write(route, &writer) else { return false }
    writer.finish()
    return reader.isSpelled(as: writer)
  }
}

extension LinkTableCore {
  /// The values of the parameters of the host that a link is of.
  @usableFromInline
  func hostValues(of reader: borrowing LinkReader) -> [String: String] {
    hosts.patterns[reader.host].values(of: reader.hostText)
  }

  /// Why a link has no value.
  @usableFromInline
  func error(of reader: LinkReader) -> LinkError {
    reader.error(of: patterns[reader.entry], names: templates.names[reader.entry])
  }
}
