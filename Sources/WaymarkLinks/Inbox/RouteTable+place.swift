// SPDX-License-Identifier: MIT

extension RouteTable {
  /// The place of a route: its tab, and all screens from the first one to its own.
  public func place(for route: R) -> LinkPlace<R> { place(of: stack(for: route)) }

  /// The place of a link: the screens of its stack if it has one, else those of its route.
  public func place(for link: ReceivedLink<R>) -> LinkPlace<R> {
    place(of: link.stack.isEmpty ? stack(for: link.route) : link.stack)
  }

  /// Where a link leads, and by which rule; nil for one that the table does not match.
  package func target(of link: IncomingLink) -> (place: LinkPlace<R>, rule: LinkRule)? {
    guard let read = try? read(link) else { return nil }
    let route = read.match.route
    return (place(of: read.stack.isEmpty ? stack(for: route) : read.stack), rule(for: route))
  }

  private func place(of stack: [R]) -> LinkPlace<R> {
    LinkPlace(
      stack.map { route in (route: route, presentation: presentation(of: route) ?? .push) })
  }

  /// The links of all open screens, lowest first; screens without a link are left out.
  public func links(of place: LinkPlace<R>) -> [String] {
    place.stack.compactMap { try? link(for: $0) }
  }

  /// The link of the topmost open screen that has one; nil for none.
  package func topmostLink(of place: LinkPlace<R>) -> String? {
    for route in place.routes.reversed() {
      if let link = try? link(for: route.screen) { return link }
    }
    return place.root.flatMap { try? link(for: $0) }
  }
}
