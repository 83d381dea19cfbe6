// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The format of integers in a locale: its digits, its grouping and its minus sign.
///
/// The format is derived once per locale from samples that Foundation formats, because Foundation
/// takes a hundred times as long to format a number.
nonisolated struct IntegerShape: Sendable {
  private let digits: [String]
  private var separator = ""
  /// The number of digits in the last group, and in each group before it.
  private var groups = (last: 3, others: 3)
  /// The number of digits from which numbers are grouped.
  private var minimum = Int.max
  /// The text before and after a negative number.
  private let sign: (before: String, after: String)

  /// Returns the format of a locale; nil if the locale formats integers differently.
  static func of(_ locale: Locale) -> IntegerShape? {
    known.withLock { known in
      if let shape = known[locale] { return shape }
      // The app and, on a server, its clients determine the locales, so the cache has a limit.
      if known.count >= 100 { known.removeAll() }
      let shape = IntegerShape(locale)
      known[locale] = .some(shape)
      return shape
    }
  }

  /// The format of the current locale of the process.
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

  /// Returns an integer as the locale formats it.
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
  /// The format of integers in the environment's locale.
  nonisolated var integerShape: IntegerShape? {
    locale.map { IntegerShape.of($0) } ?? IntegerShape.usual
  }
}
