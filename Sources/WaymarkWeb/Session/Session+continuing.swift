// SPDX-License-Identifier: MIT

import WaymarkHeadless
@_spi(Host) import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

// A session that continues from an earlier state of another one, for the inspector.
extension Session {
  /// Gives the page of the session another session, whose app is in an earlier state.
  ///
  /// - Parameter recording: What the app received until then, with the state that it must show.
  /// - Returns: The number of the other session.
  /// - Throws: ``RecordingDivergence`` if the app shows something else when it receives the same;
  ///   the page then keeps its session.
  func rewind(to recording: Recording) async throws(RecordingDivergence) -> Int? {
    let other = Session(replacing: self)
    if let divergence = await other.replay(recording) {
      other.end()
      throw divergence
    }
    // The page may have left meanwhile.
    guard store.replace(self, by: other) else {
      other.end()
      return nil
    }
    return other.number
  }

  /// Mounts the app, and performs a recording in it.
  private func replay(_ recording: Recording) async -> RecordingDivergence? {
    let clock = ManualClock()
    let time = ReplayTime(clock, recording.steps.last?.time ?? 0)
    elapsed = { time.elapsed }
    let start: Runtime.Start = { [self] host, window, _, arrivals, wantsFlush in
      let graph = ViewGraph(host: self)
      mirror = host
      begin(graph, window, AppStore(recording.start.appStorage), arrivals, time)
      graph.wantsFlush = wantsFlush
      return Runtime(continuing: graph)
    }
    let driver = Driver(
      clock: clock, at: SourcePlace(), record: { _, _ in }, start: start)
    driver.failsOnDiagnostics = false
    driver.inheritLaunchOptions()
    let divergence = await driver.play(recording, at: SourcePlace()) { _ in }
    mirror = nil
    graph?.wantsFlush = { [weak self] in self?.schedule() }
    time.continueAsRealTime()
    return divergence
  }

  /// Mounts the app as it was mounted when a recording began.
  private func begin(
    _ graph: ViewGraph, _ window: WindowStart, _ values: AppStore, _ arrivals: [Arrival],
    _ time: ReplayTime
  ) {
    self.graph = graph
    graph.windowFrame = window.frame
    graph.appearance = window.appearance ?? graph.appearance
    graph.sceneStorage = window.sceneStorage
    graph.time = time.graphTime
    // Other pages of the browser keep their values, and so does the server.
    graph.appStore = values
    _ = store.storage.open(browser)
    beginRecording(of: graph)
    for arrival in arrivals { graph.receive(arrival) }
    mountApp(in: graph)
    isMounted = true
  }
}

extension Runtime {
  /// The operations of an app that runs on when the driver has ended.
  fileprivate init(continuing graph: ViewGraph) {
    self.init(
      send: { event in
        do throws(HostEventError) {
          try graph.send(event)
          return nil
        } catch {
          return error
        }
      },
      deliver: { graph.receive($0) }, flush: { graph.flush() }, isIdle: { graph.isIdle },
      stop: {})
    setPhase = { graph.scenePhase = $0 }
    resize = { graph.windowFrame = $0 }
    show = { graph.appearance = $0 }
  }
}
