// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

struct LocalizationTests {
  private func text(
    _ key: String, table: String? = nil, in bundle: Bundle = .module, _ locale: String,
    _ arguments: FormatArgument..., cache: LocalizationCache = LocalizationCache()
  ) -> String? {
    let locale = Locale(identifier: locale)
    return cache.format(for: key, table: table ?? "Localizable", bundle: bundle, locale: locale)
      .map { Localization.text(of: $0, arguments: arguments, locale: locale) }
  }

  /// Runs a body with a folder of files, which is removed afterwards.
  private func withBundle(
    _ files: [String: String], _ body: (Bundle, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(try #require(Bundle(path: folder.path)), folder)
  }

  @Test func `a key is looked up in the locale's language`() {
    #expect(text("Hello", "en_US") == "Hello!")
    #expect(text("Hello", "de_AT") == "Hallo!")
    #expect(text("Hello", "pt_BR") == "Olá!")
    #expect(text("Hello", "pt_PT") == "Olá!")
    #expect(text("Hello", "zh_TW") == "你好！")
  }

  @Test func `the development language and Base stand in`() {
    #expect(text("Hello", "fr_FR") == "Hello!")
    #expect(text("Hello", "zh_CN") == "Hello!")
    #expect(text("only English", "de_DE") == "Only in English")
    #expect(text("only Base", "de_DE") == "Only in Base")
    #expect(text("nowhere", "de_DE") == nil)
    #expect(text("Hello", table: "Nothing", "de_DE") == nil)
  }

  @Test func `D14: stringsdict comes before strings`() {
    #expect(text("%lld files", "en_US", .integer(0)) == "No files")
    #expect(text("%lld files", "en_US", .integer(1)) == "1 file")
  }

  @Test func `the rules are those of the language found`() {
    // 21 is "one" in Russian, but the text is English.
    #expect(text("%lld files", "ru_RU", .integer(21)) == "21 files")
  }

  @Test func `string catalogs`() {
    let key = "You have %lld items"
    #expect(text(key, table: "Inbox", "en_US", .integer(1)) == "You have 1 item")
    for (count, expected) in [(1, "1 письмо"), (3, "3 письма"), (5, "5 писем")] {
      #expect(text(key, table: "Inbox", "ru_RU", .integer(Int64(count))) == expected)
    }
    #expect(text(key, table: "Inbox", "de_DE", .integer(2)) == "You have 2 items")
    #expect(text("Hello", table: "Inbox", "de_DE") == "Servus")
    #expect(text("Hello", table: "Inbox", "fr_FR") == "Hello")
    #expect(text("Waymark", table: "Inbox", "de_DE") == "Waymark")
  }

  @Test func `files of the language come before its catalog, and both before other languages`()
    throws
  {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"catalog"}}}},"b":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"catalog"}}}}}}
      """
    let files = [
      "Localizable.xcstrings": catalog, "de.lproj/Localizable.strings": "a = strings;",
      "en.lproj/Localizable.strings": "b = English;", "Root.strings": "a = root;",
    ]
    try withBundle(files) { bundle, _ in
      #expect(text("a", in: bundle, "de_DE") == "strings")
      #expect(text("b", in: bundle, "de_DE") == "catalog")
      #expect(text("a", table: "Root", in: bundle, "de_DE") == "root")
    }
  }

  @Test func `the API uses Localizable for no table`() {
    let locale = Locale(identifier: "en_US")
    for table in [nil, "", "Localizable"] {
      let format = Localization.format(for: "Hello", table: table, bundle: .module, locale: locale)
      #expect(format?.pieces(for: []) == [.literal("Hello!")])
    }
    #expect(Localization.hasTables(.module))
  }

  @Test func `a bundle without tables has none`() throws {
    try withBundle(["a.txt": ""]) { bundle, _ in
      #expect(!LocalizationCache().hasTables(bundle))
      #expect(text("Hello", in: bundle, "en_US") == nil)
    }
  }

  @Test func `files are read once and bundles are kept up to the capacity`() throws {
    let cache = LocalizationCache(capacity: 2)
    let files = ["en.lproj/Localizable.strings": "a = b;"]
    try withBundle(files) { first, folder in
      #expect(text("a", in: first, "en_US", cache: cache) == "b")
      try FileManager.default.removeItem(at: folder.appending(path: "en.lproj"))
      #expect(text("a", in: first, "en_GB", cache: cache) == "b")
      try withBundle(files) { second, _ in
        try withBundle(files) { third, _ in
          #expect(text("a", in: second, "en_US", cache: cache) == "b")
          #expect(text("a", in: first, "en_US", cache: cache) == "b")
          #expect(text("a", in: third, "en_US", cache: cache) == "b")
          #expect(cache.count == 2)
          // The second was used least recently.
          #expect(text("a", in: first, "en_US", cache: cache) == "b")
        }
      }
    }
  }

  @Test func `each problem is returned once`() throws {
    let cache = LocalizationCache(capacity: 1)
    let files = [
      "en.lproj/Localizable.strings": "a = b c = d;", "Broken.xcstrings": "{",
      "Loop.xcstrings": """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@n@"}}}}}}
      """,
    ]
    try withBundle(files) { bundle, folder in
      for _ in 0..<2 {
        #expect(text("c", in: bundle, "en_US", cache: cache) == "d")
        #expect(text("a", table: "Broken", in: bundle, "en_US", cache: cache) == nil)
        #expect(
          text("a", table: "Loop", in: bundle, "en_US", .integer(1), cache: cache) == "%#@n@")
      }
      // The bundle is read again after another one has replaced it in the cache.
      _ = cache.hasTables(.module)
      #expect(text("c", in: bundle, "en_US", cache: cache) == "d")
      #expect(
        cache.removeProblems().map { "\($0)".replacing(folder.path, with: "") } == [
          "/en.lproj/Localizable.strings (line 1): Expected \";\", found \"c\"",
          "/Broken.xcstrings: The string catalog is not valid JSON",
          "/Loop.xcstrings (a): Nothing defines the variable \"n\"",
        ])
      #expect(cache.removeProblems() == [])
    }
  }

  @Test func `many threads can look up`() async {
    let cache = LocalizationCache(capacity: 1)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          let locale = Locale(identifier: index.isMultiple(of: 2) ? "en_US" : "de_DE")
          let format = cache.format(
            for: "Hello", table: "Localizable", bundle: .module, locale: locale)
          let expected = index.isMultiple(of: 2) ? "Hello!" : "Hallo!"
          return format?.pieces(for: []) == [.literal(expected)]
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
