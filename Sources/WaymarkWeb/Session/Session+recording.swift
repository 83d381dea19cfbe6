// SPDX-License-Identifier: MIT

import Foundation
@_spi(Host) import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

extension Session {
  /// Begins to record what the app receives, if the server records; the app is mounted next.
  func beginRecording(of graph: ViewGraph) {
    guard let folder = store.recordings else { return }
    let store = store
    let file = folder.begin(number) { reason in
      Task { @MainActor in store.report("A session is not recorded any more: \(reason)") }
    }
    var start = Recording.Start(
      app: store.appName, window: graph.windowFrame, appearance: graph.appearance)
    start.appStorage = graph.appStore.contents
    start.sceneStorage = graph.sceneStorage
    file.write(start.line)
    let recorder = Recorder { [weak self] in
      self?.encoder.tree ?? ElementTree()
    } now: {
      store.clock.now()
    } isRedacted: { [weak self] link in
      self?.isRedacted(link) ?? true
    } write: { step in
      file.write(step.line)
    }
    recording = recorder
    graph.onInput = { recorder.receive($0) }
  }

  /// Ends the recording while the app still shows its last state.
  func endRecording() {
    recording?.finish()
    recording = nil
  }

  /// Whether the app redacts the route of a link, or of the screen in front.
  private func isRedacted(_ link: URL?) -> Bool {
    guard let site = store.site, let graph else { return false }
    if let link, site.isRedacted(link) { return true }
    guard let front = ScreenAddresses(graph.userActivities, site).front,
      let screen = site.screen(front)
    else {
      return false
    }
    return site.isRedacted(screen.link)
  }
}
