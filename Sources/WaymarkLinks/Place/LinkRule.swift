// SPDX-License-Identifier: MIT

/// Where a link leads when something is open already: a table declares one for all its routes, and
/// a route may have one of its own.
///
/// ```swift
/// RouteTable(hosts: ["plants.example"], rule: LinkRule(window: .reuseElseNew)) {
///   LinkRoute("/plants", route: .plants)
///   LinkRoute("/help", route: .help, presentation: .sheet).rule(LinkRule(.push))
/// }
/// ```
///
/// Whatever the rule, the tab that owns the screen is selected, sheets that are in the way are
/// dismissed, and screens that must stay are kept: those that `requiresCompletion(while:links:)` and
/// `confirmLeave(when:)` are on.
public struct LinkRule: Hashable, Codable, Sendable {
  /// What becomes of the screens that are open.
  public var screens: LinkPolicy
  /// Which window the link is followed in, in an app that has several.
  public var window: LinkWindowPolicy

  /// Makes a rule; by itself a screen and a window that show the link's screen are reused.
  public init(
    _ screens: LinkPolicy = .reuseElseReplace, window: LinkWindowPolicy = .reuseElseFront
  ) {
    self.screens = screens
    self.window = window
  }
}

extension LinkRoute {
  /// The route, whose links are followed by a rule of its own.
  public func rule(_ rule: LinkRule) -> LinkRoute {
    var route = self
    route.rule = rule
    return route
  }
}

extension RouteTable {
  /// The rule by which links to a route are followed: its own, or else the table's.
  public func rule(for route: R) -> LinkRule {
    let entry = codecs.entry(for: route)
    return (entry < 0 ? nil : core.entries[entry].rule) ?? rule
  }
}
