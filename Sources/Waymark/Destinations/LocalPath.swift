// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A local destination, opened by a binding: a path of at most one route, joined to the flow of its
/// screen.
@MainActor
final class LocalPath: ObservableObject {
  private(set) lazy var flow = Flow(local: self)
  private var content: LocalContent?
  /// The open screen that the flow knows.
  private var open: (item: AnyHashable, style: RouteStyle)?
  /// A rejected item, or nil, that has not been overwritten yet.
  private var refused: AnyHashable??

  /// Updates the content from a newer evaluation of the declaring view.
  ///
  /// Does not publish a change, because it is called before a body is evaluated.
  func update(_ content: LocalContent) {
    self.content = content
    flow.store.pathRenewed(flow.id)
  }
}

/// A local destination as declared by its view.
@MainActor
struct LocalContent {
  let style: RouteStyle
  /// Returns the item that is shown; nil while the destination is closed.
  let item: () -> AnyHashable?
  /// Sets the item to nil.
  let clear: () -> Void
  /// Sets the item to a previous one.
  let set: (AnyHashable) -> Void
  let make: () -> AnyView
}

extension LocalPath: PathSource {
  func adoptChange() -> PathChange? {
    // Without an enclosing flow, it cannot be shown.
    guard flow.isJoined, let content else { return nil }
    if let refused {
      if content.item() == refused { return nil }
      self.refused = nil
    }
    let old = open
    open = content.item().map { ($0, content.style) }
    switch (old, open) {
    case (nil, nil): return nil
    case (nil, let new?): return PathChange(replaced: 0..<0, added: [entry(new)])
    case (.some, nil): return PathChange(replaced: 0..<1, added: [])
    case (let old?, let new?):
      return old == new ? nil : PathChange(renewing: 0, to: route(new))
    }
  }

  func close(from index: Int) { content?.clear() }
  func remove(at index: Int) { content?.clear() }

  func accepts(_ routes: [Route<AnyHashable>]) -> Bool {
    routes.count < 2 && routes.allSatisfy { $0.screen.base is LocalDestination }
  }

  func keep(_ routes: [Route<AnyHashable>]) {
    let kept = routes.first.flatMap { route in
      (route.screen.base as? LocalDestination).map { (item: $0.item, style: route.style) }
    }
    let now = content?.item()
    open = kept
    refused = now == kept?.item ? nil : .some(now)
  }

  func restore() {
    guard refused != nil else { return }
    if let open { content?.set(open.item) } else { content?.clear() }
    if content?.item() == open?.item { refused = nil }
  }

  func makeView(of screen: OpenRoute) -> AnyView? { content?.make() }

  private func entry(_ open: (item: AnyHashable, style: RouteStyle)) -> PathChange.Entry {
    PathChange.Entry(route(open))
  }

  private func route(
    _ open: (item: AnyHashable, style: RouteStyle)
  ) -> Route<LocalDestination> {
    Route(screen: LocalDestination(item: open.item), style: open.style)
  }
}

/// Represents a local destination among the screens of a path.
struct LocalDestination: Hashable, StandIn, CustomStringConvertible {
  /// The item that is shown; a constant for one opened by a flag.
  let item: AnyHashable

  var screen: AnyHashable { item }

  var description: String {
    item == AnyHashable(true) ? "local destination" : "local destination \(item)"
  }
}
