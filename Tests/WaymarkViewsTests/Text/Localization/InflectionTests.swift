// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkViews

/// The plurals are those of Merriam-Webster's dictionary.
struct InflectionTests {
  private func inflected(
    _ phrase: String, _ numbers: (String, Double)..., locale: String = "en_US"
  ) -> String {
    var counts: [Inflection.Count] = []
    var start = phrase.startIndex
    for (text, value) in numbers {
      guard let range = phrase.range(of: text, range: start..<phrase.endIndex) else { continue }
      counts.append(.init(value: value, range: range))
      start = range.upperBound
    }
    return Inflection.inflected(phrase, counts: counts, locale: Locale(identifier: locale))
  }

  private static let plurals = [
    "item": "items", "box": "boxes", "child": "children", "knife": "knives", "dog": "dogs",
    "class": "classes", "bus": "buses", "gas": "gases", "lens": "lenses", "quiz": "quizzes",
    "dish": "dishes", "watch": "watches", "stomach": "stomachs", "city": "cities", "day": "days",
    "key": "keys", "soliloquy": "soliloquies", "guy": "guys", "photo": "photos",
    "potato": "potatoes", "video": "videos", "analysis": "analyses", "iris": "irises",
    "roof": "roofs", "leaf": "leaves", "belief": "beliefs", "shelf": "shelves", "person": "people",
    "salesperson": "salespeople", "woman": "women", "human": "humans", "mouse": "mice",
    "mongoose": "mongooses", "foot": "feet", "sheep": "sheep", "series": "series",
    "fish": "fish", "criterion": "criteria", "matrix": "matrices", "virus": "viruses",
    "waltz": "waltzes", "mother-in-law": "mothers-in-law", "passer-by": "passers-by",
    "stand-in": "stand-ins", "follow-up": "follow-ups", "café": "cafés", "Box": "Boxes",
    "Person": "People", "PDF": "PDFs", "MESSAGE": "MESSAGES", "CHILD": "CHILDREN",
    "iPhone": "iPhones",
    "files": "files", "boxes": "boxes", "people": "people", "photos": "photos", "cactus": "cacti",
    "tooth": "teeth", "wife": "wives", "toy": "toys", "hero": "heroes", "piano": "pianos",
    "reply": "replies", "address": "addresses", "status": "statuses", "axis": "axes",
    "tax": "taxes",
  ]

  @Test(arguments: plurals.keys.sorted()) func `a noun has a plural`(noun: String) {
    #expect(inflected("2 \(noun)", ("2", 2)) == "2 " + (Self.plurals[noun] ?? ""))
    #expect(inflected("1 \(noun)", ("1", 1)) == "1 " + noun)
  }

  @Test func `all numbers but one take the plural`() {
    #expect(inflected("0 item", ("0", 0)) == "0 items")
    #expect(inflected("1.5 item", ("1.5", 1.5)) == "1.5 items")
    #expect(inflected("-1 item", ("-1", -1)) == "-1 item")
    #expect(inflected("1,000 item", ("1,000", 1000)) == "1,000 items")
    #expect(inflected("∞ item", ("∞", .infinity)) == "∞ items")
    #expect(inflected("twelve item", ("twelve", 12)) == "twelve items")
  }

  @Test func `the noun is the last word before "of" or the next number`() {
    #expect(inflected("2 small dog", ("2", 2)) == "2 small dogs")
    #expect(inflected("Found 2 box.", ("2", 2)) == "Found 2 boxes.")
    #expect(inflected("2 cup of tea", ("2", 2)) == "2 cups of tea")
    #expect(inflected("2 “box”!", ("2", 2)) == "2 “boxes”!")
    #expect(
      inflected("2 dog, 1 cat and 3 mouse", ("2", 2), ("1", 1), ("3", 3))
        == "2 dogs, 1 cat and 3 mice")
    #expect(inflected("2 dog and 0 cat", ("2", 2), ("0", 0)) == "2 dogs and 0 cats")
    #expect(inflected("2dog", ("2", 2)) == "2dogs")
  }

  @Test func `phrases without a noun stay`() {
    for phrase in ["2", "2 ", "2 15", "2 !", "", "box", "2 and"] {
      #expect(inflected(phrase, ("2", 2)) == phrase)
    }
    #expect(inflected("box") == "box")
  }

  @Test func `other languages stay`() {
    for locale in ["de_DE", "fr", "", "zh_Hans"] {
      #expect(inflected("2 box", ("2", 2), locale: locale) == "2 box")
    }
    #expect(inflected("2 box", ("2", 2), locale: "en_GB") == "2 boxes")
  }

  @Test func `counts of another phrase are ignored`() {
    let long = "a much longer phrase"
    let range = long.index(long.startIndex, offsetBy: 15)..<long.endIndex
    let locale = Locale(identifier: "en")
    #expect(
      Inflection.inflected("2 box", counts: [.init(value: 2, range: range)], locale: locale)
        == "2 box")
  }
}
