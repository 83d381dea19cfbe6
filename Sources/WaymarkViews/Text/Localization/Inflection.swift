// SPDX-License-Identifier: MIT

import Foundation

/// Automatic grammar agreement, which displays "^[2 box](inflect: true)" as "2 boxes".
enum Inflection {
  /// A number in a phrase.
  struct Count: Hashable, Sendable {
    var value: Double
    /// The range of the number in the phrase.
    var range: Range<String.Index>
  }

  /// Returns a phrase whose nouns agree with the numbers before them: "2 boxes".
  ///
  /// Like Foundation's inflection, but for English only; phrases in other languages are unchanged.
  /// The noun of a number is the last word before the next number, or before "of": "2 cups of tea".
  /// It is expected in the singular. It is unchanged for 1 and -1, and becomes plural for all other
  /// numbers, including 0 and 1.5; a noun that is already plural is unchanged.
  ///
  /// - Parameters:
  ///   - phrase: The phrase with formatted numbers.
  ///   - counts: The numbers in the phrase. Numbers out of its bounds are ignored.
  ///   - locale: The locale of the phrase's language.
  /// - Returns: The phrase.
  static func inflected(_ phrase: String, counts: [Count], locale: Locale) -> String {
    guard locale.language.languageCode?.identifier == "en" else { return phrase }
    let counts = counts.filter {
      $0.range.lowerBound >= phrase.startIndex && $0.range.upperBound <= phrase.endIndex
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var result = ""
    var end = phrase.startIndex
    for (index, count) in counts.enumerated() where count.range.lowerBound >= end {
      result += phrase[end..<count.range.upperBound]
      let next = index + 1 < counts.count ? counts[index + 1].range.lowerBound : phrase.endIndex
      end = max(next, count.range.upperBound)
      let words = phrase[count.range.upperBound..<end]
      result += count.value.magnitude == 1 ? String(words) : pluralized(words)
    }
    return result + phrase[end...]
  }

  /// Replaces the noun in the text after a number.
  private static func pluralized(_ words: Substring) -> String {
    var ranges: [Range<String.Index>] = []
    var start: String.Index?
    for index in words.indices {
      if words[index].isWhitespace {
        if let start { ranges.append(start..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { ranges.append(start..<words.endIndex) }
    while let last = ranges.last, conjunctions.contains(words[last].lowercased()) {
      ranges.removeLast()
    }
    if let of = ranges.dropFirst().firstIndex(where: { words[$0] == "of" }) {
      ranges.removeSubrange(of...)
    }
    guard let word = ranges.last else { return String(words) }
    // Punctuation around the noun stays: "item)," and "“box”".
    guard let first = words[word].firstIndex(where: \.isLetter),
      let last = words[word].lastIndex(where: \.isLetter),
      !words[word].contains(where: \.isNumber)
    else { return String(words) }
    let noun = String(words[first...last])
    return words[..<first] + EnglishNoun.plural(of: noun)
      + words[words.index(after: last)...]
  }

  /// Words between a noun and the next number: "2 dogs and 1 cat".
  private static let conjunctions: Set<String> = ["and", "or", "&", "+", "plus", "/", "–", "-"]
}
