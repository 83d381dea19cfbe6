// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

/// The format is that of Apple's "Property List Programming Guide", "Old-Style ASCII Property
/// Lists", and of the "Internationalization and Localization Guide" for comments and escapes.
struct StringsFileTests {
  private func texts(_ data: Data) -> [String: String] {
    StringsFile.table(data).entries.mapValues { entry in
      if case .text(let text) = entry.template { text } else { "no text" }
    }
  }

  private func texts(_ text: String) -> [String: String] { texts(Data(text.utf8)) }

  private func problems(_ text: String) -> [String] {
    StringsFile.table(Data(text.utf8)).problems.map { "\($0.place): \($0.reason)" }
  }

  @Test func `pairs, comments and escapes`() {
    let text = #"""
      /* A comment; with "quotes" = */
      "a" = "b"; // another
      bare-key.1 = bare_value;
      "quote" = "\"q\" \\ \n\t'";'apostrophe' = 'x "y"';
      "unicode" = "\U00e9\u00E9 \UD83D\UDE00 \101";
      "same";
      "two
      lines" = "1 /* no comment */ // either";
      "last" = "first"; "last" = "second";
      """#
    #expect(
      texts(text) == [
        "a": "b", "bare-key.1": "bare_value", "quote": "\"q\" \\ \n\t'",
        "apostrophe": "x \"y\"", "unicode": "éé 😀 A", "same": "same",
        "two\nlines": "1 /* no comment */ // either", "last": "second",
      ])
    #expect(problems(text) == [])
    #expect(problems("") == [])
    #expect(texts("{ \"a\" = \"b\"; }") == ["a": "b"])
  }

  @Test func `the encoding is found`() throws {
    let text = "\"k\" = \"é😀\";\r\n"
    let encodings: [String.Encoding] = [
      .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32,
    ]
    for encoding in encodings {
      let data = try #require(text.data(using: encoding))
      #expect(texts(data) == ["k": "é😀"], "\(encoding)")
    }
    #expect(texts(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)) == ["k": "é😀"])
    #expect(texts(Data([0xFE, 0xFF]) + (text.data(using: .utf16BigEndian) ?? Data())).count == 1)
    let invalid = StringsFile.table(Data([0x22, 0xC3, 0x28]))
    #expect(invalid.problems.map(\.reason) == ["The text is not valid UTF-8 or UTF-16"])
  }

  @Test func `XML and binary property lists are read, too`() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["a": "b", "c": 1] as [String: Any], format: format, options: 0)
      #expect(texts(data) == ["a": "b"])
      #expect(StringsFile.table(data).problems.map(\.place) == ["c"])
    }
  }

  @Test func `the rest of a file with mistakes is used`() {
    #expect(texts("\"a\" = \"b\"\n\"c\" = \"d\";") == ["a": "b", "c": "d"])
    #expect(
      problems("\n\"a\" = \"b\"\n\"c\" = \"d\";") == ["line 2: Expected \";\", found \"c\""])
    #expect(texts("\"a\" \"b\";\n\"c\" = \"d\";") == ["c": "d"])
    #expect(texts("\"a\" = { x = y; z = ( 1, 2; ); };\n\"c\" = \"d\";") == ["c": "d"])
    #expect(texts("\"a\" = ;\n\"c\" = \"d\";") == ["c": "d"])
    #expect(texts("= \"a\";\n\"c\" = \"d\";") == ["c": "d"])
    #expect(texts("\"c\" = \"d\"; \"e\" = \"f") == ["c": "d"])
    #expect(
      problems("\"c\" = \"d\";\r\n\r\n\"e\" = \"f\r\n") == ["line 3: A quotation does not end"])
    #expect(problems("/* x") == ["line 1: A comment does not end"])
    #expect(problems("\"a\" =") == ["line 1: Expected a text, found the end of the file"])
    #expect(problems("\"a\" = 😀;") == ["line 1: Expected a text, found \"😀\""])
  }
}
