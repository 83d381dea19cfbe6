// SPDX-License-Identifier: MIT

/// A secret of 128 random bits.
///
/// It does not conform to `Equatable`, because comparison must take constant time; use
/// ``matches(_:)``.
struct Secret: Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Creates a random secret.
  static func random() -> Secret {
    var source = SystemRandomNumberGenerator()
    return Secret(high: source.next(), low: source.next())
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Parses a secret in the format of ``text``, or returns nil.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32,
      text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The secret as 32 hexadecimal digits.
  var text: String { Self.digits(high) + Self.digits(low) }

  /// Returns whether two secrets are equal, in constant time.
  func matches(_ other: Secret) -> Bool { (high ^ other.high) | (low ^ other.low) == 0 }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension Secret {
  private static let cookie = "waymark"

  /// Reads the secret of a browser from the `Cookie` header fields of a request.
  init?(cookies: some Sequence<String>) {
    for field in cookies {
      for pair in field.split(separator: ";") {
        let pair = pair.drop { $0 == " " }
        if pair.hasPrefix("\(Self.cookie)="), let secret = Secret(pair.dropFirst(8)) {
          self = secret
          return
        }
      }
    }
    return nil
  }

  /// Returns the `Set-Cookie` header field that stores the secret in the browser.
  ///
  /// The cookie lasts for a year, because it identifies the storage of the browser. With
  /// `SameSite=Lax`, it is sent when another site links to a page, but not with other requests of
  /// that site.
  func cookie(scheme: String) -> String {
    "\(Self.cookie)=\(text); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
      + (scheme == "https" ? "; Secure" : "")
  }
}
