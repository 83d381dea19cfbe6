// SPDX-License-Identifier: MIT

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

  /// What must hold before a route may be opened: what its entry requires, and its parents'.
  public func gates(for route: R) -> Set<LinkGate> {
    stack(for: route).reduce(into: []) { gates, route in
      let entry = codecs.entry(for: route)
      if entry >= 0 { gates.formUnion(core.requires[entry]) }
    }
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
