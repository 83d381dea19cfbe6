// SPDX-License-Identifier: MIT

public import WaymarkLinks

/// The hosts that an app of Apple's platforms is associated with: the value of the entitlement
/// `com.apple.developer.associated-domains`.
///
/// A host's links open the app only if its `apple-app-site-association` also names the app. Source:
/// Apple's documentation of the entitlement.
public struct AssociatedDomains: Hashable, Sendable {
  /// The domains, in order.
  public var domains: [Domain]

  /// Creates a list of domains.
  public init(_ domains: [Domain]) {
    self.domains = domains
  }

  /// The entitlement's key.
  public static let key = "com.apple.developer.associated-domains"
}

extension AssociatedDomains {
  /// A service that an app and a host share.
  public enum Service: String, Hashable, Sendable, CaseIterable {
    /// The app opens the host's pages: universal links.
    case links = "applinks"
    /// The app uses passwords saved for the host.
    case credentials = "webcredentials"
    /// The host opens the app's clip.
    case clips = "appclips"
    /// The app continues activities that were begun on the host's pages.
    case continuation = "activitycontinuation"
  }

  /// Where a device gets the host's file instead of from Apple's CDN.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// From the host, for builds signed for development.
    case developer
    /// From the host, for managed apps.
    case managed
    /// Both of them.
    case both = "developer+managed"
  }

  /// A service of one host, such as `applinks:example.com?mode=developer`.
  public struct Domain: Hashable, Sendable {
    /// The service.
    public var service: Service
    /// The host, in ASCII, without a port; `*.example.com` for all hosts below `example.com`.
    public var host: String
    /// Where the host's file comes from; nil for Apple's CDN.
    public var mode: Mode?

    /// Creates a domain from its parts.
    public init(_ service: Service, _ host: String, mode: Mode? = nil) {
      self.service = service
      self.host = host
      self.mode = mode
    }
  }
}

extension AssociatedDomains.Domain: CustomStringConvertible {
  /// The domain as written in the entitlement.
  public var description: String {
    "\(service.rawValue):\(host)" + (mode.map { "?mode=\($0.rawValue)" } ?? "")
  }

  /// Parses a domain as written in the entitlement; nil if it is invalid, for example with a port
  /// or a path.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"),
      let service = AssociatedDomains.Service(rawValue: String(text[..<colon]))
    else { return nil }
    let rest = text[colon...].dropFirst()
    let host = rest.prefix { $0 != "?" }
    let name = host.hasPrefix("*.") ? host.dropFirst(2) : host
    guard !name.isEmpty, name.unicodeScalars.allSatisfy(\.isPartOfHost) else { return nil }
    var mode: AssociatedDomains.Mode?
    if host.endIndex < rest.endIndex {
      let item = rest[host.endIndex...].dropFirst()
      guard item.hasPrefix("mode="),
        let known = AssociatedDomains.Mode(rawValue: String(item.dropFirst(5)))
      else { return nil }
      mode = known
    }
    self.init(service, String(host), mode: mode)
  }
}

extension AssociatedDomains {
  /// The entitlement as a property list: a whole `.entitlements` file.
  public var text: String {
    PropertyList.dictionary([.init(Self.key, .strings(domains.map(\.description)))]).document
  }

  /// Parses an `.entitlements` file; other entitlements are ignored.
  ///
  /// - Throws: An error when it is not an XML property list, or has an invalid domain.
  public init(parsing bytes: some Collection<UInt8>) throws(ArtifactError) {
    var domains: [Domain] = []
    for (index, text) in try PropertyList(parsing: bytes).strings(under: Self.key).enumerated() {
      guard let domain = Domain(text) else {
        throw .wrongShape(
          at: "\(Self.key)[\(index)]", expected: "a service and a host, as applinks:example.com",
          found: "“\(text)”")
      }
      domains.append(domain)
    }
    self.init(domains)
  }

  /// Explains whether the entitlement lets a host's pages open the app.
  ///
  /// - Parameter address: An `https` address.
  /// - Returns: The explanation for the address's host.
  public func explain(_ address: String) -> LinkExplanation {
    guard let host = LinkAddress(address).webHost else {
      return LinkExplanation(
        .doesNotOpen, "It is not an https address; the entitlement names only hosts.")
    }
    var passed: [LinkExplanation.Passed] = []
    for (index, domain) in domains.enumerated() {
      let place = "\(Self.key)[\(index)]"
      if domain.service != .links {
        passed.append(.init(place: place, reason: "\(domain) does not open pages."))
      } else if LinkHost(pattern: domain.host).covers(host) {
        return LinkExplanation(.opens, at: place, "\(domain) is for the host.", passed: passed)
      } else {
        passed.append(.init(place: place, reason: "\(domain) is for other hosts."))
      }
    }
    return LinkExplanation(.doesNotOpen, "No domain is for “\(host)”.", passed: passed)
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfHost: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".": true
    default: false
    }
  }
}

extension RouteTable {
  /// Exports the entitlement of an app that opens the table's links.
  ///
  /// - Parameter services: The services of each host.
  /// - Returns: Each service of each of the table's hosts; empty for a table without hosts.
  public func associatedDomains(
    _ services: [AssociatedDomains.Service] = [.links]
  ) -> AssociatedDomains {
    AssociatedDomains(
      services.flatMap { service in
        LinkHost.wildcards(of: hosts).map { AssociatedDomains.Domain(service, $0) }
      })
  }

  /// Compares the hosts of an entitlement with those of the table.
  ///
  /// - Parameter domains: The entitlement.
  /// - Returns: The hosts that only one of them has.
  public func audit(_ domains: AssociatedDomains) -> LinkAudit {
    let exported = associatedDomains()
    var auditor = LinkAuditor(given: domains.explain, exported: exported.explain)
    for host in auditHosts(beside: domains.domains.map(\.host)) {
      auditor.ask(
        "https://" + host + "/",
        hasHost(host)
          ? .opens("The table has the host.", pattern: nil)
          : .doesNotOpen("The table does not have the host.", pattern: nil))
    }
    return auditor.audit
  }
}
