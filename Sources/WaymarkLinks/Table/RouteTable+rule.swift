// SPDX-License-Identifier: MIT

extension LinkRoute {
  /// Sets the rule by which the route's links are followed.
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
