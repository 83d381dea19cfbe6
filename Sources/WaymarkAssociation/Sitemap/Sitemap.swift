// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The pages of a host that are listed for search engines.
///
/// Its files follow the protocol 0.9 of sitemaps.org.
public struct Sitemap: Hashable, Sendable {
  /// The addresses, all of one host, in order, each once.
  public var addresses: [String]

  /// Makes it of addresses.
  public init(addresses: [String]) {
    self.addresses = addresses
  }

  /// The host of the first address; nil where there is none.
  public var host: String? { addresses.first.flatMap { LinkAddress($0).host } }

  /// A file of a sitemap.
  public struct File: Hashable, Sendable {
    /// The file's name, as `sitemap.xml`.
    public var name: String
    /// Its text.
    public var text: String
  }

  /// How many addresses a file may have.
  public static let addressLimit = 50_000
  /// How many bytes a file may have, uncompressed: 50 MiB.
  public static let sizeLimit = 52_428_800
  /// How long an address may be, in bytes.
  public static let addressLength = 2047

  private static let namespace = XML.Attribute(
    "xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
}

extension Sitemap {
  /// The files to serve at the root of the host.
  ///
  /// One is enough for 50 000 addresses in 50 MiB. Of more the first file is an index, which names
  /// the others: `sitemap-1.xml` and so on.
  ///
  /// - Parameter name: The first file's name, without `.xml`.
  /// - Returns: The files, the one to name in `robots.txt` first; one for a sitemap without
  ///   addresses, too.
  public func files(named name: String = "sitemap") -> [File] {
    files(named: name, addressLimit: Self.addressLimit, sizeLimit: Self.sizeLimit)
  }

  package func files(named name: String, addressLimit: Int, sizeLimit: Int) -> [File] {
    let parts = parts(addressLimit, sizeLimit)
    guard parts.count > 1 else {
      return [File(name: name + ".xml", text: Self.document(parts.first ?? []))]
    }
    let root = "https://" + (host ?? "")
    let files = parts.enumerated().map { index, part in
      File(name: "\(name)-\(index + 1).xml", text: Self.document(part))
    }
    let index = XML.Element(
      "sitemapindex", [Self.namespace],
      files.map { file in
        .element(.init("sitemap", [], [.element(.init("loc", text: "\(root)/\(file.name)"))]))
      })
    return [File(name: name + ".xml", text: index.document())] + files
  }

  /// The addresses of each file.
  private func parts(_ addressLimit: Int, _ sizeLimit: Int) -> [ArraySlice<String>] {
    let frame = Self.document([]).utf8.count + "</urlset>".utf8.count
    var parts: [ArraySlice<String>] = []
    var start = 0
    var size = frame
    for (index, address) in addresses.enumerated() {
      let needed = Self.lines.utf8.count + address.escapedForXML.utf8.count
      if index - start == addressLimit || index > start && size + needed > sizeLimit {
        parts.append(addresses[start..<index])
        start = index
        size = frame
      }
      size += needed
    }
    return start < addresses.count ? parts + [addresses[start...]] : parts
  }

  /// What an address has around it.
  private static let lines = "  <url>\n    <loc></loc>\n  </url>\n"

  private static func document(_ addresses: ArraySlice<String>) -> String {
    XML.Element(
      "urlset", [namespace],
      addresses.map { .element(.init("url", [], [.element(.init("loc", text: $0))])) }
    ).document()
  }

  /// Reads a sitemap, other than an index.
  ///
  /// - Throws: An error when it is no sitemap, or is larger than one may be.
  public init(parsing bytes: some Collection<UInt8>) throws(ArtifactError) {
    let root = try XMLReader.read(bytes, limit: Self.sizeLimit)
    guard root.name == "urlset" else {
      throw .wrongShape(at: "The root", expected: "<urlset>", found: "<\(root.name)>")
    }
    addresses = []
    for (index, url) in root.elements.enumerated() {
      guard let location = url.elements.first(where: { $0.name == "loc" }) else {
        throw .wrongShape(at: "urlset/\(url.name)[\(index)]", expected: "a <loc>", found: "absent")
      }
      addresses.append(location.text.trimmed)
    }
  }

  /// Says whether an address is listed, and where.
  public func explain(_ address: String) -> LinkExplanation {
    guard let index = addresses.firstIndex(of: address) else {
      return LinkExplanation(.doesNotOpen, "It is not listed.")
    }
    return LinkExplanation(.opens, at: "urlset/url[\(index)]", "It is listed.")
  }
}

extension String {
  /// The text without spaces and line breaks around it.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// Why a table has no sitemap.
public enum SitemapError: Error, Hashable, Sendable {
  /// The table has no host of which all pages could be.
  case missingHost
  /// The host is none of the table's.
  case foreignHost(String)
  /// The value at this index has no address.
  case noAddress(value: Int, LinkPrintError)
  /// The value at this index has a link, but no page.
  case noPage(value: Int, pattern: String)
  /// The page of the value at this index is only for those for whom gates are open.
  case gated(value: Int, pattern: String)
  /// The address of the value at this index is longer than an address in a sitemap may be.
  case tooLong(value: Int, pattern: String)
}

extension SitemapError: CustomStringConvertible {
  /// What is wrong, and with which value.
  public var description: String {
    switch self {
    case .missingHost: "The table names no host, so its pages have no addresses."
    case .foreignHost(let host): "“\(host)” is not a host of the table."
    case .noAddress(let value, let error): "Value \(value) has no address: \(error)"
    case .noPage(let value, let pattern): "Value \(value) has no page by \(pattern)."
    case .gated(let value, let pattern): "Value \(value), by \(pattern), requires a gate."
    case .tooLong(let value, let pattern):
      """
      The address of value \(value), by \(pattern), is longer than \(Sitemap.addressLength) bytes.
      """
    }
  }
}
