// SPDX-License-Identifier: MIT

public import WaymarkLinks

extension RouteTable {
  /// Exports the table's pages for search engines.
  ///
  /// It lists the canonical address of each route without parameters that is a page and requires no
  /// gate, nor do its parents, and the addresses of the given values.
  ///
  /// - Parameters:
  ///   - host: The host, one of the table's; nil for its first.
  ///   - values: Values of routes with parameters that have pages, such as all articles.
  /// - Returns: The sitemap, with the routes in the table's order and then the values.
  /// - Throws: An error when there is no such host, or a value has no public page.
  public func sitemap(
    host: String? = nil, values: [R] = []
  ) throws(SitemapError) -> Sitemap {
    let host = try sitemapHost(host)
    var addresses: [String] = []
    var seen: Set<String> = []
    func add(_ path: String) {
      let address = "https://" + host + path
      if seen.insert(address).inserted { addresses.append(address) }
    }
    for (index, entry) in entries.enumerated() where entry.web == .page {
      guard let value = value(of: index), let path = try? path(for: value),
        reasonUnlisted(path) == nil,
        host.utf8.count + path.utf8.count + 8 <= Sitemap.addressLength
      else { continue }
      add(path)
    }
    for (index, value) in values.enumerated() {
      let path: String
      do throws(LinkPrintError) {
        path = try self.path(for: value)
      } catch {
        throw .noAddress(value: index, error)
      }
      let pattern = routeIndex(ofPath: path).map { entries[$0].pattern } ?? path
      switch reasonUnlisted(path) {
      case .gated: throw .gated(value: index, pattern: pattern)
      case .some: throw .noPage(value: index, pattern: pattern)
      case nil: break
      }
      guard host.utf8.count + path.utf8.count + 8 <= Sitemap.addressLength else {
        throw .tooLong(value: index, pattern: pattern)
      }
      add(path)
    }
    return Sitemap(addresses: addresses)
  }

  /// Compares a sitemap with the table.
  ///
  /// A page whose route has parameters may be listed or not.
  ///
  /// - Parameters:
  ///   - sitemap: The served sitemap.
  ///   - host: The host of the sitemap, one of the table's; nil for its first.
  ///   - values: Values whose pages must be listed, too.
  /// - Returns: The differences.
  /// - Throws: An error when there is no such host, or a value has no public page.
  public func audit(
    _ sitemap: Sitemap, host: String? = nil, values: [R] = []
  ) throws(SitemapError) -> LinkAudit {
    let origin = "https://" + (try sitemapHost(host)) + "/"
    let exported = try self.sitemap(host: host, values: values)
    let (given, wanted) = (Set(sitemap.addresses), Set(exported.addresses))
    let places = Dictionary(
      sitemap.addresses.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var auditor = LinkAuditor(
      given: { address in
        places[address].map { LinkExplanation(.opens, at: "urlset/url[\($0)]", "It is listed.") }
          ?? LinkExplanation(.doesNotOpen, "It is not listed.")
      },
      exported: { address in
        LinkExplanation(wanted.contains(address) ? .opens : .doesNotOpen, "")
      })
    for address in exported.addresses where !given.contains(address) {
      auditor.ask(
        address, .opens("It is a page without parameters.", pattern: pattern(of: address)))
    }
    for address in sitemap.addresses {
      let reason =
        address.hasPrefix(origin)
        ? reasonUnlisted(address)?.sentence : "The address does not begin with \(origin)."
      if let reason, !wanted.contains(address) {
        auditor.ask(address, .doesNotOpen(reason, pattern: pattern(of: address)))
      } else {
        auditor.ask(address, .open)
      }
    }
    return auditor.audit
  }

  /// The host of a sitemap, in lower case.
  private func sitemapHost(_ host: String?) throws(SitemapError) -> String {
    guard let host = host?.lowercased() else {
      guard let printed = printedHost else { throw .missingHost }
      return printed
    }
    guard hasHost(host) else { throw .foreignHost(host) }
    return host
  }

  private func pattern(of address: String) -> String? {
    routeIndex(ofPath: LinkAddress(address).path).map { entries[$0].pattern }
  }

  /// Why an address, or a path, cannot be in a sitemap; nil where it can.
  private func reasonUnlisted(_ address: String) -> ReasonUnlisted? {
    do throws(LinkError) {
      let match = try address.hasPrefix("/") ? parse(path: address) : parse(address)
      if entries[match.entry].web != .page { return .noPage }
      if !gates(for: match).isEmpty { return .gated }
      if !match.isCanonical || !match.extra.isEmpty || match.fragment != nil {
        return .notCanonical(try? path(for: match.route))
      }
      return nil
    } catch {
      return .refused(error)
    }
  }
}

/// Why an address cannot be in a sitemap.
private enum ReasonUnlisted {
  case refused(LinkError)
  case noPage
  case gated
  case notCanonical(String?)

  var sentence: String {
    switch self {
    case .refused(let error): "\(error)"
    case .noPage: "The route has no page."
    case .gated: "The page requires a gate."
    case .notCanonical(let path):
      "The address is not the one that the table prints" + (path.map { ": \($0)." } ?? ".")
    }
  }
}
