// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension Flow {
  /// Returns the results of its screens, creating them on the first call.
  func makeResults() -> FlowResults {
    if let results { return results }
    let new = FlowResults(of: self)
    results = new
    return new
  }

  /// Opens a screen on top of the path.
  ///
  /// - Parameters:
  ///   - route: The screen's route.
  ///   - open: Opens the screen.
  /// - Returns: The request, which identifies the screen in later states.
  func request(_ route: Route<AnyHashable>, by open: () -> Void) -> OpenRequest {
    sync()
    let before = store.state.paths[id]
    let request = OpenRequest(
      path: id, goal: (before?.routes ?? []) + [route], asker: before?.screens.last?.id)
    open()
    sync()
    return request
  }

  /// The location of the screen below one of its own: in this flow, or for a local destination in
  /// the enclosing one.
  func below(_ screen: ScreenID) -> (flow: FlowReference, screen: ScreenID?) {
    if let below = store.state.screen(below: screen) { return (reference, below) }
    guard host !== self, let parent else { return (reference, nil) }
    return (parent.reference, place?.id)
  }

  /// Whether a view of a screen of this flow is on screen; nil denotes the flow's root.
  func isVisible(_ screen: ScreenID?) -> Bool {
    screen.map { store.state.visibleViews[$0] != nil } ?? isRootVisible
  }

  /// Closes a screen and all screens above it, and returns a value to the code that opened it.
  func finish(_ screen: ScreenID, with value: Any) {
    sync()
    makeResults().hand(value, closing: screen) { close(screen, because: .code) }
  }

  /// Closes the screens above a screen and passes it a value, as if the screen above had finished.
  ///
  /// - Parameters:
  ///   - index: The index of the screen in the path; -1 is the root.
  ///   - value: The value.
  ///   - goBack: Closes the screens above, including local destinations.
  func goBack(to index: Int, with value: Any, by goBack: () -> Void) {
    sync()
    let screens = store.state.paths[id]?.screens ?? []
    guard screens.indices.contains(index + 1) else {
      // No route of the path is above it.
      let place = screens.indices.contains(index) ? screens[index].id : nil
      goBack()
      makeResults().deliver(
        Handover(screen: nil, source: nil, value: value, flow: reference, place: place))
      return
    }
    makeResults().hand(value, closing: screens[index + 1].id, by: goBack)
  }
}

extension FlowStore {
  /// Updates the results after a change of the state, which may end requests.
  func settleResults(areViewsUpdated: Bool = false) {
    for reference in flows.values {
      reference.flow?.results?.settle(areViewsUpdated: areViewsUpdated)
    }
  }
}
