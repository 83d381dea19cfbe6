// SPDX-License-Identifier: MIT

/// The plurals of English nouns.
enum EnglishNoun {
  /// Returns the plural of a noun in its letter case; a noun that looks like a plural is returned
  /// unchanged.
  ///
  /// A word of up to four capital letters is an abbreviation: "PDFs".
  static func plural(of noun: String) -> String {
    let word = noun.lowercased()
    let isCapital = noun.count > 1 && noun == noun.uppercased() && noun != word
    if isCapital, noun.count <= 4, !irregular.keys.contains(word) { return noun + "s" }
    let plural = lowercasePlural(of: word)
    if isCapital { return plural.uppercased() }
    // Keep the part of the noun that the plural shares with it as it is written.
    let shared = zip(word, plural).prefix { $0 == $1 }.count
    guard shared > 0 || noun == word else {
      return plural.prefix(1).uppercased() + plural.dropFirst()
    }
    return String(noun.prefix(shared) + plural.dropFirst(shared))
  }

  private static func lowercasePlural(of word: String) -> String {
    for ending in ["-in-law", "-by"] where word.hasSuffix(ending) && word != ending {
      return lowercasePlural(of: String(word.dropLast(ending.count))) + ending
    }
    // Only the last part of a compound changes.
    if let hyphen = word.lastIndex(of: "-"), word.index(after: hyphen) < word.endIndex {
      return word[...hyphen] + lowercasePlural(of: String(word[word.index(after: hyphen)...]))
    }
    if uncountable.contains(word) || plurals.contains(word) { return word }
    if let plural = irregular[word] { return plural }
    for (ending, plural) in endings where word.hasSuffix(ending) {
      if !regularMen.contains(word) { return word.dropLast(ending.count) + plural }
    }
    return isPlural(word) ? word : regular(word)
  }

  /// Whether a word ends with the "s" of a plural.
  ///
  /// Words in "-ss", "-us" and "-is" do not.
  private static func isPlural(_ word: String) -> Bool {
    guard word.count > 3, word.hasSuffix("s"), !singularsInS.contains(word) else { return false }
    return !["ss", "us", "is"].contains { word.hasSuffix($0) }
  }

  private static func regular(_ word: String) -> String {
    guard let last = word.last else { return word }
    let before = word.dropLast().last
    switch last {
    case "y" where word.hasSuffix("quy") || before.map { !"aeiou".contains($0) } == true:
      return word.dropLast() + "ies"
    case "s" where word.hasSuffix("is") && word.count > 3 && !regularInIs.contains(word):
      return word.dropLast(2) + "es"
    case "z" where before.map { "aeiou".contains($0) } == true && word.count <= 4:
      return word + "zes"
    case "s", "x", "z":
      return word + "es"
    case "h" where before == "s" || before == "c" && !hardCh.contains(word):
      return word + "es"
    case "o" where oes.contains(word):
      return word + "es"
    default:
      return word + "s"
    }
  }
}
