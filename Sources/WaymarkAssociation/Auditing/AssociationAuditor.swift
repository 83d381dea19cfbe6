// SPDX-License-Identifier: MIT

import WaymarkLinks

/// Compares what a file and a table say of addresses.
struct AssociationAuditor {
  /// What a table says of an address.
  enum Verdict {
    /// It has a page there.
    case page(LinkEntry)
    /// It has none, for a reason; the entry is that of the path.
    case none(String, LinkEntry?)
    /// It has none, but that is more than a pattern can say.
    case open
  }

  private let matcher: AssociationMatcher
  private let app: String?
  private let narrow: [ExactLine]
  private let caseSensitive: Bool
  private(set) var issues: [AssociationAudit.Issue] = []
  private(set) var asked: Set<String> = []
  private var work = PatternRun.Work(left: 1 << 28)
  private var seen: Set<[String?]> = []
  /// The patterns of entries of which the file opens some link.
  private var opened: Set<String> = []
  /// The patterns of entries, and the rules, about which an address was given up.
  private(set) var givenUp: (patterns: Set<String>, rules: Set<AssociationMatch.Rule>) = ([], [])

  init(
    _ matcher: AssociationMatcher, app: String?, _ entries: [LinkEntry], _ options: LinkOptions
  ) {
    self.matcher = matcher
    self.app = app
    narrow = entries.filter { $0.web == .page }.flatMap(\.lines).filter(\.isNarrow)
    caseSensitive = options.caseSensitive
  }

  /// Whether the file opens an address that was asked and leads to an entry.
  func isOpened(_ entry: LinkEntry) -> Bool { opened.contains(entry.pattern) }

  /// Says of an entry that no link of it is opened, instead of naming each.
  mutating func noteUnreachable(_ entry: LinkEntry) {
    func isLink(_ issue: AssociationAudit.Issue) -> Bool {
      issue.pattern == entry.pattern && issue.kind != .tooWide
    }
    guard let first = issues.firstIndex(where: isLink) else { return }
    var whole = issues[first]
    whole.kind = .unreachable
    issues.removeAll(where: isLink)
    issues.insert(whole, at: first)
  }

  mutating func ask(_ address: String, _ verdict: Verdict) {
    if case .open = verdict { return }
    guard asked.insert(address).inserted else { return }
    let match = matcher.quickMatch(address, app: app, &work)
    if match.decision == .gaveUp {
      if case .page(let entry) = verdict { givenUp.patterns.insert(entry.pattern) }
      if let rule = match.rule { givenUp.rules.insert(rule) }
      return
    }
    switch verdict {
    case .open: break
    case .page(let entry):
      if match.matches {
        opened.insert(entry.pattern)
      } else if !isInexpressible(address, entry) {
        note(
          match.decision == .excluded ? .shadowed : .missing, address, entry.pattern,
          "The table has a page, \(entry.pattern).", match)
      }
    case .none(let reason, let entry):
      if match.matches, !isPageButForKinds(address) {
        note(.tooWide, address, entry?.pattern, reason, match)
      }
    }
  }

  private mutating func note(
    _ kind: AssociationAudit.Issue.Kind, _ address: String, _ pattern: String?, _ verdict: String,
    _ match: AssociationMatch
  ) {
    // A rule can be too wide at several depths, for different reasons.
    let depth = address.prefix { !"?#".contains($0) }.split(separator: "/").count
    let place = kind == .tooWide ? "\(match.rule?.place ?? "") \(depth)" : match.rule?.place
    guard seen.insert([kind.rawValue, pattern, place]).inserted else { return }
    issues.append(
      AssociationAudit.Issue(
        kind: kind, address: address, pattern: pattern, verdict: verdict,
        match: matcher.match(address, app: app)))
  }

  /// Whether a required item is there but empty, which patterns cannot tell from absent.
  private func isInexpressible(_ address: String, _ entry: LinkEntry) -> Bool {
    let query = address.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    let empty = query.split(separator: "&").compactMap { item in
      item.hasSuffix("=") ? item.dropLast() : item.contains("=") ? nil : item
    }
    return entry.query.contains { item in
      item.kind == .required
        && empty.contains { $0 == LinkEscape.spelling(of: item.name, isQuery: true) }
    }
  }

  /// Whether there would be a page if parameters took texts of every kind.
  private func isPageButForKinds(_ address: String) -> Bool {
    let path = address.prefix { !"?#".contains($0) }.split(separator: "/")
    return narrow.contains { $0.matches(path, caseSensitive: caseSensitive) }
  }

  /// An address, and what is near it.
  static func neighbours(of address: String) -> [String] {
    let path = String(address.prefix { $0 != "?" })
    let query = String(address.dropFirst(path.count))
    var near = [address]
    if path != "/" {
      near.append(path + "/" + query)
      near.append(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) + query)
      near.append(path + "/zz/zz" + query)
    }
    near.append(path + (path == "/" ? "zz" : "/zz") + query)
    if !query.isEmpty { near.append(path) }
    near.append(address + (query.isEmpty ? "?" : "&") + "utm_source=x")
    near.append(address + "#zz")
    return near.filter { $0.hasPrefix("/") }
  }
}
