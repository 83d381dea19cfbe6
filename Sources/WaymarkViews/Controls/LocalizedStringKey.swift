// SPDX-License-Identifier: MIT

/// Words that may be looked up in a table of translations.
///
/// Off Apple platforms there is no such table yet: the words are shown as they are written.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// The words themselves.
  public init(_ value: String) { text = value }

  /// The key of a literal.
  public init(stringLiteral value: String) { text = value }

  /// The key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the words of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An interpolation without anything in it yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a part of the literal itself.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { text += string }
    /// Appends a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }

    // Numbers are what rows are full of; without these two they would be printed by reflection.
    /// Appends a whole number.
    public mutating func appendInterpolation(_ value: Int) { text += String(value) }
    /// Appends a number.
    public mutating func appendInterpolation(_ value: Double) { text += String(value) }
    /// Appends the characters of a text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }
    /// Appends the characters of a string with attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
      text += String(string.characters)
    }
    /// Appends what a resource says.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      text += String(localized: resource)
    }

    /// An object or value as one of Foundation's formatters writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }

    /// An object as one of Foundation's formatters writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      text += formatter?.string(for: subject) ?? subject.description
    }

    /// A number in a `printf` format, such as `"%.1f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }

    /// A value in one of Foundation's formats.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
  }
}
