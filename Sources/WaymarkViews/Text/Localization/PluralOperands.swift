// SPDX-License-Identifier: MIT

/// The operands of CLDR's plural rules (UTS #35, part 3, "Plural Operand Meanings").
///
/// The sign is ignored. `n` is not stored: it is an integer exactly if `t` is zero, and then equal
/// to `i`.
struct PluralOperands: Hashable, Sendable {
  /// The integer digits.
  ///
  /// From 10¹⁸, only the last 18 digits are kept, after a leading 1, so that every remainder that a
  /// rule tests is correct.
  var i: UInt64
  /// The number of visible fraction digits, including trailing zeros.
  var v = 0
  /// The number of visible fraction digits, without trailing zeros.
  var w = 0
  /// The visible fraction digits as a number, at most the first 18.
  var f: UInt64 = 0
  /// The visible fraction digits as a number, without trailing zeros.
  var t: UInt64 = 0
  /// The exponent of a compact notation: 6 for "1M".
  ///
  /// CLDR's `e` is a synonym.
  var c = 0

  private static let limit: UInt64 = 1_000_000_000_000_000_000

  /// Creates the operands of an integer without visible fraction digits.
  init(_ number: UInt64) {
    i = number < Self.limit ? number : Self.limit + number % Self.limit
  }

  /// Creates the operands of a number with as many fraction digits as distinguish it from its
  /// neighbours: 1.0 has none.
  ///
  /// Returns nil for values that are not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    let magnitude = number.magnitude
    if magnitude.rounded(.down) == magnitude {
      let limit = Double(Self.limit)
      let rest = UInt64(magnitude.truncatingRemainder(dividingBy: limit))
      self.init(magnitude < limit ? rest : Self.limit + rest)
    } else {
      // "12.5", "5e-05" and "1.25e-07" are the possible forms of a fraction's description.
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

  /// Creates the operands of a displayed number in ASCII digits with "." before the fraction:
  /// "1.50".
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
