// SPDX-License-Identifier: MIT

// Apple's Foundation has these types.
#if !canImport(Darwin)
/// Text that may be translated, to be looked up later.
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

  /// Text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Text with a key.
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
  /// Text to be translated, with what stands in it.
  public struct LocalizationValue: Hashable, Sendable, Codable,
    ExpressibleByStringInterpolation
  {
    let key: String
    let arguments: [FormatArgument]

    /// Text as it is.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// The key of a literal.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// The key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the literals, and the key in which a `%` stands for each value.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [FormatArgument] = []

      /// An interpolation without anything in it yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the literal itself.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      private mutating func append(_ placeholder: String, _ value: FormatArgument) {
        key += placeholder
        arguments.append(value)
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

      /// Appends a whole number.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append("%lld", .integer(Int64(clamping: value)))
      }

      /// Appends a number.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append("%lf", .double(Double(value)))
      }

      /// A number in a `printf` format, such as `"%.1f"`.
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
        append(
          specifier, KeyValue.number(KeyNumber(value), specifier: specifier).argument(in: .init()))
      }

      /// A value in one of Foundation's formats.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", .string(format.format(input)))
      }

      /// Text that may be translated itself.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .string(String(localized: resource)))
      }
    }
  }

  /// The text in the app's language, or in that of a locale.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(of: keyAndValue.key, table, bundle ?? .main, locale)
  }

  /// The text of a key in the app's language, or in that of a locale.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(of: "\(key)", table, bundle ?? .main, locale)
  }

  /// The text in the language of the resource's locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text(in: resource.locale)
  }
}

extension String.LocalizationValue {
  /// The translation of a key, or else the text itself, with the values.
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
  /// The text in a language.
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
  /// The text of a resource.
  init(_ resource: LocalizedStringResource) {
    self.init(stringInterpolation: StringInterpolation(resource))
  }
}
