// SPDX-License-Identifier: MIT

/// A kind of file that is exported from a table of links, for a system to read.
public enum LinkArtifact: String, Hashable, Sendable, CaseIterable {
  /// Apple's association file.
  case aasa
  /// Android's Digital Asset Links.
  case assetlinks
  /// Android's intent filters.
  case manifest
  /// The entitlement for associated domains.
  case entitlements
  /// The URL types and the activity types.
  case infoPlist = "info-plist"
  /// The sitemap for search engines.
  case sitemap
  /// The configuration of Apache for the files that a host serves to devices.
  case apache
  /// The configuration of nginx for the files that a host serves to devices.
  case nginx
}

extension LinkArtifact {
  /// A short description.
  public var title: String {
    switch self {
    case .aasa: "Apple's association file: which pages open which apps."
    case .assetlinks: "Android's asset links: which apps may open the pages."
    case .manifest: "Android's intent filters: which links the app asks for."
    case .entitlements: "Apple's entitlement: the hosts that the app is associated with."
    case .infoPlist: "The app's own schemes, and the activities that it continues."
    case .sitemap: "The pages that are listed for search engines."
    case .apache: "The configuration of Apache for the files of /.well-known."
    case .nginx: "The configuration of nginx for the files of /.well-known."
    }
  }

  /// The system that reads it.
  public var reader: String {
    switch self {
    case .aasa: "Apple's CDN, and from there each device, when the app is installed or updated."
    case .assetlinks: "Google's servers, and Android when the app is installed or updated."
    case .manifest: "Android, from the installed app."
    case .entitlements: "Apple's systems, from the signed app."
    case .infoPlist: "Apple's systems, from the installed app."
    case .sitemap: "The robots of search engines."
    case .apache: "Apache 2.4, when it starts."
    case .nginx: "nginx, when it starts."
    }
  }

  /// Where to put it.
  public var place: String {
    switch self {
    case .aasa:
      """
      Serve it as https://HOST\(AppleAppSiteAssociation.path) at each host, as application/json, \
      without a redirect.
      """
    case .assetlinks:
      """
      Serve it as https://HOST\(AssetLinks.path) at each host, as application/json, without a \
      redirect.
      """
    case .manifest:
      """
      Merge it as the manifest of a source set, such as src/main/AndroidManifest.xml of a \
      library, or copy its filters into the activity that takes links.
      """
    case .entitlements:
      "It is the target's .entitlements file, or copy its key into the one that is there."
    case .infoPlist: "Copy its keys into the target's Info.plist."
    case .sitemap:
      """
      Serve it as https://HOST/sitemap.xml and name it in robots.txt, as \
      “Sitemap: https://HOST/sitemap.xml”.
      """
    case .apache: "Include it in the <VirtualHost> of each host that serves the files by HTTPS."
    case .nginx: "Include it in the server block of each host that serves the files by HTTPS."
    }
  }
}

extension LinkArtifact {
  /// Detects the kind of a file from its content; nil if it is unknown.
  ///
  /// A property list with associated domains is the entitlement.
  public init?(contentOf bytes: some Collection<UInt8>) {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 || $0 >= 0x80 }
    switch bytes.first(where: { !isSpace($0) }) {
    case UInt8(ascii: "["): self = .assetlinks
    case UInt8(ascii: "{"): self = .aasa
    case UInt8(ascii: "<"):
      guard let root = try? XMLReader.read(bytes, limit: Sitemap.sizeLimit) else { return nil }
      switch root.name {
      case "manifest": self = .manifest
      case "urlset", "sitemapindex": self = .sitemap
      case "plist":
        let keys = root.elements.flatMap(\.elements).filter { $0.name == "key" }.map(\.text)
        self = keys.contains(AssociatedDomains.key) ? .entitlements : .infoPlist
      default: return nil
      }
    default: return nil
    }
  }
}
