// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// Where in an app someone is: the tab, its first screen, and all that is open above that.
///
/// The whole answer to a link, so that following one is a single assignment.
public struct LinkPlace<R: Hashable & Sendable>: Hashable, Sendable {
  /// The tab that is shown; nil in an app without tabs, and where a link does not say.
  public var tab: String?
  /// The first screen, which is open when ``routes`` is empty; nil where a link does not say.
  public var root: R?
  /// What is open above the first screen, lowest first.
  public var routes: [Route<R>]

  /// Makes a place.
  public init(tab: String? = nil, root: R? = nil, routes: [Route<R>] = []) {
    self.tab = tab
    self.root = root
    self.routes = routes
  }

  /// The place that screens make up, lowest first, each with its way of being shown.
  ///
  /// The last of them that is a first screen begins the place; what stands before it is not shown.
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

  /// The screen in front; nil where only a first screen is open that is not known.
  public var front: R? { routes.last?.screen ?? root }

  /// All screens that are open, lowest first.
  public var stack: [R] { (root.map { [$0] } ?? []) + routes.map(\.screen) }
}

extension LinkPlace: Encodable where R: Encodable {}
extension LinkPlace: Decodable where R: Decodable {}
