// SPDX-License-Identifier: MIT

/// All links of an app, declared once: the table parses and prints them.
///
/// A table is plain data. It is checked as a whole when it is created; then the time to find a
/// link's route depends on the length of the link, not on the number of routes.
public struct RouteTable<R: Hashable & Sendable>: Sendable {
  @usableFromInline let core: LinkTableCore
  @usableFromInline let codecs: LinkCodecs<R>

  /// What a link does to the screens that are open, unless its route has a rule of its own.
  public let rule: LinkRule

  /// The issues of the declaration; empty unless the table was created by
  /// ``reporting(hosts:schemes:options:rule:_:)``, since other initialisers throw them.
  public let issues: [RouteTableIssue]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's, in ASCII (`xn--…`), without port;
  ///     links are printed with the first one without parameters. In `:tenant.example.com` the
  ///     first label is a parameter, whose value is in ``LinkMatch/hostValues``.
  ///   - schemes: The app's own schemes, without `:`.
  ///   - options: Which links are accepted.
  ///   - rule: What a link does to the screens that are open, unless its route has a rule of its
  ///     own.
  ///   - routes: The routes. Their order only decides which of several routes prints a value.
  /// - Throws: All issues of the table, each with its patterns.
  public init(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    rule: LinkRule = LinkRule(), @LinkTableBuilder<R> _ routes: () -> [LinkRoute<R>]
  ) throws(RouteTableError) {
    try self.init(
      hosts: hosts, schemes: schemes, options: options, rule: rule, routes: routes())
  }

  /// Creates a table from an array of routes.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's, in ASCII (`xn--…`), without port;
  ///     links are printed with the first one without parameters. In `:tenant.example.com` the
  ///     first label is a parameter, whose value is in ``LinkMatch/hostValues``.
  ///   - schemes: The app's own schemes, without `:`.
  ///   - options: Which links are accepted.
  ///   - rule: What a link does to the screens that are open, unless its route has a rule of its
  ///     own.
  ///   - routes: The routes. Their order only decides which of several routes prints a value.
  /// - Throws: All issues of the table, each with its patterns.
  public init(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    rule: LinkRule = LinkRule(), routes: [LinkRoute<R>]
  ) throws(RouteTableError) {
    var draft = RouteTableDraft(hosts: hosts, schemes: schemes, options: options)
    var unfolded = routes
    if routes.contains(where: { !$0.aliases.isEmpty }) {
      unfolded = routes.flatMap { $0.unfolded }
    }
    let order = draft.add(unfolded.map { ($0.pattern, $0.shapes, $0.description) })
    core = draft.core()
    self.rule = rule
    codecs = LinkCodecs(order.map { unfolded[$0] }, ranks: order, declared: routes, core: core)
    if draft.issues.isEmpty { draft.issues = codecs.parentIssues(core.entries) }
    issues = []
    if !draft.issues.isEmpty { throw RouteTableError(issues: draft.issues) }
  }

  /// The declared hosts of the app, in lower case except for the names of parameters.
  public var hosts: [String] { core.hosts.all }

  /// The host that links are printed at; nil where each of the hosts has parameters.
  package var printedHost: String? { core.hosts.names.first }

  /// The app's own schemes, in lower case.
  public var schemes: [String] { core.schemes }

  /// Which links are accepted.
  public var options: LinkOptions { core.options }

  /// A description of every route, nested ones with their prefix, in order of priority.
  public var entries: [LinkEntry] { core.entries }

  /// Whether finding a link's route takes time linear in the link's length, regardless of the
  /// number of routes.
  ///
  /// False for a table whose patterns alternate literals and parameters in very many ways, such as
  /// `/a/:x`, `/:x/b`, `/a/b/:x`, … ; in the worst case it then also takes time linear in the size
  /// of the table.
  public var isLinear: Bool { !core.automaton.isBounded }

  /// The value of `/` if its screen is the first of an app or of a tab; else nil.
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
