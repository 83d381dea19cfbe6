// SPDX-License-Identifier: MIT

public import WaymarkRoutes

extension RouteTable {
  /// The screens that are open under a route's, and its own: the lowest first, its own last.
  ///
  /// At most 32; where the parents go round in a circle, each of them once.
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

  /// What must hold before a route may be opened: what it requires, and what its parents require.
  ///
  /// Where several entries print a route, the gates of all of them count, but for those left to the
  /// web: an alias without gates opens nothing that another link of the same screen guards.
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

  /// What must hold before a link may be followed: what its own entry requires, and its route.
  public func gates(for match: LinkMatch<R>) -> Set<LinkGate> {
    match.requires.union(gates(for: match.route))
  }

  /// How a route is shown; nil where no entry prints it.
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
