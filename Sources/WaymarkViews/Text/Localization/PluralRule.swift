// SPDX-License-Identifier: MIT

/// The rule of a plural category: alternatives of conditions that must all hold.
struct PluralRule: Hashable, Sendable {
  /// A condition such as "i%10=2..4" or "n!=11,71,91".
  struct Condition: Hashable, Sendable {
    var operand: Character
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  var alternatives: [[Condition]]

  /// Parses conditions separated by spaces, and alternatives separated by "|".
  init?(_ text: some StringProtocol) {
    alternatives = []
    for alternative in text.split(separator: "|") {
      var conditions: [Condition] = []
      for word in alternative.split(separator: " ") {
        guard let condition = Condition(word) else { return nil }
        conditions.append(condition)
      }
      guard !conditions.isEmpty else { return nil }
      alternatives.append(conditions)
    }
    guard !alternatives.isEmpty else { return nil }
  }

  func matches(_ operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.matches(operands) } }
  }
}

extension PluralRule.Condition {
  init?(_ text: some StringProtocol) {
    let sides = text.split(separator: "=")
    guard sides.count == 2, let operand = sides[0].first, "nivwftce".contains(operand) else {
      return nil
    }
    self.operand = operand
    var left = sides[0].dropFirst()
    isNegated = left.last == "!"
    if isNegated { left = left.dropLast() }
    if left.isEmpty {
      modulus = nil
    } else {
      guard left.first == "%", let divisor = UInt64(left.dropFirst()), divisor > 0 else {
        return nil
      }
      modulus = divisor
    }
    ranges = []
    for range in sides[1].split(separator: ",") {
      let bounds = range.split(separator: ".").map { UInt64($0) }
      guard let first = bounds.first ?? nil, let last = bounds.last ?? nil, bounds.count <= 2,
        first <= last
      else { return nil }
      ranges.append(first...last)
    }
    guard !ranges.isEmpty else { return nil }
  }

  func matches(_ operands: PluralOperands) -> Bool {
    contains(operands) != isNegated
  }

  private func contains(_ operands: PluralOperands) -> Bool {
    let value: UInt64
    switch operand {
    case "n":
      // A range contains only integers.
      guard operands.t == 0 else { return false }
      value = operands.i
    case "i": value = operands.i
    case "v": value = UInt64(operands.v)
    case "w": value = UInt64(operands.w)
    case "f": value = operands.f
    case "t": value = operands.t
    default: value = UInt64(operands.c)
    }
    let rest = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(rest) }
  }
}
