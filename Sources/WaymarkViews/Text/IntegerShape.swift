// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// How a locale writes whole numbers: its digits, its groups of digits and its minus sign.
///
/// It is read from some numbers that Foundation writes, once for each locale: to write one number
/// takes Foundation a hundred times as long as this.
nonisolated struct IntegerShape: Sendable {
  private let digits: [String]
  private var separator = ""
  /// The number of digits in the last group, and in each before it.
  private var groups = (last: 3, others: 3)
  /// The number of digits from which there are groups.
  private var minimum = Int.max
  /// What stands before and after a number below zero.
  private let sign: (before: String, after: String)

  /// The shape of a locale; nil for one that writes numbers in another way.
  static func of(_ locale: Locale) -> IntegerShape? {
    known.withLock { known in
      if let shape = known[locale] { return shape }
      // Locales come from the app, and on a server from its clients.
      if known.count >= 100 { known.removeAll() }
      let shape = IntegerShape(locale)
      known[locale] = .some(shape)
      return shape
    }
  }

  /// The shape of the process's locale.
  fileprivate static let usual = of(.current)

  private static let known = Mutex<[Locale: IntegerShape?]>([:])

  private init?(_ locale: Locale) {
    func foundation(_ value: Int64) -> String { String(format: "%lld", locale: locale, value) }
    digits = (0...9).map { foundation($0) }
    let seven = foundation(-7)
    guard let digit = seven.range(of: digits[7]) else { return nil }
    sign = (String(seven[..<digit.lowerBound]), String(seven[digit.upperBound...]))
    func isSeparator(_ character: Character) -> Bool { !digits.contains(String(character)) }
    let sample = foundation(1_234_567_890_123)
    let parts = sample.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    if parts.count > 2, let separator = sample.first(where: isSeparator) {
      groups = (parts[parts.count - 1].count, parts[parts.count - 2].count)
      self.separator = String(separator)
      minimum = (4...9).first { foundation(Int64("123456789".prefix($0)) ?? 0).count > $0 } ?? .max
    }
    guard groups.last > 0, groups.others > 0 else { return nil }
    let samples: [Int64] = [
      0, 42, -999, 1000, -1234, 12_345, 999_999, -1_234_567, 12_345_678_901, .max, .min,
    ]
    for sample in samples where text(sample) != foundation(sample) { return nil }
  }

  /// A number as the locale writes it.
  func text(_ value: Int64) -> String {
    let plain = String(value.magnitude).utf8
    var left = plain.count
    let isGrouped = left >= minimum
    var text = value < 0 ? sign.before : ""
    for byte in plain {
      if isGrouped, left < plain.count, left >= groups.last,
        (left - groups.last).isMultiple(of: groups.others)
      {
        text += separator
      }
      text += digits[Int(byte) - 48]
      left -= 1
    }
    return value < 0 ? text + sign.after : text
  }
}

extension TextEnvironment {
  /// How its locale writes whole numbers.
  nonisolated var integerShape: IntegerShape? {
    locale.map { IntegerShape.of($0) } ?? IntegerShape.usual
  }
}
