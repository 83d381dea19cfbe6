// SPDX-License-Identifier: MIT

/// Decides which addresses a page may link to.
///
/// Escaping does not help against `javascript:`; only a list of what is allowed does.
enum WebAddress {
  private static let schemes = ["http://", "https://", "mailto:", "tel:"]

  /// The address itself when it is safe as an `href`; nil otherwise.
  ///
  /// It must begin with one of the schemes `http`, `https`, `mailto` and `tel`, and hold no white
  /// space or control character, since browsers drop those before they look at the scheme.
  static func allowed(_ address: String) -> String? {
    guard address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      return nil
    }
    let start = address.prefix(8).lowercased()
    return schemes.contains { start.hasPrefix($0) } ? address : nil
  }
}
