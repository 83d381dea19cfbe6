// SPDX-License-Identifier: MIT

#if !canImport(os)
/// A log message: a string literal whose interpolated values can have a privacy and a format.
///
/// ```swift
/// logger.info("Saved \(count) hikes of \(name, privacy: .private) at \(url, privacy: .public)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  /// Creates a message without interpolated values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from an interpolated string literal.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The literal and interpolated parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Creates an empty interpolation with capacity for the message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount.multipliedReportingOverflow(by: 8).0)
  }

  /// Appends a literal part of the message.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a string, private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), isNumber: false, align, privacy)
  }

  /// Appends the description of a value, private by default.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, isNumber: false, align, privacy)
  }

  /// Appends the name of a type, private by default.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), isNumber: false, align, privacy)
  }

  /// Appends the description of an error, private by default.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: error()), isNumber: false, .none, privacy)
  }

  // The overloads without a format have the same parameters as the overload for descriptions, so
  // that the compiler prefers them for numbers.

  /// Appends an integer in decimal digits, public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(OSLogIntegerFormatting.decimal.text(number()), isNumber: true, align, privacy)
  }

  /// Appends an integer in a format, public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number()), isNumber: true, align, privacy)
  }

  /// Appends a number with six digits after the decimal point, public by default.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(OSLogFloatFormatting.fixed.text(Double(number())), isNumber: true, align, privacy)
  }

  /// Appends a number in a format, public by default.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number())), isNumber: true, align, privacy)
  }

  /// Appends a Boolean value, public by default.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    let text =
      switch format {
      case .truth: value ? "true" : "false"
      case .answer: value ? "yes" : "no"
      }
    append(text, isNumber: true, .none, privacy)
  }

  /// Appends a value, or its mask.
  ///
  /// A value that is replaced by `<private>` is not evaluated.
  private mutating func append(
    _ value: @autoclosure () -> String, isNumber: Bool, _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy
  ) {
    text += align.text(
      privacy.allows(number: isNumber) ? value() : privacy.masked(value()))
  }
}
#endif
