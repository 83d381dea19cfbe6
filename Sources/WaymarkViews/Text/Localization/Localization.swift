// SPDX-License-Identifier: MIT

import Foundation

/// Looks up localized strings in the `.stringsdict`, `.strings` and `.xcstrings` files of a bundle.
///
/// Like Foundation's lookup on Apple platforms, but a key that is missing in the locale's language
/// is also searched in the development language, and the plural rules are those of the language of
/// the text. It can be called from any thread.
enum Localization {
  private static let cache = LocalizationCache()

  /// Returns the format of a table for a key.
  ///
  /// In each localization, `.stringsdict` has precedence over `.strings`, and `.xcstrings` comes
  /// last.
  ///
  /// - Parameters:
  ///   - key: The key, with a specifier for each interpolated value: "You have %lld items".
  ///   - table: The name of the files without extension; "Localizable" if `nil` or empty.
  ///   - bundle: The bundle, whose files are read once.
  ///   - locale: The locale of the requested language.
  /// - Returns: The format, or `nil` if there is none for the key.
  static func format(
    for key: String, table: String?, bundle: Bundle, locale: Locale
  ) -> LocalizedFormat? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return cache.format(for: key, table: table, bundle: bundle, locale: locale)
  }

  /// Whether a bundle has tables; its folder is searched once.
  static func hasTables(_ bundle: Bundle) -> Bool {
    cache.hasTables(bundle)
  }

  /// Returns the format for a key without a table: the key itself.
  static func keyFormat(_ key: String) -> LocalizedFormat {
    LocalizedEntry(.text(key)).format(rules: .otherOnly).format
  }

  /// Returns the text of an argument under a specifier such as "%lld" or "%.2f".
  ///
  /// The locale determines digits and grouping. An invalid specifier formats the argument by its
  /// type.
  static func text(
    of argument: FormatArgument, specifier: String, locale: Locale
  ) -> String {
    let parsed = FormatSpecifier(prefixOf: specifier[...]) ?? .plain
    return parsed.text(of: argument, locale: locale)
  }

  /// Returns the text of a format for arguments.
  static func text(
    of format: LocalizedFormat, arguments: [FormatArgument], locale: Locale
  ) -> String {
    format.pieces(for: arguments).map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, let specifier):
        text(of: arguments[index], specifier: specifier, locale: locale)
      }
    }.joined()
  }

  /// Removes and returns the problems of files that were read since the last call.
  static func removeProblems() -> [LocalizationProblem] {
    cache.removeProblems()
  }
}

extension Localization {
  /// Whether the main bundle has any tables.
  static let mainHasTables = hasTables(.main)
}
