// SPDX-License-Identifier: MIT

#if !canImport(os)
import Foundation

/// The limit on padding and digits, because an app may compute these counts.
private let limit = 512

/// The format of an integer in a log message.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let minDigits: Int
  private let hasSign: Bool
  private let prefix: String
  private let isUppercase: Bool

  private init(
    radix: Int, minDigits: Int, hasSign: Bool, prefix: String = "", isUppercase: Bool = false
  ) {
    self.radix = radix
    self.minDigits = min(max(minDigits, 1), limit)
    self.hasSign = hasSign
    self.prefix = prefix
    self.isUppercase = isUppercase
  }

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { decimal() }

  /// Decimal digits, optionally with a plus sign before nonnegative numbers.
  ///
  /// Shorter numbers are padded with leading zeros to `minDigits`, up to 512 digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, minDigits: minDigits, hasSign: explicitPositiveSign)
  }

  /// Hexadecimal digits; negative numbers are written as their two's complement.
  public static var hex: OSLogIntegerFormatting { hex() }

  /// Hexadecimal digits, optionally with the prefix `0x`.
  ///
  /// Negative numbers are written as their two's complement.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, minDigits: minDigits, hasSign: explicitPositiveSign,
      prefix: includePrefix ? (uppercase ? "0X" : "0x") : "", isUppercase: uppercase)
  }

  /// Octal digits; negative numbers are written as their two's complement.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Octal digits, optionally with the prefix `0`.
  ///
  /// Negative numbers are written as their two's complement. `uppercase` has no effect: octal
  /// digits have no letters.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, minDigits: minDigits, hasSign: explicitPositiveSign,
      prefix: includePrefix ? "0" : "")
  }

  func text<T: FixedWidthInteger>(_ number: T) -> String {
    let digits =
      radix == 10
      ? String(number.magnitude)
      : String(
        T.Magnitude(truncatingIfNeeded: number), radix: radix, uppercase: isUppercase)
    let isNegative = radix == 10 && number < 0
    let sign = isNegative ? "-" : hasSign && number >= 0 ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// The format of a floating-point number in a log message, as in C's `printf`.
public struct OSLogFloatFormatting: Sendable {
  private let specifier: String
  private let precision: Int?
  private let hasSign: Bool

  private init(_ specifier: Character, _ precision: Int?, _ hasSign: Bool, _ uppercase: Bool) {
    self.specifier = uppercase ? specifier.uppercased() : String(specifier)
    self.precision = precision.map { min(max($0, 0), limit) }
    self.hasSign = hasSign
  }

  /// Six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Six digits after the decimal point, optionally with a plus sign before positive numbers.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", nil, explicitPositiveSign, uppercase)
  }
  /// A number of digits after the decimal point, up to 512.
  public static func fixed(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision, explicitPositiveSign, uppercase)
  }

  /// Hexadecimal digits with a binary exponent.
  public static var hex: OSLogFloatFormatting { hex() }
  /// Hexadecimal digits with a binary exponent, optionally with a sign before positive numbers.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("a", nil, explicitPositiveSign, uppercase)
  }

  /// Six digits after the decimal point, and a decimal exponent.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// Six digits after the decimal point, and a decimal exponent.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", nil, explicitPositiveSign, uppercase)
  }
  /// A number of digits after the decimal point, up to 512, and a decimal exponent.
  public static func exponential(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision, explicitPositiveSign, uppercase)
  }

  /// Six significant digits, with an exponent where that is shorter.
  public static var hybrid: OSLogFloatFormatting { hybrid() }
  /// Six significant digits, with an exponent where that is shorter.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", nil, explicitPositiveSign, uppercase)
  }
  /// A number of significant digits, up to 512, with an exponent where that is shorter.
  public static func hybrid(
    precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", precision, explicitPositiveSign, uppercase)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\($0)" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(specifier)", number)
  }
}

/// The format of a Boolean value in a log message.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}

/// The alignment of a value, padded with spaces to a minimum width.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// No padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
  /// Right-aligns the value: pads it with leading spaces to a number of columns, up to 512.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }
  /// Left-aligns the value: pads it with trailing spaces to a number of columns, up to 512.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func text(_ value: String) -> String {
    guard columns > 0 else { return value }
    let spaces = String(repeating: " ", count: max(0, min(columns, limit) - value.count))
    return isRight ? spaces + value : value + spaces
  }
}
#endif
