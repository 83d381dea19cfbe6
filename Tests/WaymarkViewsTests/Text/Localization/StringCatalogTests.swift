// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

/// The shapes are those that Xcode 16 writes into string catalogs.
struct StringCatalogTests {
  private func catalog(_ strings: String, source: String = "en") -> StringCatalog {
    StringCatalog(
      Data("{\"sourceLanguage\":\"\(source)\",\"version\":\"1.0\",\"strings\":\(strings)}".utf8))
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
  }

  private func text(
    _ localization: String, language: String = "en", _ arguments: FormatArgument...
  ) throws -> String {
    let catalog = catalog("{\"key\":{\"localizations\":{\"\(language)\":\(localization)}}}")
    let entry = try #require(catalog.tables[language]?.entries["key"])
    return Localization.text(
      of: entry.format(rules: .rules(for: language)).format, arguments: arguments,
      locale: Locale(identifier: "en_US"))
  }

  @Test func `string units`() throws {
    #expect(try text(unit("Hello %@"), .string("Ann")) == "Hello Ann")
    #expect(try text(unit("Hallo", "needs_review"), language: "de") == "Hallo")
    #expect(try text(unit("draft", "new")) == "draft")
  }

  @Test func `plural variations`() throws {
    let plural = """
      {"variations":{"plural":{"zero":\(unit("none")),"one":\(unit("%lld file")),\
      "other":\(unit("%lld files"))}}}
      """
    #expect(try text(plural, .integer(0)) == "none")
    #expect(try text(plural, .integer(1)) == "1 file")
    #expect(try text(plural, .integer(2)) == "2 files")
    // The first number decides, wherever it stands.
    let second = """
      {"variations":{"plural":{"one":\(unit("%@: %lld file")),"other":\(unit("%@: %lld files"))}}}
      """
    #expect(try text(second, .string("a"), .integer(1)) == "a: 1 file")
  }

  @Test func `device variations`() throws {
    let other = "{\"variations\":{\"device\":{\"mac\":\(unit("m")),\"other\":\(unit("o"))}}}"
    #expect(try text(other) == "o")
    let mac = "{\"variations\":{\"device\":{\"iphone\":\(unit("i")),\"mac\":\(unit("m"))}}}"
    #expect(try text(mac) == "m")
    let nested = """
      {"variations":{"device":{"other":{"variations":{"plural":{"one":\(unit("%lld o")),\
      "other":\(unit("%lld os"))}}}}}}
      """
    #expect(try text(nested, .integer(1)) == "1 o")
  }

  @Test func substitutions() throws {
    let files = """
      {"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":\(unit("%arg file")),\
      "other":\(unit("%arg files"))}}}
      """
    let folders = files.replacing("file", with: "folder").replacing(":1,", with: ":2,")
    let both = """
      {"stringUnit":{"state":"translated","value":"%#@files@ in %#@folders@"},\
      "substitutions":{"files":\(files),"folders":\(folders)}}
      """
    #expect(try text(both, .integer(1), .integer(2)) == "1 file in 2 folders")
    let swapped = both.replacing("%#@files@ in %#@folders@", with: "%#@folders@: %#@files@")
    #expect(try text(swapped, .integer(1), .integer(2)) == "2 folders: 1 file")
    let mixed = both.replacing("%#@files@ in %#@folders@", with: "%1$@ has %#@folders@")
    #expect(try text(mixed, .string("Ann"), .integer(1)) == "Ann has 1 folder")
    // "%arg" is nothing special elsewhere.
    #expect(try text(unit("%arg"), .double(1)) == "0x1p+0rg")
  }

  @Test func `what is not translated falls back to the source language`() {
    let catalog = catalog(
      """
      {"a":{"localizations":{"de":\(unit("", "new"))}},"b":{},
       "c":{"shouldTranslate":false,"extractionState":"stale"},
       "d":{"localizations":{"de":{"variations":{"plural":{"one":\(unit("x")),
        "other":\(unit("y", "new"))}}}}},
       "e":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@n@"},
        "substitutions":{"n":\(unit("z", "new"))}}}}}
      """)
    #expect(catalog.tables["de"]?.entries == nil)
    #expect(catalog.tables["en"]?.entries["a"] == LocalizedEntry(.text("a")))
    #expect(catalog.tables["en"]?.entries.count == 5)
    #expect(catalog.untranslatable == ["c"])
    #expect(catalog.problems == [])
  }

  @Test func `mistakes are reported and the rest is used`() {
    let catalog = catalog(
      """
      {"a":1,"b":{"localizations":[]},"c":{"localizations":{"de":1,"fr":\(unit("C"))}},
       "d":{"localizations":{"de":{}}},"e":{"localizations":{"de":{"stringUnit":{}}}},
       "f":{"localizations":{"de":{"variations":{"plural":{"most":\(unit("x"))}}}}},
       "g":{"localizations":{"de":{"variations":{"size":{}}}}},
       "h":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"},"substitutions":{
         "n":{"argNum":-1,"stringUnit":{"value":"%arg"}},"o":1}}}},
       "i":{"localizations":{"de":{"variations":{"plural":{"one":\(unit("I"))}}}}}}
      """)
    #expect(catalog.tables["fr"]?.entries["c"] == LocalizedEntry(.text("C")))
    #expect(catalog.tables["de"]?.entries["i"] == LocalizedEntry(.plural([.one: .text("I")])))
    #expect(
      catalog.problems.map { "\($0.place): \($0.reason)" } == [
        "a: The value is not an object", "b: localizations is not an object",
        "c, de: The localization is not an object",
        "d, de: Neither a string unit nor variations",
        "e, de: A string unit has no value", "f, de: Invalid plural form \"most\"",
        "g, de: The variations are neither by plural nor by device",
        "h, de: Invalid argNum of the substitution \"n\"",
        "h, de: The substitution \"o\" is not an object",
        "i, de: The form \"other\" is missing",
      ])
    #expect(StringCatalog(Data("[]".utf8)).problems.count == 3)
    #expect(StringCatalog(Data("{".utf8)).problems.map(\.reason).count == 1)
  }
}
