// SPDX-License-Identifier: MIT

#if !canImport(os)
/// A message for a log: a string literal whose interpolated values have a privacy and a format.
///
/// ```swift
/// logger.info("Saved \(count) hikes of \(name, privacy: .private) at \(url, privacy: .public)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message, in their order.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Room for a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount.multipliedReportingOverflow(by: 8).0)
  }

  /// Adds what is the same in each message.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a string, private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), isNumber: false, align, privacy)
  }

  /// Adds the description of a value, private by default.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, isNumber: false, align, privacy)
  }

  /// Adds the name of a type, private by default.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), isNumber: false, align, privacy)
  }

  /// Adds the description of an error, private by default.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: error()), isNumber: false, .none, privacy)
  }

  // The overloads without a format have the parameters of the one for descriptions, so that the
  // compiler prefers them for numbers.

  /// Adds an integer in decimal digits, public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(OSLogIntegerFormatting.decimal.text(number()), isNumber: true, align, privacy)
  }

  /// Adds an integer in a format, public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number()), isNumber: true, align, privacy)
  }

  /// Adds a number with six digits after the point, public by default.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(OSLogFloatFormatting.fixed.text(Double(number())), isNumber: true, align, privacy)
  }

  /// Adds a number in a format, public by default.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number())), isNumber: true, align, privacy)
  }

  /// Adds a Boolean value, public by default.
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

  /// Values that are not shown are not described, either.
  private mutating func append(
    _ value: @autoclosure () -> String, isNumber: Bool, _ align: OSLogStringAlignment,
    _ privacy: OSLogPrivacy
  ) {
    text += align.text(
      privacy.allows(number: isNumber) ? value() : privacy.masked(value()))
  }
}
#endif
