// SPDX-License-Identifier: MIT

/// A table that is being made and checked.
struct RouteTableDraft {
  private let options: LinkOptions
  private var hosts = LinkHosts()
  private var schemes: [String] = []
  private var entries: [LinkEntry] = []
  private var templates: [LinkTemplateDraft] = []
  /// The entry of each leaf of the tree; the first ones are those of the entries themselves.
  private var leaves: [Int] = []
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
    entries = order.map { drafts[$0] }
    var segments = 0
    // What lacks optional segments comes behind all that has them.
    var lacking: [LinkTemplateDraft] = []
    leaves = Array(routes.indices)
    for (number, index) in order.enumerated() {
      let entry = drafts[index]
      for variant in entry.variants {
        let draft = LinkTemplateDraft(
          patterns[index], shapes: routes[index].shapes, entry: number,
          isWebOnly: entry.web == .webOnly, present: variant.present)
        let isWhole = variant.segments.count == entry.segments.count
        let leaf = isWhole ? number : routes.count + lacking.count
        if isWhole { templates.append(draft) } else { lacking.append(draft) }
        if !isWhole { leaves.append(number) }
        segments += variant.segments.count + 1
        if let other = trie.insert(variant.segments, leaf: leaf, entry: number) {
          refuse(leaves[other], number, variant.segments)
        }
      }
    }
    templates += lacking
    checkTwins()
    checkOverlaps()
    automaton = SegmentAutomaton(trie, maximumStates: 8 * segments + 64)
    if issues.isEmpty, let reachable = automaton.reachable { checkReachable(reachable) }
    return order
  }

  /// Reports two entries that match the very same links, or one that does so in two ways.
  private mutating func refuse(_ one: Int, _ other: Int, _ segments: [LinkEntry.Segment]) {
    var example = entries[other]
    example.segments = segments
    let pair = [entries[one].pattern, entries[other].pattern]
    issues.append(
      RouteTableIssue(
        kind: .sameLinks, patterns: one == other ? [pair[1]] : pair, example: example.example,
        description: one == other
          ? "\(pair[1]) matches the same link with one optional segment as with another."
          : "\(pair[0]) and \(pair[1]) match the same links."))
  }

  private mutating func checkReachable(_ reachable: Set<Int>) {
    for (leaf, entry) in leaves.enumerated() where !reachable.contains(leaf) {
      let pattern = entries[entry].pattern
      if issues.contains(where: { $0.patterns == [pattern] }) { continue }
      issues.append(
        RouteTableIssue(
          kind: .shadowed, patterns: [pattern], example: entries[entry].example,
          description: leaf < entries.count
            ? "Other patterns match every link of \(pattern)."
            : "Other patterns match every link of \(pattern) that lacks an optional segment."))
    }
  }

  /// Finds entries that match the same links, of which neither goes first.
  private mutating func checkOverlaps() {
    var seen: Set<[Int]> = []
    for overlap in trie.overlaps() {
      let pair = [overlap.leaves.0, overlap.leaves.1].map { leaves[$0] }
      guard seen.insert(pair).inserted else { continue }
      let patterns = pair.map { entries[$0].pattern }
      let path = overlap.path.map { "/" + LinkEscape.spelling(of: $0, isQuery: false) }
      issues.append(
        RouteTableIssue(
          kind: .ambiguous, patterns: pair[0] == pair[1] ? [patterns[0]] : patterns,
          example: path.joined(),
          description: pair[0] == pair[1]
            ? "\(patterns[0]) matches some links in two ways, and neither takes precedence."
            : "\(patterns[0]) and \(patterns[1]) match some links, and neither takes precedence."))
    }
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
    func issue(_ kind: RouteTableIssue.Kind, _ problem: String) {
      issues.append(
        RouteTableIssue(
          kind: kind, patterns: [entry.pattern], example: nil,
          description: "\(entry.pattern): \(problem)."))
    }
    for defect in pattern.defects { issue(.syntax, defect) }
    if let main = entry.aliasOf, pattern.names != LinkPattern(main).names {
      issue(.codecs, "an alias has the parameters of its route, \(main), in the same order")
    } else if pattern.names.count != shapes.count {
      let hint = pattern.hasPrefix ? "; a “:” that begins none is written “::”" : ""
      issue(.codecs, "it has \(pattern.names.count) parameters, but \(shapes.count) codecs" + hint)
    }
    var entry = entry
    var rest = shapes[...]
    entry.segments = pattern.segments.map { segment in
      switch segment {
      case .literal(let text): return .literal(text)
      case .param(let param):
        let shape = rest.popFirst() ?? LinkParamShape(.text)
        let isFit =
          param.isOptional
          ? shape.presence == .optional || shape.presence == .defaulted
          : shape.presence == .required
        if shape.isRest || !isFit || shape.allowsBreaks {
          issue(
            .codecs,
            "the codec of “\(param.name)” does not fit \(param.isOptional ? "an optional" : "a") segment"
          )
        }
        return .param(
          LinkEntry.Parameter(
            param.name, shape.kind, prefix: param.prefix, suffix: param.suffix,
            isOptional: param.isOptional))
      case .rest(let name):
        let shape = rest.popFirst() ?? .rest
        if !shape.isRest || shape.presence != .required {
          issue(.codecs, "the codec of “\(name)” does not fit the remaining segments")
        }
        return .rest(name)
      }
    }
    entry.query = pattern.items.map { name in
      let shape = rest.popFirst() ?? LinkParamShape(.text)
      if shape.isRest {
        issue(.codecs, "the codec of “\(name)” does not fit a query item")
      }
      return LinkEntry.Query(name: name, kind: shape.presence)
    }
    return entry
  }

  private mutating func add(host: String) {
    if let problem = hosts.insert(host) { refuse(host, problem) }
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
    let problem =
      !isName
      ? "is no scheme (letters, digits, “+”, “-”, “.”; without “:”)"
      : name == "http" || name == "https"
        ? "is the scheme of hosts; name the hosts instead"
        : schemes.contains(name) ? "is named twice" : nil
    if let problem { refuse(scheme, problem) }
    schemes.append(name)
  }

  private mutating func refuse(_ name: String, _ problem: String) {
    issues.append(
      RouteTableIssue(
        kind: .authority, patterns: [], example: nil, description: "“\(name)” \(problem)."))
  }
}
