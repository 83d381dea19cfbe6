// SPDX-License-Identifier: MIT

public import WaymarkRoutes

extension RouteTable {
  /// The screens below a route's and its own, lowest first.
  ///
  /// At most 32 screens; if the parents form a cycle, each of them once.
  @inlinable
  public func stack(for route: R) -> [R] {
    var stack = [route]
    var current = route
    while stack.count < 32 {
      let entry = codecs.entry(for: current)
      guard entry >= 0, let parent = codecs.all[entry].parent?(current), !stack.contains(parent)
      else {
        break
      }
      stack.append(parent)
      current = parent
    }
    stack.reverse()
    return stack
  }

  /// The gates that a route and its parents require.
  ///
  /// Where several entries print a route, the gates of all of them count, except for web-only ones:
  /// an alias without gates does not open what another link of the same screen guards.
  public func gates(for route: R) -> Set<LinkGate> {
    stack(for: route).reduce(into: []) { gates, route in
      for (index, requires) in core.requires.enumerated()
      where !requires.isSubset(of: gates) && core.entries[index].web != .webOnly
        && codecs.all[index].prints(route)
      {
        gates.formUnion(requires)
      }
    }
  }

  /// The gates that a link's own entry and its route require.
  public func gates(for match: LinkMatch<R>) -> Set<LinkGate> {
    match.requires.union(gates(for: match.route))
  }

  /// The presentation of a route; nil where no entry prints it.
  public func presentation(of route: R) -> LinkPresentation? {
    let entry = codecs.entry(for: route)
    return entry < 0 ? nil : core.entries[entry].presentation
  }

  /// The title of a route's screen; nil where it has none.
  public func title(of route: R) -> String? {
    let entry = codecs.entry(for: route)
    return entry < 0 ? nil : core.entries[entry].title
  }
}
