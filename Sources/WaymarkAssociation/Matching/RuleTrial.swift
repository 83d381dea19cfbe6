// SPDX-License-Identifier: MIT

/// Tries rules on one address.
struct RuleTrial {
  var work: PatternRun.Work
  private let url: AssociationURL
  private let words: WordLists
  /// The address as it was read so far, by ``Reading/index``.
  private var texts: [Text?] = [nil, nil, nil, nil]

  init(
    _ url: AssociationURL, words: WordLists, work: PatternRun.Work
  ) {
    self.work = work
    self.url = url
    self.words = words
  }

  /// How a rule reads an address.
  private struct Reading {
    var isDecoded: Bool
    var ignoresCase: Bool
    var index: Int { (isDecoded ? 2 : 0) + (ignoresCase ? 1 : 0) }
  }

  /// The address as it is read; shared, since each rule looks at it.
  private final class Text {
    let url: AssociationURL
    let path: PatternRun
    let query: PatternRun
    let fragment: PatternRun
    let items: [[Unicode.Scalar]: [String]]

    init(
      _ url: AssociationURL, items: [[Unicode.Scalar]: [String]], _ run: (String) -> PatternRun
    ) {
      self.url = url
      self.items = items
      path = run(url.path)
      query = run(url.query)
      fragment = run(url.fragment)
    }
  }

  /// Why the rule does not match; nil when it does.
  mutating func miss(of rule: CompiledRule) -> AssociationMatch.Miss? {
    let reading = Reading(
      isDecoded: rule.rule.rule.percentEncoded == false,
      ignoresCase: rule.rule.rule.caseSensitive == false)
    let text = texts[reading.index] ?? makeText(reading)
    texts[reading.index] = text
    if let pattern = rule.path {
      let main = text.path.compare(pattern, &work)
      let result: PatternRun.Result
      if main != .covers, let parent = rule.parent, text.path.compare(parent, &work) == .covers {
        result = .covers
      } else {
        result = main
      }
      if let miss = miss(result, .path, rule.rule.rule.path, text.url.path) { return miss }
    }
    if let pattern = rule.query {
      let result = text.query.compare(pattern, &work)
      let written = if case .text(let text) = rule.rule.rule.query { text } else { "" }
      if let miss = miss(result, .query, written, text.url.query) { return miss }
    }
    for item in rule.items {
      for value in text.items[item.name.scalars(ignoringCase: reading.ignoresCase)] ?? [""] {
        let run = PatternRun(value, ignoresCase: reading.ignoresCase, words: words)
        let result = run.compare(item.pattern, &work)
        if let miss = miss(result, .item(item.name), item.text, value) { return miss }
      }
    }
    if let pattern = rule.fragment {
      let result = text.fragment.compare(pattern, &work)
      return miss(result, .fragment, rule.rule.rule.fragment, text.url.fragment)
    }
    return nil
  }

  private func miss(
    _ result: PatternRun.Result, _ part: AssociationMatch.Part, _ pattern: String?, _ value: String
  ) -> AssociationMatch.Miss? {
    switch result {
    case .covers: nil
    case .stops(let at): .part(part, pattern: pattern ?? "", value: value, upTo: at)
    case .unknown(let name): .unknownVariable(part, name: name)
    }
  }

  private func makeText(_ reading: Reading) -> Text {
    func read(_ text: String) -> String { reading.isDecoded ? text.percentDecoded : text }
    var url = url
    var items: [[Unicode.Scalar]: [String]] = [:]
    for item in url.query.split(separator: "&") {
      let name = read(String(item.prefix { $0 != "=" }))
      let value = read(String(item.drop { $0 != "=" }.dropFirst()))
      items[name.scalars(ignoringCase: reading.ignoresCase), default: []].append(value)
    }
    url.path = read(url.path).withoutSlashesAtEnd
    url.query = read(url.query)
    url.fragment = read(url.fragment)
    return Text(url, items: items) {
      PatternRun($0, ignoresCase: reading.ignoresCase, words: words)
    }
  }
}

extension String {
  /// The characters, folded if case does not count.
  func scalars(ignoringCase: Bool) -> [Unicode.Scalar] {
    unicodeScalars.map { ignoringCase ? $0.folded : $0 }
  }
}
