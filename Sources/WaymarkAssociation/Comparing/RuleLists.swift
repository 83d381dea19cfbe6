// SPDX-License-Identifier: MIT

/// Lists of rules, in each of which the first that matches an address decides.
struct RuleLists {
  /// A rule of a list.
  struct Rule: Hashable {
    /// What each part of an address has to be, by the number of the automaton; nil for anything.
    var automata: [Int?]
    /// What comes of it when it decides.
    var effect: Int

    /// Whether it looks at no part after a given one.
    func isDecided(by part: AddressPart) -> Bool {
      automata[(part.rawValue + 1)...].allSatisfy { $0 == nil }
    }
  }

  /// A list.
  struct List {
    var rules: [Rule]
    /// What comes of it when no rule matches.
    var otherwise: Int

    /// What comes of it when a rule decides; nil stands for no rule.
    func effect(of rule: Int?) -> Int { rule.map { rules[$0].effect } ?? otherwise }

    /// What can come of it when one of some rules decides.
    func effects(of rules: [Int?]) -> [Int?] {
      Set(rules.map { effect(of: $0) }).sorted().map { .some($0) }
    }
  }

  /// What can still come of a list.
  struct Rest: Hashable {
    /// The rules that may match and then change what comes of it, in order; the same rules have
    /// the same numbers in all lists.
    var rules: [Int]
    /// What comes of it when none of them matches.
    var effect: Int

    /// Whether it is known what comes of it.
    var isDecided: Bool { rules.isEmpty }
  }

  /// Which rule of which list.
  struct Reference: Hashable {
    var list: Int
    var rule: Int
  }

  private(set) var lists: [List] = []
  /// Of each list its rules by their numbers, which are the same for the same rules.
  private(set) var identities: [[Int]] = []
  /// The automata of all rules; the first takes any text.
  private(set) var automata: [any TextAutomaton] = [Anything()]
  private var numbers: [Key: Int] = [:]
  private var ruleNumbers: [Rule: Int] = [:]
  /// Of each list its rules by the numbers of their conditions, which are the same for the same
  /// automata, whatever the effect.
  private var conditions: [[Int]] = []
  private var conditionNumbers: [[Int?]: Int] = [:]
  /// Of each list the first rule with a condition, by number; `Int.max` for none.
  private var places: [[Int]] = []

  /// What an automaton is of; the same patterns with the same words share one, whichever file they
  /// are in.
  private enum Key: Hashable {
    case text(
      AssociationPattern, takesParent: Bool, AddressPart, RuleReading, words: [WordLists.Source])
    case items([Item], RuleReading, words: [WordLists.Source])
  }

  /// A pattern for the items of one name.
  struct Item: Hashable {
    var name: String
    var pattern: AssociationPattern
  }

  /// Adds a list.
  mutating func add(_ list: List) {
    lists.append(list)
    identities.append(
      list.rules.map { rule in
        let number = ruleNumbers[rule] ?? ruleNumbers.count
        ruleNumbers[rule] = number
        return number
      })
    conditions.append(
      list.rules.map { rule in
        let number = conditionNumbers[rule.automata] ?? conditionNumbers.count
        conditionNumbers[rule.automata] = number
        return number
      })
    places = conditions.map { conditions in
      var places = Array(repeating: Int.max, count: conditionNumbers.count)
      for (rule, condition) in conditions.enumerated().reversed() { places[condition] = rule }
      return places
    }
  }

  /// Whether one address may be decided by these rules, one of each list; nil stands for no rule.
  ///
  /// It may not if a list has, above its own rule, one that matches whatever the rule of another
  /// list does. The answer may be "yes" where it may not for other reasons.
  func isPossible(_ deciding: [Int?]) -> Bool {
    for (list, rule) in deciding.enumerated() {
      guard let rule else { continue }
      let condition = conditions[list][rule]
      for (other, its) in deciding.enumerated() {
        let place = places[other][condition]
        if place < its ?? .max { return false }
      }
    }
    return true
  }

  /// Returns the number of a pattern's automaton.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - part: The part of addresses that it is for.
  ///   - takesParent: Whether the `/*` at its end may be missing.
  ///   - reading: How it reads them.
  ///   - words: The words of its variables.
  /// - Returns: The number; nil where the pattern takes any text.
  mutating func automaton(
    _ pattern: AssociationPattern, _ part: AddressPart, takesParent: Bool = false,
    _ reading: RuleReading, _ words: WordLists
  ) -> Int? {
    if pattern.pieces == [.many] { return nil }
    let key = Key.text(
      pattern, takesParent: takesParent, part, reading, words: words.sources(of: pattern))
    return number(key) {
      LazyAutomaton(
        PatternLanguage(
          pattern, reading, words, isPath: part == .path, takesParent: takesParent), part.alphabet)
    }
  }

  /// The number of the automaton of patterns for items; nil where they take any query.
  mutating func automaton(
    _ items: [Item], _ reading: RuleReading, _ words: WordLists
  ) -> Int? {
    let items = items.filter { $0.pattern.pieces != [.many] }
    if items.isEmpty { return nil }
    let sources = items.flatMap { words.sources(of: $0.pattern) }
    return number(.items(items, reading, words: sources)) {
      let patterns = items.map { ItemsLanguage.Item($0.name, $0.pattern, reading, words) }
      return LazyAutomaton(ItemsLanguage(items: patterns), AddressPart.query.alphabet)
    }
  }

  private mutating func number(_ key: Key, _ make: () -> any TextAutomaton) -> Int {
    if let number = numbers[key] { return number }
    automata.append(make())
    numbers[key] = automata.count - 1
    return automata.count - 1
  }
}

/// Takes any text.
private final class Anything: TextAutomaton {
  let start = TextRow.all
  func accepts(_ state: Int32) -> Bool { state == TextRow.all }
  func row(_ state: Int32, _ work: inout Int) -> TextRow { TextRow(otherwise: state) }
}

extension RuleLists {
  /// Adds a list for each entry of a file; its rules have the effect 1 where they open, else 0.
  ///
  /// - Parameters:
  ///   - matcher: The file.
  ///   - app: The app whose entries are added; nil for all.
  /// - Returns: The rules of each list.
  mutating func add(
    _ matcher: AssociationMatcher, app: String? = nil
  ) -> [[AssociationMatch.Rule]] {
    var entries: [[CompiledRule]] = Array(repeating: [], count: matcher.apps.count)
    for rule in matcher.rules { entries[rule.rule.details].append(rule) }
    if let app { entries = zip(entries, matcher.apps).filter { $1.contains(app) }.map(\.0) }
    for entry in entries {
      add(List(rules: entry.map { rule($0, matcher.words) }, otherwise: 0))
    }
    return entries.map { $0.map(\.rule) }
  }

  private mutating func rule(_ rule: CompiledRule, _ words: WordLists) -> Rule {
    let reading = RuleReading(rule.rule.rule)
    let path = rule.path.flatMap {
      automaton($0, .path, takesParent: rule.parent != nil, reading, words)
    }
    let query =
      rule.query.map { automaton($0, .query, reading, words) }
      ?? automaton(rule.items.map { Item(name: $0.name, pattern: $0.pattern) }, reading, words)
    let fragment = rule.fragment.flatMap { automaton($0, .fragment, reading, words) }
    return Rule(
      automata: [path, query, fragment], effect: rule.rule.rule.exclude == true ? 0 : 1)
  }
}
