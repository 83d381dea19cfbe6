// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension Flow {
  /// The results of its screens, which there are from now on.
  func makeResults() -> FlowResults {
    if let results { return results }
    let new = FlowResults(of: self)
    results = new
    return new
  }

  /// Opens a screen above what is open.
  ///
  /// - Parameters:
  ///   - route: The screen's route.
  ///   - open: Opens it.
  /// - Returns: What has been asked for, by which is known what becomes of it.
  func request(_ route: Route<AnyHashable>, by open: () -> Void) -> OpenRequest {
    sync()
    let before = store.state.paths[id]
    let request = OpenRequest(
      path: id, goal: (before?.routes ?? []) + [route], asker: before?.screens.last?.id)
    open()
    sync()
    return request
  }

  /// Where the screen below one of its own is: in this flow, or for a local destination in the one
  /// around.
  func below(_ screen: ScreenID) -> (flow: FlowReference, screen: ScreenID?) {
    if let below = store.state.screen(below: screen) { return (reference, below) }
    guard host !== self, let parent else { return (reference, nil) }
    return (parent.reference, place?.id)
  }

  /// Whether a view of a screen of this flow is on screen; nil is the flow's root.
  func isVisible(_ screen: ScreenID?) -> Bool {
    screen.map { store.state.visibleViews[$0] != nil } ?? isRootVisible
  }

  /// Closes a screen and all above it, and hands a value to whoever has opened it.
  func finish(_ screen: ScreenID, with value: Any) {
    sync()
    makeResults().hand(value, closing: screen) { close(screen, because: .code) }
  }

  /// Closes what is above a screen, and hands it a value, as if the screen above had finished.
  ///
  /// - Parameters:
  ///   - index: The index of the screen in the path; -1 is the root.
  ///   - value: The value.
  ///   - goBack: Closes what is above, local destinations included.
  func goBack(to index: Int, with value: Any, by goBack: () -> Void) {
    sync()
    let screens = store.state.paths[id]?.screens ?? []
    guard screens.indices.contains(index + 1) else {
      // Nothing of the path is above it.
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
  /// The state has changed: requests may have ended.
  func settleResults(areViewsUpdated: Bool = false) {
    for reference in flows.values {
      reference.flow?.results?.settle(areViewsUpdated: areViewsUpdated)
    }
  }
}
