// SPDX-License-Identifier: MIT

import Crypto
import Foundation

/// Issues and verifies the cookies that identify browsers.
///
/// A cookie is the secret of a browser and a keyed hash of it (HMAC with SHA-256, 128 bits), so only
/// the server can make one.
struct BrowserCookies: Sendable {
  private let keys: [SymmetricKey]
  private let base: BasePath

  /// Creates the cookies of a server with certain keys, for the pages below a base path.
  init(_ keys: ServerKeys = ServerKeys(), base: BasePath = .root) {
    self.keys = keys.all
    self.base = base
  }

  /// Returns the name of the cookie, with which the browser sends it.
  ///
  /// With TLS, the prefix ensures that a page without TLS has not set the cookie, and that no other
  /// host of the domain has, unless it has a path (RFC 6265bis, 4.1.3).
  static func name(isSecure: Bool, base: BasePath = .root) -> String {
    guard isSecure else { return "waymark" }
    return base.isRoot ? "__Host-waymark" : "__Secure-waymark"
  }

  /// Reads the secret of a browser from the `Cookie` header fields of a request.
  ///
  /// - Parameters:
  ///   - fields: The values of the header fields.
  ///   - isSecure: Whether the browser has connected with TLS.
  /// - Returns: The secret; nil if there is none that this server has issued.
  func browser(in fields: some Sequence<String>, isSecure: Bool) -> Secret? {
    verified(in: fields, isSecure: isSecure)?.secret
  }

  /// Whether a browser's cookie was issued with the current key, so that it need not be replaced.
  func isCurrent(in fields: some Sequence<String>, isSecure: Bool) -> Bool {
    verified(in: fields, isSecure: isSecure)?.key == 0
  }

  /// Returns the secret of a cookie that the server has issued, and the index of its key.
  private func verified(
    in fields: some Sequence<String>, isSecure: Bool
  ) -> (secret: Secret, key: Int)? {
    for value in Self.values(in: fields, Self.name(isSecure: isSecure, base: base)) {
      guard let secret = Secret(value.prefix(32)), let tag = Secret(value.dropFirst(32)) else {
        continue
      }
      for (index, key) in keys.enumerated() where self.tag(of: secret, key).matches(tag) {
        return (secret, index)
      }
    }
    return nil
  }

  /// Reads the secret in the cookie of version 0.1.0, which has no keyed hash.
  static func unsigned(in fields: some Sequence<String>) -> Secret? {
    values(in: fields, name(isSecure: false)).lazy.compactMap { Secret($0) }.first
  }

  /// Returns the secret that replaces one of version 0.1.0, each time the same.
  func successor(of old: Secret) -> Secret { hash("successor", of: old, keys[0]) }

  /// Returns the cookie of a browser as a name and a value.
  func pair(for browser: Secret, isSecure: Bool = false) -> String {
    "\(Self.name(isSecure: isSecure, base: base))=\(browser.text)\(tag(of: browser, keys[0]).text)"
  }

  /// Returns the `Set-Cookie` header field that stores the secret in the browser.
  ///
  /// The cookie lasts for a year, because it identifies the storage of the browser. With
  /// `SameSite=Lax`, it is sent when another site links to a page, but not with other requests of
  /// that site.
  func field(for browser: Secret, isSecure: Bool) -> String {
    "\(pair(for: browser, isSecure: isSecure)); Path=\(base.home); Max-Age=31536000; HttpOnly"
      + "; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }

  private func tag(of secret: Secret, _ key: SymmetricKey) -> Secret {
    hash("browser", of: secret, key)
  }

  private func hash(_ purpose: String, of secret: Secret, _ key: SymmetricKey) -> Secret {
    Secret(
      bytes: HMAC<SHA256>.authenticationCode(
        for: Array("waymark \(purpose)\n".utf8) + secret.bytes, using: key))
  }

  /// Returns the values of the cookies with a name.
  static func values(
    in fields: some Sequence<String>, _ name: String
  ) -> [Substring] {
    fields.flatMap { field in
      field.split(separator: ";").compactMap { pair in
        let pair = pair.drop { $0 == " " }
        return pair.hasPrefix("\(name)=") ? pair.dropFirst(name.utf8.count + 1) : nil
      }
    }
  }
}
