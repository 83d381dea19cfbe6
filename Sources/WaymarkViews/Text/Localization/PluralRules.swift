// SPDX-License-Identifier: MIT

/// The plural rules of a language.
struct PluralRules: Hashable, Sendable {
  struct Case: Hashable, Sendable {
    var category: PluralCategory
    var rule: PluralRule
  }

  var cases: [Case]

  /// The rules of a language with a single form.
  static let otherOnly = PluralRules(cases: [])

  /// Returns the category of a number: the first whose rule holds, or `other`.
  func category(of operands: PluralOperands) -> PluralCategory {
    cases.first { $0.rule.matches(operands) }?.category ?? .other
  }

  /// Returns the rules for a language tag such as "pt-PT", "sr_Latn" or "zh-Hans".
  ///
  /// Only Portuguese differs by region. A language without rules in CLDR has a single form.
  static func rules(for tag: String) -> PluralRules {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }
    guard let code = subtags.first.map(String.init) else { return .otherOnly }
    if code == "pt", subtags.dropFirst().contains("pt") {
      return byLanguage["pt-pt"] ?? .otherOnly
    }
    return byLanguage[code] ?? .otherOnly
  }

  /// Parses rules such as "one i=1 v=0; few n=2..4".
  init?(_ text: String) {
    cases = []
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let category = PluralCategory(rawValue: String(words[0])),
        let rule = PluralRule(words[1])
      else { return nil }
      cases.append(Case(category: category, rule: rule))
    }
  }

  private init(cases: [Case]) {
    self.cases = cases
  }

  private static let byLanguage: [String: PluralRules] = {
    var result: [String: PluralRules] = [:]
    for (languages, text) in table {
      let rules = PluralRules(text)
      for language in languages.split(separator: " ") {
        result[String(language)] = rules
      }
    }
    return result
  }()
}
