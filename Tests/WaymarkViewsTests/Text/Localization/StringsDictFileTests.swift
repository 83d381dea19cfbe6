// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

/// The keys are those of Apple's "Stringsdict File Format".
struct StringsDictFileTests {
  private func table(_ dictionary: [String: Any]) throws -> LocalizedTable {
    let data = try PropertyListSerialization.data(
      fromPropertyList: dictionary, format: .xml, options: 0)
    return StringsDictFile.table(data)
  }

  private func text(
    _ format: String, _ variables: [String: [String: String]], language: String = "en",
    _ arguments: [FormatArgument]
  ) throws -> String {
    var dictionary: [String: Any] = ["NSStringLocalizedFormatKey": format]
    for (name, forms) in variables {
      dictionary[name] = forms.merging(
        [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "lld",
        ]) { $1 }
    }
    let entry = try #require(table(["key": dictionary]).entries["key"])
    return Localization.text(
      of: entry.format(rules: .rules(for: language)).format, arguments: arguments,
      locale: Locale(identifier: "en_US"))
  }

  private let files = ["one": "%lld file", "other": "%lld files"]
  private let folders = ["one": "%lld folder", "other": "%lld folders"]

  @Test func `a variable's form is chosen by its argument`() throws {
    #expect(try text("%#@n@", ["n": files], [.integer(1)]) == "1 file")
    #expect(try text("%#@n@ left", ["n": files], [.unsigned(2000)]) == "2,000 files left")
    #expect(try text("%#@n@", ["n": files], [.custom("one", number: 1)]) == "one file")
    #expect(try text("%#@n@", ["n": files], [.string("x")]) == "x files")
    #expect(try text("%#@n@", ["n": files], []) == "%lld files")
    #expect(try text("%#@n@", ["n": files], [.double(.nan)]) == "NaN files")
  }

  @Test func `the form zero is for 0 in every language`() throws {
    let forms = ["zero": "nothing", "one": "%lld file", "other": "%lld files"]
    for language in ["en", "ru", "ja", "lv"] {
      #expect(try text("%#@n@", ["n": forms], language: language, [.integer(0)]) == "nothing")
    }
    #expect(try text("%#@n@", ["n": forms], [.double(0)]) == "nothing")
    // 10 is in Latvian's own zero category.
    #expect(try text("%#@n@", ["n": forms], language: "lv", [.integer(10)]) == "nothing")
    #expect(try text("%#@n@", ["n": forms], [.integer(10)]) == "10 files")
  }

  @Test func `a form that is missing is other`() throws {
    #expect(try text("%#@n@", ["n": files], language: "ru", [.integer(3)]) == "3 files")
    #expect(try text("%#@n@", ["n": ["one": "%lld file"]], [.integer(3)]) == "3 file")
  }

  @Test func `variables take arguments in turn or by position`() throws {
    let variables = ["a": files, "b": folders]
    let arguments: [FormatArgument] = [.integer(1), .integer(2)]
    #expect(try text("%#@a@ in %#@b@", variables, arguments) == "1 file in 2 folders")
    #expect(try text("%2$#@b@: %1$#@a@", variables, arguments) == "2 folders: 1 file")
    #expect(
      try text("%@: %#@a@, %@", ["a": files], [.string("x"), .integer(2), .string("y")])
        == "x: 2 files, y")
    // The second variable's argument does not depend on the first one's form.
    let none = ["zero": "nothing", "other": "%lld files"]
    #expect(
      try text("%#@a@ in %#@b@", ["a": none, "b": folders], [.integer(0), .integer(1)])
        == "nothing in 1 folder")
  }

  @Test func `variables can be nested`() throws {
    let outer = ["one": "%lld file in %#@b@", "other": "%lld files in %#@b@"]
    let variables = ["a": outer, "b": folders]
    #expect(try text("%#@a@.", variables, [.integer(2), .integer(1)]) == "2 files in 1 folder.")
    let positions = ["one": "%1$lld of %2$#@b@", "other": "%1$lld from %2$#@b@"]
    #expect(
      try text("%1$#@a@ %@", ["a": positions, "b": folders], [.integer(1), .integer(3)])
        == "1 of 3 folders 1")
  }

  @Test func `endless variables end`() throws {
    let selfish = ["other": "%lld %#@a@"]
    #expect(try text("%#@a@", ["a": selfish], [.integer(1)]) == "1 %#@a@")
    #expect(try text("%#@x@", ["a": selfish], [.integer(1)]) == "%#@x@")
    var variables: [String: [String: String]] = [:]
    for depth in 0..<40 {
      let inner = String(repeating: "%#@v\(depth + 1)@", count: 10)
      variables["v\(depth)"] = ["one": inner, "other": inner]
    }
    #expect(try text("%#@v0@", variables, [.integer(1)]).count < 1_000_000)
  }

  @Test func `devices and widths`() throws {
    let devices = ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "mac": "Click"]]
    #expect(try table(["key": devices]).entries["key"] == LocalizedEntry(.text("Click")))
    let widths = ["NSStringVariableWidthRuleType": ["9": "short", "40": "rather long"]]
    #expect(try table(["key": widths]).entries["key"] == LocalizedEntry(.text("rather long")))
  }

  @Test func `mistakes are reported and the rest is used`() throws {
    let table = try table([
      "good": "text", "number": 1, "empty": [String: Any](),
      "no forms": [
        "NSStringLocalizedFormatKey": "%#@n@ %@",
        "n": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": 1],
      ],
      "no type": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "%d"]],
    ])
    #expect(table.entries.keys.sorted() == ["good", "no forms", "no type"])
    #expect(
      table.problems.map { "\($0.place): \($0.reason)" } == [
        "empty: NSStringLocalizedFormatKey is missing",
        "no forms, n: The form \"one\" is not text",
        "no forms, n: The variable has no plural forms",
        "no type, n: NSStringFormatSpecTypeKey is not NSStringPluralRuleType",
        "number: The value is not a dictionary",
      ])
  }
}
