// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// A place in an app: the tab, its first screen, and everything open above it.
///
/// It is the complete destination of a link, so following a link is a single assignment.
public struct LinkPlace<R: Hashable & Sendable>: Hashable, Sendable {
  /// The selected tab; nil in an app without tabs, and where a link does not determine it.
  public var tab: String?
  /// The first screen, which is shown when ``routes`` is empty; nil where a link does not determine
  /// it.
  public var root: R?
  /// What is open above the first screen, lowest first.
  public var routes: [Route<R>]

  /// Creates a place.
  public init(tab: String? = nil, root: R? = nil, routes: [Route<R>] = []) {
    self.tab = tab
    self.root = root
    self.routes = routes
  }

  /// Creates the place that consists of screens, lowest first, each with its presentation.
  ///
  /// The place begins with the last of them that is a first screen; those before it are not shown.
  public init(_ stack: some Sequence<(route: R, presentation: LinkPresentation)>) {
    self.init()
    for (route, presentation) in stack {
      if let style = presentation.style {
        routes.append(Route(screen: route, style: style))
      } else {
        self.init(root: route)
        if case .tab(let name) = presentation { tab = name }
      }
    }
  }

  /// The topmost screen; nil where only an unknown first screen is open.
  public var front: R? { routes.last?.screen ?? root }

  /// All open screens, lowest first.
  public var stack: [R] { (root.map { [$0] } ?? []) + routes.map(\.screen) }
}

extension LinkPlace: Encodable where R: Encodable {}
extension LinkPlace: Decodable where R: Decodable {}
