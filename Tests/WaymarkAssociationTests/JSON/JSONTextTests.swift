// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation

/// The text of JSON values.
struct JSONTextTests {
  @Test(arguments: [
    ("", #""""#), ("plain, é 🏔", #""plain, é 🏔""#), ("a/b", #""a/b""#), ("\"", #""\"""#),
    ("C:\\", #""C:\\""#), ("a\r\n\tb", #""a\r\n\tb""#),
    ("\u{1}\u{1F}\u{7F}", "\"\\u0001\\u001f\u{7F}\""),
  ])
  func `a string is written with the escapes that JSON requires, and parsed back`(
    string: String, text: String
  ) throws {
    #expect(JSON.string(string).compactText == text)
    #expect(try JSONReader.read(Array(text.utf8), depth: 1) == .string(string))
  }
}
