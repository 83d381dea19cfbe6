// SPDX-License-Identifier: MIT

/// A value interpolated into a localized string.
enum FormatArgument: Hashable, Sendable, Codable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case double(Double)
  /// A value that a format style has formatted already, and the number it is of, if any.
  case custom(String, number: Double?)

  /// The operands of plural rules for the value; `nil` if it is not a finite number.
  ///
  /// A floating-point number counts by its value, not by the digits that its specifier displays:
  /// 1.0 under "%.1f" is singular in English.
  var operands: PluralOperands? {
    switch self {
    case .string: nil
    case .integer(let value): PluralOperands(value.magnitude)
    case .unsigned(let value): PluralOperands(value)
    case .double(let value): PluralOperands(value)
    case .custom(_, let number): number.flatMap { PluralOperands($0) }
    }
  }
}
