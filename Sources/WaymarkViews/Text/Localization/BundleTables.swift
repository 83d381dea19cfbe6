// SPDX-License-Identifier: MIT

import Foundation

/// The tables of a bundle, whose files are read on the first lookup of a key and then retained.
struct BundleTables: Sendable {
  private let index: TableIndex
  private var tables: [URL: LocalizedTable] = [:]
  private var catalogs: [URL: StringCatalog] = [:]
  private var formats: [Query: LocalizedFormat] = [:]
  private var orders: [Place: [String]] = [:]
  private(set) var problems: [LocalizationProblem] = []

  private static let mostFormats = 4096
  private static let mostOrders = 256

  private struct Place: Hashable {
    var table: String
    var locale: String
  }

  private struct Query: Hashable {
    var key: String
    var place: Place
  }

  init(_ bundle: Bundle) {
    index = TableIndex(bundle)
  }

  var isEmpty: Bool { index.isEmpty }

  /// Returns the format for a key, or `nil` if no localization for the locale contains the key.
  mutating func format(for key: String, table: String, locale: Locale) -> LocalizedFormat? {
    let place = Place(table: table, locale: locale.identifier)
    let query = Query(key: key, place: place)
    if let format = formats[query] { return format }
    let catalog = catalog(of: table)
    let order: [String]
    if let known = orders[place] {
      order = known
    } else {
      order = localizations(of: table, catalog: catalog, for: locale)
      if orders.count >= Self.mostOrders { orders = [:] }
      orders[place] = order
    }
    for localization in order {
      guard let found = entry(for: key, in: table, localization, catalog) else { continue }
      let tag =
        ["", LanguageMatch.base].contains(found.language)
        ? index.developmentLanguage : found.language
      let (format, problems) = found.entry.format(rules: .rules(for: tag))
      for problem in problems { report(problem, at: key, in: found.url) }
      if formats.count >= Self.mostFormats { formats = [:] }
      formats[query] = format
      return format
    }
    return nil
  }

  /// Removes and returns the problems found since the last call.
  mutating func removeProblems() -> [LocalizationProblem] {
    defer { problems = [] }
    return problems
  }

  /// The localizations to search for a key: files that are not localized, the locale's language,
  /// the development language, Base, the source language of a catalog.
  private func localizations(
    of table: String, catalog: (file: StringCatalog, url: URL)?, for locale: Locale
  ) -> [String] {
    var available = Set((index.localized[table] ?? [:]).keys)
    available.formUnion(catalog?.file.tables.keys ?? [:].keys)
    let development = LanguageMatch(Locale(identifier: index.developmentLanguage))
    let order =
      [""] + LanguageMatch(locale).ranked(available) + development.ranked(available)
      + [LanguageMatch.base] + [catalog?.file.sourceLanguage].compactMap { $0 }
    var seen: Set<String> = []
    return order.filter { available.contains($0) && seen.insert($0).inserted }
  }

  private struct Found {
    var entry: LocalizedEntry
    var language: String
    var url: URL
  }

  private mutating func entry(
    for key: String, in table: String, _ localization: String,
    _ catalog: (file: StringCatalog, url: URL)?
  ) -> Found? {
    let files = index.localized[table]?[localization]
    for url in [files?.dictionary, files?.strings].compactMap({ $0 }) {
      if let entry = contents(of: url).entries[key] {
        return Found(entry: entry, language: localization, url: url)
      }
    }
    guard let catalog else { return nil }
    let isShared = catalog.file.untranslatable.contains(key)
    let language = isShared ? catalog.file.sourceLanguage : localization
    guard let entry = catalog.file.tables[language]?.entries[key] else { return nil }
    return Found(entry: entry, language: language, url: catalog.url)
  }

  private mutating func contents(of url: URL) -> LocalizedTable {
    if let table = tables[url] { return table }
    var table = LocalizedTable()
    if let data = data(of: url) {
      table =
        url.pathExtension == "strings"
        ? StringsFile.table(data) : StringsDictFile.table(data)
    }
    for problem in table.problems { report(problem.reason, at: problem.place, in: url) }
    table.problems = []
    tables[url] = table
    return table
  }

  private mutating func catalog(of table: String) -> (file: StringCatalog, url: URL)? {
    guard let url = index.catalogs[table] else { return nil }
    if let catalog = catalogs[url] { return (catalog, url) }
    guard let data = data(of: url) else { return nil }
    let catalog = StringCatalog(data)
    for problem in catalog.problems { report(problem.reason, at: problem.place, in: url) }
    catalogs[url] = catalog
    return (catalog, url)
  }

  private mutating func data(of url: URL) -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch {
      report("The file cannot be read", at: "", in: url)
      return nil
    }
  }

  private mutating func report(_ reason: String, at place: String, in url: URL) {
    problems.append(LocalizationProblem(file: url.path, reason: reason, place: place))
  }
}
