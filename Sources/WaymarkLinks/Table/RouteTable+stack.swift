// SPDX-License-Identifier: MIT

extension RouteTable {
  /// The most screens a stack has.
  static var maximumStack: Int { 32 }

  /// The screens that are open under a route's, and its own: the lowest first, its own last.
  ///
  /// At most 32; where the parents go round in a circle, each of them once.
  public func stack(for route: R) -> [R] {
    var stack = [route]
    var current = route
    while stack.count < RouteTable.maximumStack, let entry = entry(for: current),
      let parent = routes[entry].parent?(current), !stack.contains(parent)
    {
      stack.append(parent)
      current = parent
    }
    return stack.reversed()
  }

  /// What must hold before a route may be opened: what its entry requires, and its parents'.
  public func gates(for route: R) -> Set<LinkGate> {
    stack(for: route).reduce(into: []) { gates, route in
      if let entry = entry(for: route) { gates.formUnion(core.entries[entry].requires) }
    }
  }

  /// How a route is shown; nil where no entry prints it.
  public func presentation(of route: R) -> LinkPresentation? {
    entry(for: route).map { core.entries[$0].presentation }
  }

  /// The title of a route's screen; nil where it has none.
  public func title(of route: R) -> String? {
    entry(for: route).flatMap { core.entries[$0].title }
  }
}
