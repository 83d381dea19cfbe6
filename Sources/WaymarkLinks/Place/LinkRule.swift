// SPDX-License-Identifier: MIT

/// What a link does to the screens that are open.
///
/// A table declares one rule for all its routes, and
/// a route may have its own.
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
  /// What happens to the screens that are open.
  public var screens: LinkPolicy
  /// Which window the link is followed in, in an app that has several.
  public var window: LinkWindowPolicy

  /// Creates a rule; by default, a screen and a window that show the link's screen are reused.
  public init(
    _ screens: LinkPolicy = .reuseElseReplace, window: LinkWindowPolicy = .reuseElseFront
  ) {
    self.screens = screens
    self.window = window
  }
}
