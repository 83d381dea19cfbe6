// SPDX-License-Identifier: MIT

// Foundation on Apple platforms declares these types.
#if !canImport(Darwin)
/// A reference to localized text, which is looked up later.
public struct LocalizedStringResource: Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// The bundle of the translations.
  public enum BundleDescription: Hashable, Sendable, Codable {
    /// The main bundle.
    case main
    /// The bundle that contains a class.
    case forClass(String)
    /// The bundle at a URL.
    case atURL(URL)

    /// Returns the bundle that contains a class.
    public static func forClass(_ type: AnyClass) -> Self { .forClass(String(reflecting: type)) }
  }

  /// The key of the translations.
  public let key: String
  /// The text without a translation.
  public let defaultValue: String.LocalizationValue
  /// The table with the translations; nil for the default table.
  public let table: String?
  /// The locale.
  public var locale: Locale
  /// The bundle of the translations.
  public let bundle: BundleDescription

  /// Creates a resource whose text is its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a resource with a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a string interpolation.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A localizable text with its interpolated values.
  public struct LocalizationValue: Hashable, Sendable, Codable,
    ExpressibleByStringInterpolation
  {
    let key: String
    let arguments: [FormatArgument]

    /// Creates a value from a string.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a value from a string literal.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// Creates a value from a string interpolation.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the literals of an interpolation, and the key with format specifiers for its
    /// values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [FormatArgument] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a literal part.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      private mutating func append(_ placeholder: String, _ value: FormatArgument) {
        key += placeholder
        arguments.append(value)
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

      /// Appends an integer.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append("%lld", .integer(Int64(clamping: value)))
      }

      /// Appends a number.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append("%lf", .double(Double(value)))
      }

      /// Appends a number in a `printf` format, such as `"%.1f"`.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(
          specifier, KeyValue.number(KeyNumber(value), specifier: specifier).argument(in: .init()))
      }

      /// Appends a value with a format style.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", .string(format.format(input)))
      }

      /// Appends a resource, which is localized itself.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .string(String(localized: resource)))
      }
    }
  }

  /// Creates the localized text of a value in a locale.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(of: keyAndValue.key, table, bundle ?? .main, locale)
  }

  /// Creates the localized text of a key in a locale.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(of: "\(key)", table, bundle ?? .main, locale)
  }

  /// Creates the localized text of a resource in its locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: resource.locale)
  }
}

extension String.LocalizationValue {
  /// Returns the translation of a key, or else the text itself, with the values.
  fileprivate func text(
    of key: String, _ table: String?, _ bundle: Bundle, _ locale: Locale
  ) -> String {
    let format =
      Localization.format(for: key, table: table, bundle: bundle, locale: locale)
      ?? Localization.keyFormat(self.key)
    return format.pieces(for: arguments).map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, let specifier):
        Localization.text(of: arguments[index], specifier: specifier, locale: locale)
      }
    }.joined()
  }
}

extension LocalizedStringResource {
  /// Returns the text in a locale.
  func text(in locale: Locale) -> String {
    defaultValue.text(of: key, table, bundle.bundle, locale)
  }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate var bundle: Bundle {
    switch self {
    case .main: .main
    case .forClass(let name): NSClassFromString(name).map { Bundle(for: $0) } ?? .main
    case .atURL(let url): Bundle(url: url) ?? .main
    }
  }
}
#else
extension LocalizedStringResource {
  func text(in locale: Locale) -> String {
    var resource = self
    resource.locale = locale
    return String(localized: resource)
  }
}
#endif

extension LocalizedStringKey {
  /// Creates a key from a resource.
  init(_ resource: LocalizedStringResource) {
    self.init(stringInterpolation: StringInterpolation(resource))
  }
}
