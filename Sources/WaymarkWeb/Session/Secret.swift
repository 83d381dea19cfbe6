// SPDX-License-Identifier: MIT

/// A number that no one can guess: 128 random bits.
///
/// It is not equatable on purpose; ``matches(_:)`` compares.
struct Secret: Sendable {
  private let high: UInt64
  private let low: UInt64

  /// A new one.
  static func random() -> Secret {
    var source = SystemRandomNumberGenerator()
    return Secret(high: source.next(), low: source.next())
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads what ``text`` writes, and nothing else.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32,
      text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// 32 hexadecimal digits.
  var text: String { Self.digits(high) + Self.digits(low) }

  /// Whether it is the same, in a time that does not depend on where they differ.
  func matches(_ other: Secret) -> Bool { (high ^ other.high) | (low ^ other.low) == 0 }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension Secret {
  private static let cookie = "waymark"

  /// What a browser shows of itself in the `Cookie` fields of a request.
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

  /// The `Set-Cookie` field that has a browser show it from now on.
  ///
  /// It lasts for a year, since what the app keeps for the browser is found by it.
  ///
  /// It goes with a page that another site links to, else that would begin anew, but with nothing
  /// that another site does.
  func cookie(scheme: String) -> String {
    "\(Self.cookie)=\(text); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
      + (scheme == "https" ? "; Secure" : "")
  }
}
