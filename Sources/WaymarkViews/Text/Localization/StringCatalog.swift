// SPDX-License-Identifier: MIT

import Foundation

/// Reads `.xcstrings` files: JSON with the texts of keys in all languages.
struct StringCatalog: Sendable {
  /// The language of the keys and of texts without translations.
  private(set) var sourceLanguage = "en"
  /// The tables of the languages, by tag in lower case.
  private(set) var tables: [String: LocalizedTable] = [:]
  /// The keys whose source text is used in all languages.
  private(set) var untranslatable: Set<String> = []
  /// The problems in all languages.
  private(set) var problems: [LocalizedTable.Problem] = []

  init(_ data: Data) {
    var root: [String: Any] = [:]
    do {
      let value = try JSONSerialization.jsonObject(with: data)
      if let dictionary = value as? [String: Any] {
        root = dictionary
      } else {
        report("The string catalog is not an object", at: "")
      }
    } catch {
      report("The string catalog is not valid JSON", at: "")
      return
    }
    if let language = root["sourceLanguage"] as? String, !language.isEmpty {
      sourceLanguage = LanguageMatch.normalized(language)
    } else {
      report("sourceLanguage is missing", at: "")
    }
    guard let strings = root["strings"] as? [String: Any] else {
      report("strings is missing", at: "")
      return
    }
    tables[sourceLanguage] = LocalizedTable()
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      if let value = value as? [String: Any] {
        read(value, of: key)
      } else {
        report("The value is not an object", at: key)
      }
    }
  }

  private mutating func read(_ value: [String: Any], of key: String) {
    if value["shouldTranslate"] as? Bool == false { untranslatable.insert(key) }
    let localizations = value["localizations"] as? [String: Any] ?? [:]
    if value["localizations"] != nil, !(value["localizations"] is [String: Any]) {
      report("localizations is not an object", at: key)
    }
    for (tag, value) in localizations.sorted(by: { $0.key < $1.key }) {
      let language = LanguageMatch.normalized(tag)
      let place = "\(key), \(tag)"
      var reader = CatalogReader(usesNew: language == sourceLanguage, place: place)
      if let entry = reader.entry(value) { tables[language, default: .init()].entries[key] = entry }
      problems += reader.problems
    }
    // A key without a source text is its own text.
    if tables[sourceLanguage]?.entries[key] == nil {
      tables[sourceLanguage]?.entries[key] = LocalizedEntry(.text(key))
    }
  }

  private mutating func report(_ reason: String, at place: String) {
    problems.append(LocalizedTable.Problem(reason: reason, place: place))
  }
}
