// SPDX-License-Identifier: MIT

/// Decides which URLs a page may link to.
///
/// Escaping does not protect against `javascript:` URLs; an allowlist does.
enum WebAddress {
  private static let schemes = ["http://", "https://", "mailto:", "tel:"]

  /// Returns the URL if it is safe as an `href`, and otherwise nil.
  ///
  /// The scheme must be `http`, `https`, `mailto` or `tel`. White space and control characters are
  /// not allowed, because browsers remove them before they parse the scheme.
  static func allowed(_ address: String) -> String? {
    guard address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return nil
    }
    let start = address.prefix(8).lowercased()
    return schemes.contains { start.hasPrefix($0) } ? address : nil
  }

  /// Returns the URL if it is safe as the source of an image, and otherwise nil.
  ///
  /// The scheme must be `http` or `https`, or `data` with the media type of an image, in which
  /// browsers run no scripts.
  static func allowedImage(_ address: String) -> String? {
    if address.hasPrefix("data:image/"), address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
      return address
    }
    return allowed(address).flatMap { $0.lowercased().hasPrefix("http") ? $0 : nil }
  }

  /// Returns whether a string is a path on this server, whether or not a page exists there.
  ///
  /// Browsers treat `//host` as another server, and `\` as `/`.
  static func isLocal(_ address: String) -> Bool {
    address.hasPrefix("/") && !address.hasPrefix("//")
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }
}
