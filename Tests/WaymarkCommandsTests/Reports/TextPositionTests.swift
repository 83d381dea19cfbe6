// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

struct TextPositionTests {
  @Test(arguments: [
    ("ab", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("ab", 9, 1, 3), ("a\nb", 2, 2, 1),
    ("\n\n", 2, 3, 1), ("é=x", 2, 1, 2), ("é=x", 3, 1, 3), ("\u{FEFF}ab", 3, 1, 1),
    ("\u{FEFF}ab", 4, 1, 2), ("", 0, 1, 1), ("\u{FEFF}", 0, 1, 1),
  ])
  func `a byte has a line and a column`(text: String, offset: Int, line: Int, column: Int) {
    let position = TextPosition(of: offset, in: Array(text.utf8))
    #expect(position == TextPosition(line: line, column: column))
  }

  @Test(arguments: [
    ("", 0), ("applinks", 1), ("applinks.details", 14), ("applinks.details[0]", 25),
    ("applinks.details[0].components[0]", 40), ("applinks.details[0].components[1]", 50),
    ("applinks.details[0].components[1].?", 51), ("applinks.details[1]", 67),
    // A missing value has the position of the nearest enclosing one.
    ("applinks.details[0].components[7]", 26), ("applinks.details[7]", 14), ("other", 0),
  ])
  func `parts of JSON are found by their places`(place: String, offset: Int) {
    let text = #"{"applinks": {"details":[{"components":[{"/":"}"},{"?":{"a":1}}]}, 5], "b":0}}"#
    #expect(JSONPlaces(Array(text.utf8)).offset(of: place) == offset)
  }

  @Test(arguments: ["{", "[[", #"{"a":"#, #"{"a"#, #"{"a\"#, "]]}}", "\u{FEFF}", ",,::"])
  func `text that is no JSON has the places up to there`(text: String) {
    #expect(JSONPlaces(Array(text.utf8)).offset(of: "a.b[3]") <= text.utf8.count)
  }

  @Test func `what lies too deep is not followed`() {
    let deep = Array(repeating: UInt8(ascii: "["), count: 1 << 17)
    #expect(JSONPlaces(deep).offset(of: String(repeating: "[0]", count: 40)) == 32)
  }
}
