// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A screen's own destination that a binding opens; a path of at most one route, joined to the flow
/// that the screen is of.
@MainActor
final class LocalPath: ObservableObject {
  private(set) lazy var flow = Flow(local: self)
  private var content: LocalContent?
  /// What is open, as the flow knows it.
  private var open: (item: AnyHashable, style: RouteStyle)?

  /// Takes what a newer evaluation of the declaring view says.
  ///
  /// Publishes nothing: this happens before a `body`.
  func take(_ content: LocalContent) {
    self.content = content
    flow.store.pathRenewed(flow.id)
  }
}

/// What a view says of its own destination.
@MainActor
struct LocalContent {
  let style: RouteStyle
  /// What the destination shows; nil while it is closed.
  let item: () -> AnyHashable?
  /// Has no item any more.
  let clear: () -> Void
  let make: () -> AnyView
}

extension LocalPath: PathSource {
  func takeChange() -> PathChange? {
    // Without a flow around there is nothing to show it.
    guard flow.isJoined, let content else { return nil }
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

/// What stands for a local destination among the screens of a path.
struct LocalDestination: Hashable, CustomStringConvertible {
  /// What it shows; nothing but a mark for one opened by a flag.
  let item: AnyHashable

  var description: String {
    item == AnyHashable(true) ? "local destination" : "local destination \(item)"
  }
}
