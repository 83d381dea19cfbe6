// SPDX-License-Identifier: MIT

import Foundation

/// Looks up localized strings in a bundle's `.stringsdict`, `.strings` and `.xcstrings` files.
///
/// Like Foundation's lookup on Apple's systems, but a key that is missing in the locale's
/// language is searched in the development language, too, and a table's plural rules are those
/// of the language that its text is in. Any thread may call it.
enum Localization {
  private static let cache = LocalizationCache()

  /// What a table says for a key.
  ///
  /// In each localization `.stringsdict` comes before `.strings`, and `.xcstrings` last.
  ///
  /// - Parameters:
  ///   - key: The key, with a specifier for each interpolated value: "You have %lld items".
  ///   - table: The name of the files without extension: "Localizable" if `nil` or empty.
  ///   - bundle: The bundle, whose files are read once.
  ///   - locale: The locale whose language is wanted.
  /// - Returns: The format, or `nil` if there is none for the key.
  static func format(
    for key: String, table: String?, bundle: Bundle, locale: Locale
  ) -> LocalizedFormat? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return cache.format(for: key, table: table, bundle: bundle, locale: locale)
  }

  /// Whether a bundle has any tables; its folder is searched once.
  static func hasTables(_ bundle: Bundle) -> Bool {
    cache.hasTables(bundle)
  }

  /// The format for a key that no table has: the key.
  static func keyFormat(_ key: String) -> LocalizedFormat {
    LocalizedEntry(.text(key)).format(rules: .otherOnly).format
  }

  /// The text of an argument under a specifier such as "%lld" or "%.2f".
  ///
  /// Digits are grouped and written as the locale does. What is no specifier formats the argument
  /// by its type.
  static func text(
    of argument: FormatArgument, specifier: String, locale: Locale
  ) -> String {
    let parsed = FormatSpecifier(prefixOf: specifier[...]) ?? .plain
    return parsed.text(of: argument, locale: locale)
  }

  /// A format's text for arguments.
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

  /// What is wrong with files that were read since the last call; each problem is returned once.
  static func takeProblems() -> [LocalizationProblem] {
    cache.takeProblems()
  }
}

extension Localization {
  /// Whether the main bundle has any tables.
  static let mainHasTables = hasTables(.main)
}
