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
  /// The separator, or 0 where there is none; nil unless the whole format is of ASCII characters.
  private var asciiSeparator: UInt8?

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
    if digits == (0...9).map({ String($0) }), sign == ("-", ""), separator.utf8.count < 2 {
      asciiSeparator = separator.utf8.first ?? 0
    }
  }

  /// Returns an integer as the locale formats it.
  func text(_ value: Int64) -> String {
    var text = value < 0 ? sign.before : ""
    forEachPart(of: String(value.magnitude).utf8) { digit in
      text += digit.map { digits[Int($0) - 48] } ?? separator
    }
    return value < 0 ? text + sign.after : text
  }

  /// Whether the format consists of ASCII characters, with a minus sign in front.
  var isASCII: Bool { asciiSeparator != nil }

  /// Writes an integer as the locale formats it, where the format is of ASCII characters.
  ///
  /// - Parameters:
  ///   - number: The decimal digits in ASCII, with a minus sign in front of a negative number.
  ///   - write: A closure that receives the bytes of the text.
  func forEachByte(of number: Slice<UnsafeBufferPointer<UInt8>>, _ write: (UInt8) -> Void) {
    let minus = UInt8(ascii: "-")
    let isNegative = number.first == minus
    if isNegative { write(minus) }
    forEachPart(of: isNegative ? number.dropFirst() : number) { digit in
      write(digit ?? asciiSeparator ?? 0)
    }
  }

  /// Calls a closure with each digit in ASCII, and with nil for each separator.
  @inline(__always)
  private func forEachPart(of number: some Collection<UInt8>, _ body: (UInt8?) -> Void) {
    let count = number.count
    var left = count
    for digit in number {
      if count >= minimum, left < count, left >= groups.last,
        (left - groups.last).isMultiple(of: groups.others)
      {
        body(nil)
      }
      body(digit)
      left -= 1
    }
  }
}

extension TextEnvironment {
  /// The format of integers in the environment's locale.
  nonisolated var integerShape: IntegerShape? {
    locale.map { IntegerShape.of($0) } ?? IntegerShape.usual
  }
}
