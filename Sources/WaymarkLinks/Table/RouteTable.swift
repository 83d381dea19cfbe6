// SPDX-License-Identifier: MIT

/// All links of an app, declared once: it parses them, prints them, and says what they open.
///
/// Plain data. It is checked when it is made, all of it at once; after that finding a link's route
/// takes as long as the link is, however many routes there are.
public struct RouteTable<R: Hashable & Sendable>: Sendable {
  /// The routes in order of priority, nested ones with their prefix.
  let routes: [LinkRoute<R>]
  let core: LinkTableCore
  /// The entries of routes without parameters, by their value.
  let constants: [R: Int]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's, in ASCII (`xn--…`), without port; the
  ///     first is printed.
  ///   - schemes: The app's own schemes, without `:`.
  ///   - options: What is taken for a link.
  ///   - routes: The routes, in any order.
  /// - Throws: All that is wrong with the table, each with the patterns it is about.
  public init(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    @LinkTableBuilder<R> _ routes: () -> [LinkRoute<R>]
  ) throws(RouteTableIssues) {
    try self.init(hosts: hosts, schemes: schemes, options: options, routes: routes())
  }

  /// Makes a table of routes made elsewhere.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's, in ASCII (`xn--…`), without port; the
  ///     first is printed.
  ///   - schemes: The app's own schemes, without `:`.
  ///   - options: What is taken for a link.
  ///   - routes: The routes, in any order.
  /// - Throws: All that is wrong with the table, each with the patterns it is about.
  public init(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    routes: [LinkRoute<R>]
  ) throws(RouteTableIssues) {
    var draft = RouteTableDraft(hosts: hosts, schemes: schemes, options: options)
    let order = draft.add(routes.map { ($0.pattern, $0.shapes, $0.description) })
    self.routes = order.map { routes[$0] }
    core = draft.core()
    constants = RouteTable.constants(self.routes, core)
    if draft.issues.isEmpty { draft.issues = parentIssues() }
    if !draft.issues.isEmpty { throw RouteTableIssues(issues: draft.issues) }
  }

  /// The hosts whose links are the app's, in lower case.
  public var hosts: [String] { core.hosts }

  /// The app's own schemes, in lower case.
  public var schemes: [String] { core.schemes }

  /// What is taken for a link.
  public var options: LinkOptions { core.options }

  /// A description of every route, nested ones with their prefix, in order of priority.
  public var entries: [LinkEntry] { core.entries }

  /// The value of `/`, where its screen is the first of an app or of a tab; else nil.
  public var rootRoute: R? {
    guard let index = core.entries.firstIndex(where: { $0.segments.isEmpty }),
      core.entries[index].presentation.style == nil
    else { return nil }
    return constants.first { $0.value == index }?.key
  }

  private static func constants(_ routes: [LinkRoute<R>], _ core: LinkTableCore) -> [R: Int] {
    var constants: [R: Int] = [:]
    for (index, route) in routes.enumerated() where route.shapes.isEmpty {
      var random = LinkRandom(seed: 0)
      guard let value = route.sample(&random), route.prints(value), constants[value] == nil else {
        continue
      }
      constants[value] = index
    }
    return constants
  }
}

extension LinkRoute {
  /// All of it but its values.
  var description: LinkEntry {
    LinkEntry(
      pattern: pattern, segments: [], query: [], requires: requires, presentation: shownAs,
      web: web, title: title)
  }
}
