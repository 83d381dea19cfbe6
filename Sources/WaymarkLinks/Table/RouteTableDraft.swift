// SPDX-License-Identifier: MIT

/// A table that is being made and checked.
struct RouteTableDraft {
  private let options: LinkOptions
  private var hosts: [String] = []
  private var schemes: [String] = []
  private var entries: [LinkEntry] = []
  private var templates: [LinkTemplateDraft] = []
  private var trie: SegmentTrie
  private var automaton: SegmentAutomaton
  var issues: [RouteTableIssue] = []

  init(hosts: [String], schemes: [String], options: LinkOptions) {
    self.options = options
    trie = SegmentTrie(caseSensitive: options.caseSensitive)
    automaton = SegmentAutomaton(trie, maximumStates: 1)
    for host in hosts { add(host: host) }
    for scheme in schemes { add(scheme: scheme) }
  }

  func core() -> LinkTableCore {
    LinkTableCore(
      entries: entries, templates: LinkTemplates(templates), automaton: automaton, hosts: hosts,
      schemes: schemes, options: options)
  }

  /// Adds all routes; returns their order.
  mutating func add(
    _ routes: [(pattern: String, shapes: [LinkParamShape], entry: LinkEntry)]
  ) -> [Int] {
    let patterns = routes.map { LinkPattern($0.pattern) }
    let drafts = routes.indices.map { index in
      describe(patterns[index], routes[index].shapes, routes[index].entry)
    }
    let order = drafts.indices.sorted { LinkEntry.goesFirst(drafts[$0], drafts[$1]) }
    var segments = 0
    for index in order {
      let entry = drafts[index]
      if let other = trie.insert(entry.segments, entry: entries.count) {
        issues.append(
          RouteTableIssue(
            kind: .sameLinks, patterns: [entries[other].pattern, entry.pattern],
            example: entry.example,
            description: "\(entries[other].pattern) and \(entry.pattern) match the same links."))
      }
      entries.append(entry)
      templates.append(
        LinkTemplateDraft(
          patterns[index], shapes: routes[index].shapes, isWebOnly: entry.web == .webOnly))
      segments += entry.segments.count + 1
    }
    checkTwins()
    automaton = SegmentAutomaton(trie, maximumStates: 8 * segments + 64)
    if issues.isEmpty, let reachable = automaton.reachable {
      for (index, entry) in entries.enumerated() where !reachable.contains(index) {
        issues.append(
          RouteTableIssue(
            kind: .shadowed, patterns: [entry.pattern], example: entry.example,
            description: "Other patterns take every link of \(entry.pattern)."))
      }
    }
    return order
  }

  /// Finds literals that differ in nothing but case and could stand at the same place.
  private mutating func checkTwins() {
    guard options.caseSensitive else { return }
    for node in trie.nodes where node.literals.count > 1 {
      var seen: [String: Int32] = [:]
      for spelling in node.spellings {
        let child = node.literals[spelling] ?? 0
        guard let other = seen.updateValue(child, forKey: spelling.lowercased()) else { continue }
        let pair = [other, child].map { entries[Int(trie.nodes[Int($0)].first)] }
        issues.append(
          RouteTableIssue(
            kind: .twins, patterns: pair.map(\.pattern), example: pair[1].example,
            description: """
              \(pair[0].pattern) and \(pair[1].pattern) differ in the case of “\(spelling)”.
              """))
      }
    }
  }

  /// Checks a pattern against its codecs, and cuts it up.
  private mutating func describe(
    _ pattern: LinkPattern, _ shapes: [LinkParamShape], _ entry: LinkEntry
  ) -> LinkEntry {
    func issue(_ kind: RouteTableIssue.Kind, _ words: String) {
      issues.append(
        RouteTableIssue(
          kind: kind, patterns: [entry.pattern], example: nil,
          description: "\(entry.pattern): \(words)."))
    }
    for defect in pattern.defects { issue(.syntax, defect) }
    if pattern.names.count != shapes.count {
      issue(.codecs, "it has \(pattern.names.count) parameters, but \(shapes.count) codecs")
    }
    var entry = entry
    var rest = shapes[...]
    entry.segments = pattern.segments.map { segment in
      switch segment {
      case .literal(let text): return .literal(text)
      case .param(let name):
        let shape = rest.popFirst() ?? LinkParamShape(kind: .text)
        if shape.kind == .rest || shape.presence != .required {
          issue(.codecs, "the codec of “\(name)” is none for one segment")
        }
        return shape.kind == .int ? .int(name) : .text(name)
      case .rest(let name):
        let shape = rest.popFirst() ?? LinkParamShape(kind: .rest)
        if shape.kind != .rest || shape.presence != .required {
          issue(.codecs, "the codec of “\(name)” is none for the rest of the segments")
        }
        return .rest(name)
      }
    }
    entry.query = pattern.items.map { name in
      let shape = rest.popFirst() ?? LinkParamShape(kind: .text)
      if shape.kind == .rest {
        issue(.codecs, "the codec of “\(name)” is none for an item of a query")
      }
      return LinkEntry.Query(name: name, kind: shape.presence)
    }
    return entry
  }

  private mutating func add(host: String) {
    let name = host.lowercased()
    let isName =
      !name.isEmpty && name.utf8.count <= 253 && !name.hasPrefix(".") && !name.hasSuffix(".")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
    let words =
      !isName
      ? "is no host name in ASCII, without port (“xn--…” for other letters)"
      : hosts.contains(name) ? "is named twice" : nil
    if let words { refuse(host, words) }
    hosts.append(name)
  }

  private mutating func add(scheme: String) {
    let name = scheme.lowercased()
    let isName =
      name.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
    let words =
      !isName
      ? "is no scheme (letters, digits, “+”, “-”, “.”; without “:”)"
      : name == "http" || name == "https"
        ? "is the scheme of hosts; name the hosts instead"
        : schemes.contains(name) ? "is named twice" : nil
    if let words { refuse(scheme, words) }
    schemes.append(name)
  }

  private mutating func refuse(_ name: String, _ words: String) {
    issues.append(
      RouteTableIssue(
        kind: .authority, patterns: [], example: nil, description: "“\(name)” \(words)."))
  }
}
