// SPDX-License-Identifier: MIT

// Apple's Foundation has these types.
#if !canImport(Darwin)
/// Words that may be translated, to be looked up later.
///
/// There is no table of translations here yet: the words are those of the default value.
public struct LocalizedStringResource: Hashable, Sendable, Codable,
  ExpressibleByStringInterpolation
{
  /// Where translations are looked for.
  public enum BundleDescription: Hashable, Sendable, Codable {
    /// The app.
    case main
    /// The bundle that has a class.
    case forClass(String)
    /// The bundle at a place.
    case atURL(URL)

    /// The bundle of a class.
    public static func forClass(_ type: AnyClass) -> Self { .forClass(String(reflecting: type)) }
  }

  /// The name under which translations are found.
  public let key: String
  /// What is shown where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table that has the translations; nil for the usual one.
  public let table: String?
  /// The language and region.
  public var locale: Locale
  /// Where translations are looked for.
  public let bundle: BundleDescription

  /// Words that are their own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Words with a key.
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

  /// The key of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// The key of a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// Words to be translated, with what stands in them.
  public struct LocalizationValue: Hashable, Sendable, Codable,
    ExpressibleByStringInterpolation
  {
    let key: String
    let text: String

    /// Words as they are.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// The key of a literal.
    public init(stringLiteral value: String) {
      key = value
      text = value
    }

    /// The key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
    }

    /// Collects the words, and the key in which a `%` stands for each value.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var text = ""

      /// An interpolation without anything in it yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the literal itself.
      public mutating func appendLiteral(_ literal: String) {
        key += literal
        text += literal
      }

      private mutating func append(_ placeholder: String, _ value: String) {
        key += placeholder
        text += value
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      /// Appends a whole number.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append("%lld", "\(value)")
      }

      /// Appends a number.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append("%lf", "\(value)")
      }

      /// A number in a `printf` format, such as `"%.1f"`.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(specifier, String(format: specifier, value))
      }

      /// A value in one of Foundation's formats.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", format.format(input))
      }

      /// Words that may be translated themselves.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", String(localized: resource))
      }
    }
  }

  /// The words in the app's language.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// The words of a key in the app's language.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }

  /// The words in the app's language.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text
  }
}
#endif

extension LocalizedStringKey {
  /// The words of a resource, as they are.
  init(_ resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}
