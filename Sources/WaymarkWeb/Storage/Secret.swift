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

  /// Creates a secret from the first 16 of some bytes.
  init(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes.prefix(16))
    func number(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: number(bytes.prefix(8)), low: number(bytes.dropFirst(8)))
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

  /// The secret as 16 bytes.
  var bytes: [UInt8] {
    [high, low].flatMap { number in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
  }

  /// Returns whether two secrets are equal, in constant time.
  func matches(_ other: Secret) -> Bool { (high ^ other.high) | (low ^ other.low) == 0 }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
