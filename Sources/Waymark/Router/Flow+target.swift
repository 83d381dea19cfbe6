// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

extension Flow: NavigationTarget {
  var isUncovered: Bool {
    guard isVisible else { return false }
    store.settle()
    return store.state.isOnTop(id) && isStoreUncovered
  }

  /// Whether its root is on screen, or one of its own screens, which may cover the root.
  private var isVisible: Bool { isRootVisible || store.state.isVisible(id) }

  /// Whether no enclosing flow covers everything that this flow's store shows.
  private var isStoreUncovered: Bool {
    guard let shower = store.flow(of: store.state.root), let around = shower.parent else {
      return true
    }
    around.store.settle()
    return around.store.state.isOnTop(around.id, at: shower.place?.id)
      && around.isStoreUncovered
  }

  func isInside(_ other: any NavigationTarget) -> Bool {
    var around = parent
    while let flow = around {
      if flow === other { return true }
      around = flow.parent
    }
    return false
  }

  func handlersChanged() { refreshVisible() }

  /// Opens a screen, and calls an action when it is shown.
  ///
  /// The action is called immediately, or after guards, gates and the user have allowed the screen.
  /// If they or the path reject it, the action is not called.
  func open(
    _ screen: AnyHashable, as style: RouteStyle, then shown: @escaping @MainActor () -> Void
  ) {
    let request = request(Route(screen: screen, style: style)) { open(screen, as: style) }
    let outcome = RequestOutcome()
    makeResults().add(
      ScreenRequest(
        request, for: .shown, ending: outcome, .listener { if outcome.isShown { shown() } }))
  }
}

/// Registers a flow with its router while it is on screen.
struct RouterTarget: ViewModifier {
  let flow: Flow
  let router: PlacedRouter?

  func body(content: Content) -> some View {
    content
      .onAppear {
        flow.isRootVisible = true
        flow.announce()
      }
      .onDisappear { flow.isRootVisible = false }
      .onNewValue(of: router.map(ObjectIdentifier.init)) {
        if flow.isRootVisible { flow.announce() }
      }
  }
}
