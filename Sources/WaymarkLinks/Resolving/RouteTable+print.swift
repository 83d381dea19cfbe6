// SPDX-License-Identifier: MIT

extension RouteTable {
  /// The path and query of a route's link: `/users/7?page=2`.
  ///
  /// The link has been parsed again to check that it yields the same entry and an equal value.
  /// Where several entries print a route, the first declared one whose link does so is used;
  /// aliases print nothing.
  ///
  /// - Throws: The reason that there is no link.
  @inlinable
  public func path(for route: R) throws(LinkPrintError) -> String {
    try codecs.verified(route).path
  }

  /// A route's absolute link: at the first host without parameters, or else with the first scheme.
  ///
  /// - Throws: The reason that there is no link.
  @inlinable
  public func link(for route: R) throws(LinkPrintError) -> String {
    try core.link(try codecs.verified(route))
  }

  /// A route's absolute link at a host with parameters: `https://acme.example.com/users/7`.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - host: The values of the host's parameters by name, such as `["tenant": "acme"]`.
  /// - Returns: The link, at the first host that has parameters of these names and no others.
  /// - Throws: The reason that there is no link: ``LinkPrintError/missingHost`` where no host has
  ///   these parameters, ``LinkPrintError/notRepresentable(pattern:param:)`` where a value is not a
  ///   lower-case label of a host name, ``LinkPrintError/shadowed(pattern:by:)`` where the host is
  ///   another one of the table.
  public func link(
    for route: R, host: [String: String]
  ) throws(LinkPrintError) -> String {
    try core.link(try codecs.verified(route), host: host)
  }
}

extension LinkCodecs {
  /// What the first entry prints for a route whose link leads back to it.
  @inlinable
  func verified(_ route: R) throws(LinkPrintError) -> LinkWriter {
    let index = entry(for: route)
    guard index >= 0 else { throw .noEntry }
    do throws(LinkPrintError) {
      if let printed = try print(route, by: index) { return printed }
    } catch {
      return try verified(route, not: index, error)
    }
    return try verified(route, not: index, .noEntry)
  }

  /// What another entry prints for a route than the first.
  @usableFromInline
  func verified(
    _ route: R, not first: Int, _ error: LinkPrintError
  ) throws(LinkPrintError) -> LinkWriter {
    for index in order where index != first && all[index].prints(route) {
      if let printed = try? print(route, by: index) { return printed }
    }
    throw error
  }

  /// Whether the link that the table prints for a route is that of an entry, which is one that has
  /// a link for it if it prints it at all.
  func isPrinter(_ entry: Int, of route: R) -> Bool {
    guard all[entry].prints(route) else { return false }
    if self.entry(for: route) == entry { return true }
    return order.first { index in
      all[index].prints(route)
        && (index == entry || ((try? print(route, by: index)) ?? nil) != nil)
    } == entry
  }

  /// What an entry prints for a route, read again; nil where the entry does not print it.
  @inlinable
  func print(_ route: R, by index: Int) throws(LinkPrintError) -> LinkWriter? {
    var writer = core.writer(for: index)
    guard all[index].write(route, &writer) else { return nil }
    writer.finish()
    let problem = core.verify(writer, of: index) { reader in
      all[index].read(&reader).map { $0 == route }
    }
    if let problem { throw problem }
    return writer
  }
}

extension LinkWriter {
  /// The path and query.
  @usableFromInline
  var path: String { String(decoding: bytes, as: UTF8.self) }
}

extension LinkTableCore {
  @usableFromInline
  func writer(for index: Int) -> LinkWriter { LinkWriter(templates[index]) }

  /// Reads again what an entry has printed.
  ///
  /// - Parameters:
  ///   - writer: What it has printed.
  ///   - index: The entry.
  ///   - isSame: Whether what is read is the value that was printed; nil if there is none.
  /// - Returns: What is wrong with it.
  @usableFromInline
  func verify(
    _ writer: borrowing LinkWriter, of index: Int, _ isSame: (inout LinkReader) -> Bool?
  ) -> LinkPrintError? {
    var isFine = false
    if writer.failed == nil, writer.bytes.count <= options.maximumBytes {
      _ = writer.bytes.withUnsafeBufferPointer { bytes in
        find(bytes, isPath: true, allowsWebOnly: true) { reader in
          isFine = reader.entry == index && isSame(&reader) == true
          return nil
        }
      }
    }
    return isFine ? nil : problem(of: copy writer, of: index)
  }

  /// What is wrong with what an entry has printed, where something is.
  @inline(never)
  private func problem(of writer: LinkWriter, of index: Int) -> LinkPrintError {
    if let param = writer.failed {
      return .notRepresentable(pattern: patterns[index], param: templates.names[index][param])
    }
    return writer.bytes.withUnsafeBufferPointer { bytes in
      let error = find(bytes, isPath: true, allowsWebOnly: true) { _ in nil }
      if case .tooLong(let limit) = error { return .tooLong(limit) }
      if let leaf = leaf(ofPath: bytes) {
        let found = templates[leaf].pointee
        // By itself, where the value of one optional segment is taken for that of another.
        if found.entry != index || found.present != writer.present {
          return .shadowed(pattern: patterns[index], by: patterns[found.entry])
        }
      }
      return .lossyCodec(pattern: patterns[index])
    }
  }

  /// The absolute link for what was printed.
  ///
  /// - Parameters:
  ///   - writer: What was printed.
  ///   - values: The values of the host's parameters, by their names.
  /// - Returns: The link.
  /// - Throws: Why there is none.
  @usableFromInline
  func link(
    _ writer: LinkWriter, host values: [String: String] = [:]
  ) throws(LinkPrintError) -> String {
    let origin: String
    if let host = try hosts.host(with: values) {
      origin = "https://\(host)"
    } else if let scheme = schemes.first, values.isEmpty {
      origin = "\(scheme)://"
    } else {
      throw .missingHost
    }
    if origin.utf8.count + writer.bytes.count > options.maximumBytes { throw .tooLong(.bytes) }
    return origin + writer.path
  }
}
