// SPDX-License-Identifier: MIT

/// The operands that CLDR's plural rules test (UTS #35, part 3, "Plural Operand Meanings").
///
/// The sign is ignored. `n` is not stored: it is an integer exactly if `t` is zero, and is `i`
/// then.
struct PluralOperands: Hashable, Sendable {
  /// The integer digits.
  ///
  /// From 10¹⁸ up only the last 18 digits are kept, behind a leading 1, so
  /// that every remainder which a rule tests is right.
  var i: UInt64
  /// How many digits are visible after the decimal separator, trailing zeros included.
  var v = 0
  /// The same without trailing zeros.
  var w = 0
  /// The visible fraction digits as a number, at most the first 18.
  var f: UInt64 = 0
  /// The same without trailing zeros.
  var t: UInt64 = 0
  /// The power of ten of a compact notation: 6 for "1M".
  ///
  /// CLDR's `e` is a synonym.
  var c = 0

  private static let limit: UInt64 = 1_000_000_000_000_000_000

  /// A whole number without visible fraction digits.
  init(_ number: UInt64) {
    i = number < Self.limit ? number : Self.limit + number % Self.limit
  }

  /// A number with as many fraction digits as tell it from its neighbours: 1.0 has none.
  ///
  /// There are no operands for a value that is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    let magnitude = number.magnitude
    if magnitude.rounded(.down) == magnitude {
      let limit = Double(Self.limit)
      let rest = UInt64(magnitude.truncatingRemainder(dividingBy: limit))
      self.init(magnitude < limit ? rest : Self.limit + rest)
    } else {
      // "12.5", "5e-05" and "1.25e-07" are what a fraction's description can look like.
      let description = magnitude.description.split(separator: "e")
      let exponent = description.count > 1 ? Int(description[1]) ?? 0 : 0
      let digits = description[0].split(separator: ".", omittingEmptySubsequences: false)
      let fraction = digits.count > 1 && digits[1] != "0" ? String(digits[1]) : ""
      let zeros = String(repeating: "0", count: max(0, -exponent - 1))
      self.init(
        integer: exponent < 0 ? "0" : String(digits[0]),
        fraction: exponent < 0 ? zeros + digits[0] + fraction : fraction)
    }
  }

  /// A number as it is displayed, in ASCII digits with "." before the fraction: "1.50".
  init?(displayed digits: some StringProtocol) {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let integer = parts.first, !integer.isEmpty
    else { return nil }
    self.init(integer: String(integer), fraction: parts.count > 1 ? String(parts[1]) : "")
  }

  private init(integer: String, fraction: String) {
    let significant = integer.drop { $0 == "0" }
    let kept = UInt64(significant.suffix(18)) ?? 0
    i = significant.count > 18 ? Self.limit + kept : kept
    let trimmed = String(fraction.reversed().drop { $0 == "0" }.reversed())
    v = fraction.count
    w = trimmed.count
    f = UInt64(fraction.prefix(18)) ?? 0
    t = UInt64(trimmed.prefix(18)) ?? (trimmed.isEmpty ? 0 : 1)
  }
}
