// SPDX-License-Identifier: MIT

import NIOCore

/// Decides which hosts and origins the server accepts.
///
/// This prevents access by pages of other sites, either directly (`Origin`) or by DNS rebinding
/// (`Host`).
struct OriginPolicy: Sendable {
  /// The schemes of the allowed origins, by `host` or `host:port` in lower case.
  private let named: [String: Set<String>]
  private let names: Set<String>
  /// The scheme of the server's own origins, and the port that they need not name.
  private let own: (scheme: String, port: Int)

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - host: The address that the server binds to.
  ///   - origins: Additional origins of the server, such as `https://app.example`.
  ///   - interfaces: The addresses of this machine, allowed if the server binds to all of them.
  ///   - isSecure: Whether the server itself speaks TLS.
  init(
    host: String, origins: [String] = [], interfaces: [String] = [], isSecure: Bool = false
  ) {
    own = isSecure ? ("https", 443) : ("http", 80)
    var names: Set = ["127.0.0.1", "localhost", "[::1]"]
    if Self.isWildcard(host) {
      names.formUnion(interfaces.map(Self.bracketed))
    } else {
      names.insert(Self.bracketed(host.lowercased()))
    }
    self.names = names
    var named: [String: Set<String>] = [:]
    for origin in origins {
      guard let parts = Self.split(origin) else { continue }
      named[parts.authority, default: []].insert(parts.scheme)
    }
    self.named = named
  }

  /// Returns whether an address binds to all interfaces.
  static func isWildcard(_ host: String) -> Bool { host == "0.0.0.0" || host == "::" }

  private static func bracketed(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }

  /// Returns the scheme and the authority of an origin, in lower case and without a default port.
  ///
  /// Returns nil if the string is not an origin.
  static func split(_ origin: String) -> (scheme: String, authority: String)? {
    let lower = origin.lowercased()
    for (scheme, port) in [("http", ":80"), ("https", ":443")] where lower.hasPrefix("\(scheme)://")
    {
      var authority = lower.dropFirst(scheme.count + 3)
      if authority.hasSuffix("/") { authority.removeLast() }
      if authority.hasSuffix(port) { authority.removeLast(port.count) }
      let isPlain = authority.utf8.allSatisfy { byte in
        byte > 0x20 && byte < 0x7F && !"/?#@\\\"'<>;,".utf8.contains(byte)
      }
      return authority.isEmpty || !isPlain ? nil : (scheme, String(authority))
    }
    return nil
  }

  /// Returns the scheme for a `Host` header field, or nil if that host is rejected.
  func scheme(host: String?, port: Int) -> String? {
    guard let host = host?.lowercased() else { return nil }
    if isOwn(host, port) { return own.scheme }
    guard let schemes = named[host] else { return nil }
    return schemes.contains("https") ? "https" : "http"
  }

  /// Returns whether a page of an origin may open a WebSocket.
  ///
  /// Requests without an `Origin` header field are rejected.
  func allows(origin: String?, port: Int) -> Bool {
    guard let origin, let parts = Self.split(origin) else { return false }
    if parts.scheme == own.scheme, isOwn(parts.authority, port) { return true }
    return named[parts.authority]?.contains(parts.scheme) == true
  }

  private func isOwn(_ authority: String, _ port: Int) -> Bool {
    let suffix = ":\(port)"
    if authority.hasSuffix(suffix) {
      return names.contains(String(authority.dropLast(suffix.count)))
    }
    return port == own.port && names.contains(authority)
  }
}
