// SPDX-License-Identifier: MIT

@_spi(Host) import WaymarkViews

// The state that outlasts the session: the values of `SceneStorage`.
extension Session {
  /// The time between two sealed states, in which further changes wait.
  private static let interval = Duration.seconds(1)

  /// Gives the app the values of the page's previous session: those that this server has, or else
  /// those that the page has kept, which are newer if it has been at another server.
  func restore(_ hello: ClientMessage.Hello, in graph: ViewGraph) {
    let kept = store.storage.removeScene(hello.id, browser)
    if let kept, hello.state == nil || claim.map({ $0.generation == 1 }) != false {
      graph.sceneStorage = kept
    } else if let state = hello.state, let browser {
      if let values = store.storage.seal.open(state, from: browser, app: store.appName) {
        graph.sceneStorage = values
        sealed.values = values
      } else {
        store.refuse(.state, from: address)
        operations.append(.state(nil))
      }
    }
  }

  /// Sends the page its sealed state if the values have changed, at most once in a second.
  ///
  /// - Parameter isLast: Whether the session ends, so that nothing can wait.
  func sealState(isLast: Bool = false) {
    guard let browser, let values = graph?.sceneStorage, values != sealed.values else { return }
    let now = store.clock.now()
    if !isLast, let time = sealed.time, now < time + Self.interval {
      guard !isWaitingToSeal else { return }
      isWaitingToSeal = true
      Task { [weak self, clock = store.clock] in
        try? await clock.sleep(time + Self.interval - now)
        self?.isWaitingToSeal = false
        self?.schedule()
      }
      return
    }
    sealed = (values, now)
    // What is too large is not kept, and what was kept before would be out of date.
    operations.append(
      .state(store.storage.seal.seal(values, of: browser, app: store.appName) ?? ""))
  }
}
