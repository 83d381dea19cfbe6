// SPDX-License-Identifier: MIT

/// A rule with its patterns taken apart.
struct CompiledRule: Hashable, Sendable {
  var rule: AssociationMatch.Rule
  /// The pattern of the path; nil when any path will do.
  var path: AssociationPattern?
  /// What the path may be too: that without the `/*` at the pattern's end.
  var parent: AssociationPattern?
  /// The pattern of the whole query.
  var query: AssociationPattern?
  var items: [Item] = []
  var fragment: AssociationPattern?

  struct Item: Hashable, Sendable {
    var name: String
    var text: String
    var pattern: AssociationPattern
  }
}

/// Takes rules apart.
struct RuleCompiler {
  private let variables: Set<String>

  init(_ variables: [String]) {
    self.variables = Set(variables)
  }

  /// Whether the system has a variable of this name.
  func isSystem(_ name: String) -> Bool {
    SystemLists.all[name] != nil || AssociationPattern.CharacterClass(rawValue: name) != nil
  }

  /// The names of the lists of words in a pattern.
  func names(in text: String) -> Set<String> {
    Set(
      pattern(text).pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } })
  }

  func compile(_ rule: AssociationMatch.Rule) -> CompiledRule {
    var compiled = CompiledRule(rule: rule)
    if let path = rule.rule.path {
      let path = Self.normal(path)
      compiled.path = pattern(path)
      if path.hasSuffix("/*") {
        let parent = String(path.dropLast(2))
        compiled.parent = pattern(parent.isEmpty ? "/" : parent)
      }
    }
    switch rule.rule.query {
    case .text(let text): compiled.query = pattern(text)
    case .items(let items) where items.allSatisfy({ $0.pattern != nil }):
      compiled.items = items.compactMap { item in
        item.pattern.map { .init(name: item.name, text: $0, pattern: pattern($0)) }
      }
    case .items, nil: break
    }
    compiled.fragment = rule.rule.fragment.map { pattern($0) }
    return compiled
  }

  func pattern(_ text: String) -> AssociationPattern {
    AssociationPattern(text) { variables.contains($0) || SystemLists.all[$0] != nil }
  }

  /// A pattern of a path with one slash at its beginning, unless that is a `*`, and none at its
  /// end.
  static func normal(_ path: String) -> String {
    path.hasPrefix("*")
      ? path.withoutSlashesAtEnd : ("/" + path.drop { $0 == "/" }).withoutSlashesAtEnd
  }
}

extension String {
  /// The path without slashes at its end, unless it is nothing but slashes.
  var withoutSlashesAtEnd: String {
    var path = unicodeScalars[...]
    while path.last == "/", path.dropLast().first != nil { path.removeLast() }
    return String(path)
  }
}
