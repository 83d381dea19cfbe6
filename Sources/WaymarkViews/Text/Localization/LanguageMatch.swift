// SPDX-License-Identifier: MIT

import Foundation

/// Selects among a bundle's localizations for a locale.
///
/// `Bundle.preferredLocalizations(from:forPreferences:)` compares whole tags on Linux: it selects
/// English for a reader in Taiwan whose bundle has "zh-Hant".
struct LanguageMatch {
  private let wanted: LanguageTag
  /// The regions from which the requested region inherits: 419 for Mexico.
  private let parents: [String]

  init(_ locale: Locale) {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let region = locale.region.map { "-" + $0.identifier } ?? ""
    let script = language.script.map { "-" + $0.identifier } ?? ""
    wanted = LanguageTag(Self.normalized(code + script + region))
    parents = Self.parents(of: wanted)
  }

  /// Returns the regions from which a region inherits, according to CLDR's parent locales.
  ///
  /// `Locale.Language.parent` knows more of them, but can deadlock on Linux if two threads use it
  /// simultaneously.
  private static func parents(of tag: LanguageTag) -> [String] {
    guard let region = tag.region else { return [] }
    return switch tag.language {
    case "en" where region == "nz": ["au", "001"]
    case "en" where !american.contains(region): ["001"]
    case "es" where latinAmerican.contains(region): ["419"]
    case "pt" where region != "br": ["pt"]
    case "zh" where region == "mo" && tag.script == "hant": ["hk"]
    default: []
    }
  }

  /// Regions that use American English.
  private static let american: Set<String> = [
    "us", "as", "gu", "mh", "mp", "ph", "pr", "um", "vi",
  ]

  private static let latinAmerican: Set<String> = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe",
    "pr", "py", "sv", "us", "uy", "ve",
  ]

  /// Returns the localizations in the locale's language and script, the best first.
  ///
  /// The order is: the locale's region, the regions it inherits from, no region, British English
  /// for English outside of the United States, the language's most likely region, the others by
  /// name. Another script does not match.
  func ranked(_ localizations: some Sequence<String>) -> [String] {
    localizations.compactMap { name in rank(name).map { (rank: $0, name: name) } }
      .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
  }

  private func rank(_ localization: String) -> Int? {
    guard !["", Self.base].contains(localization) else { return nil }
    let tag = LanguageTag(Self.normalized(localization))
    guard tag.language == wanted.language, tag.script == wanted.script else { return nil }
    guard let region = tag.region else { return 10 }
    if region == wanted.likelyRegion { return 0 }
    if let index = parents.firstIndex(of: region) { return 1 + index }
    if region == "gb", parents.contains("001") { return 20 }
    return region == LanguageTag(tag.language).likelyRegion ? 30 : 40
  }

  /// The name of the folder for the texts of the development language.
  static let base = "base"

  /// Returns a tag in lower case with hyphens and the current code of the language.
  static func normalized(_ tag: String) -> String {
    var subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = subtags.first else { return "" }
    subtags[0] = aliases[first] ?? first
    return subtags.joined(separator: "-")
  }

  /// Replaced codes, and the names of localizations before there were codes.
  private static let aliases = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "no": "nb", "tl": "fil", "mo": "ro",
    "sh": "sr-latn", "english": "en", "french": "fr", "german": "de", "italian": "it",
    "spanish": "es", "japanese": "ja", "dutch": "nl",
  ]

  /// A tag with its likely script: "zh-TW" uses traditional Chinese.
  private struct LanguageTag {
    var language: String
    var script: String
    /// The region of the tag.
    var region: String?
    /// The region of the tag, or else the most likely region of the language.
    var likelyRegion: String?

    init(_ tag: String) {
      let full = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
      language = LanguageMatch.normalized(full.languageCode?.identifier ?? tag)
      script = full.script?.identifier.lowercased() ?? ""
      likelyRegion = full.region?.identifier.lowercased()
      region = Locale.Language(identifier: tag).region?.identifier.lowercased()
    }
  }
}
