// SPDX-License-Identifier: MIT

/// All links of an app, declared once: it parses them, prints them, and says what they open.
///
/// Plain data. It is checked when it is made, all of it at once; after that finding a link's route
/// takes as long as the link is, however many routes there are.
public struct RouteTable<R: Hashable & Sendable>: Sendable {
  @usableFromInline let core: LinkTableCore
  @usableFromInline let codecs: LinkCodecs<R>

  /// Where links lead when something is open already, unless their route says otherwise.
  public let rule: LinkRule

  /// What is wrong with the declaration; empty unless the table was made by
  /// ``reporting(hosts:schemes:options:rule:_:)``, since other tables are not made then.
  public let issues: [RouteTableIssue]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's, in ASCII (`xn--…`), without port; the
  ///     first without parameters is printed. In `:tenant.example.com` the first label is a
  ///     parameter, told in ``LinkMatch/hostValues``.
  ///   - schemes: The app's own schemes, without `:`.
  ///   - options: What is taken for a link.
  ///   - rule: Where links lead when something is open already, unless their route says otherwise.
  ///   - routes: The routes. Their order says which of several prints a value, and nothing else.
  /// - Throws: All that is wrong with the table, each with the patterns it is about.
  public init(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    rule: LinkRule = LinkRule(), @LinkTableBuilder<R> _ routes: () -> [LinkRoute<R>]
  ) throws(RouteTableIssues) {
    try self.init(
      hosts: hosts, schemes: schemes, options: options, rule: rule, routes: routes())
  }

  /// Makes a table of routes made elsewhere.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's, in ASCII (`xn--…`), without port; the
  ///     first without parameters is printed. In `:tenant.example.com` the first label is a
  ///     parameter, told in ``LinkMatch/hostValues``.
  ///   - schemes: The app's own schemes, without `:`.
  ///   - options: What is taken for a link.
  ///   - rule: Where links lead when something is open already, unless their route says otherwise.
  ///   - routes: The routes. Their order says which of several prints a value, and nothing else.
  /// - Throws: All that is wrong with the table, each with the patterns it is about.
  public init(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    rule: LinkRule = LinkRule(), routes: [LinkRoute<R>]
  ) throws(RouteTableIssues) {
    var draft = RouteTableDraft(hosts: hosts, schemes: schemes, options: options)
    let unfolded = routes.flatMap(\.unfolded)
    let order = draft.add(unfolded.map { ($0.pattern, $0.shapes, $0.description) })
    core = draft.core()
    self.rule = rule
    codecs = LinkCodecs(order.map { unfolded[$0] }, ranks: order, declared: routes)
    if draft.issues.isEmpty { draft.issues = codecs.parentIssues(core.entries) }
    issues = []
    if !draft.issues.isEmpty { throw RouteTableIssues(issues: draft.issues) }
  }

  /// The hosts whose links are the app's as they were declared, in lower case but for the names of
  /// parameters.
  public var hosts: [String] { core.hosts.all }

  /// The host that links are printed at; nil where each of the hosts has parameters.
  package var printedHost: String? { core.hosts.names.first }

  /// The app's own schemes, in lower case.
  public var schemes: [String] { core.schemes }

  /// What is taken for a link.
  public var options: LinkOptions { core.options }

  /// A description of every route, nested ones with their prefix, in order of priority.
  public var entries: [LinkEntry] { core.entries }

  /// Whether finding a link's route takes as long as the link is, however many routes there are.
  ///
  /// False for a table whose patterns alternate literals and parameters in very many ways, such as
  /// `/a/:x`, `/:x/b`, `/a/b/:x`, … ; then it also takes as long as the table is, at the worst.
  public var isLinear: Bool { !core.automaton.isBounded }

  /// The value of `/`, where its screen is the first of an app or of a tab; else nil.
  public var rootRoute: R? {
    guard let index = core.entries.firstIndex(where: { $0.segments.isEmpty }),
      core.entries[index].presentation.style == nil
    else { return nil }
    return value(of: index)
  }
}

extension LinkRoute {
  /// All of it but its values.
  var description: LinkEntry {
    LinkEntry(
      pattern: pattern, segments: [], query: [], requires: requires, presentation: shownAs,
      web: web, title: title, rule: rule, aliasOf: aliasOf)
  }
}
