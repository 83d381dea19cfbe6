// SPDX-License-Identifier: MIT

import NIOCore

/// Decides for which addresses the server answers.
///
/// A page of another site must not be able to talk to it, whether directly (`Origin`) or by a name
/// of its own that leads here (`Host`).
struct OriginPolicy: Sendable {
  /// Lower-case `host` or `host:port` of the origins that were allowed by name, and the schemes.
  private let named: [String: Set<String>]
  private let names: Set<String>

  /// A gate for a server's settings.
  ///
  /// - Parameters:
  ///   - host: The address that it listens at.
  ///   - origins: Other origins at which it can be reached, such as `https://app.example`.
  ///   - interfaces: The addresses of this machine; they count where it listens at all of them.
  init(host: String, origins: [String] = [], interfaces: [String] = []) {
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

  /// Whether an address stands for all addresses of the machine.
  static func isWildcard(_ host: String) -> Bool { host == "0.0.0.0" || host == "::" }

  private static func bracketed(_ host: String) -> String {
    host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
  }

  /// Scheme and authority of an origin, in lower case and without a port that its scheme implies;
  /// nil when it is not one.
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

  /// The scheme by which a page with some `Host` is reached; nil when that host is refused.
  func scheme(host: String?, port: Int) -> String? {
    guard let host = host?.lowercased() else { return nil }
    if isOwn(host, port) { return "http" }
    guard let schemes = named[host] else { return nil }
    return schemes.contains("https") ? "https" : "http"
  }

  /// Whether a socket may be opened from a page of an origin.
  ///
  /// It must be given, and be one of those the server answers at.
  func allows(origin: String?, port: Int) -> Bool {
    guard let origin, let parts = Self.split(origin) else { return false }
    if parts.scheme == "http", isOwn(parts.authority, port) { return true }
    return named[parts.authority]?.contains(parts.scheme) == true
  }

  private func isOwn(_ authority: String, _ port: Int) -> Bool {
    let suffix = ":\(port)"
    if authority.hasSuffix(suffix) {
      return names.contains(String(authority.dropLast(suffix.count)))
    }
    return port == 80 && names.contains(authority)
  }

  /// The addresses at which it answers, for a person who was refused.
  func addresses(port: Int) -> [String] {
    names.sorted().map { "http://\($0):\(port)" }
      + named.sorted { $0.key < $1.key }.flatMap { entry in
        entry.value.sorted().map { "\($0)://\(entry.key)" }
      }
  }
}
