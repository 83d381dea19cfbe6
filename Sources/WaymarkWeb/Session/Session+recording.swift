// SPDX-License-Identifier: MIT

import Foundation
import WaymarkInspector
@_spi(Host) import WaymarkRecording
import WaymarkRender
@_spi(Host) import WaymarkViews

extension Session {
  /// Begins to record what the app receives, if the server records or has an inspector; the app is
  /// mounted next.
  func beginRecording(of graph: ViewGraph) {
    guard store.recordings != nil || store.inspector != nil else { return }
    let store = store
    let file = store.recordings?.begin(number) { reason in
      Task { @MainActor in store.report("A session is not recorded any more: \(reason)") }
    }
    var start = Recording.Start(
      app: store.appName, window: graph.windowFrame, appearance: graph.appearance)
    start.appStorage = graph.appStore.contents
    start.sceneStorage = graph.sceneStorage
    file?.write(start.line)
    let inspected = store.inspector?.begin(number, start, graph, source)
    let recorder = Recorder { [weak self] in
      self?.encoder.tree ?? ElementTree()
    } now: {
      store.clock.now()
    } isRedacted: { [weak self] link in
      self?.isRedacted(link) ?? true
    } write: { step in
      file?.write(step.line)
      inspected?.receive(step)
    }
    recording = recorder
    self.inspected = inspected
    inspected?.writeInput = { [weak recorder] in recorder?.writeReceived() }
    graph.onInput = {
      recorder.receive($0)
      inspected?.willReceive()
    }
  }

  /// What the inspector can ask.
  private var source: SessionSource {
    SessionSource(
      tree: { [weak self] in self?.encoder.tree ?? ElementTree() },
      address: { [weak self] in self?.screenInFront },
      open: { [weak self] text in
        guard let self, let graph else { return "The session has ended." }
        do throws(LinkTextError) {
          graph.open(try store.site.url(ofLink: text))
        } catch {
          return "\(error.reason)."
        }
        schedule()
        return nil
      },
      now: store.clock.now)
  }

  /// Ends the recording while the app still shows its last state.
  func endRecording() {
    recording?.finish()
    recording = nil
    inspected?.end()
    inspected = nil
  }

  /// The URL path of the screen in front; nil if it has none.
  private var screenInFront: String? {
    guard let site = store.site, let graph else { return nil }
    return ScreenAddresses(graph.userActivities, site).front
  }

  /// Whether the app redacts the route of a link, or of the screen in front.
  private func isRedacted(_ link: URL?) -> Bool {
    guard let site = store.site else { return false }
    if let link, site.isRedacted(link) { return true }
    guard let screenInFront, let screen = site.screen(screenInFront) else { return false }
    return site.isRedacted(screen.link)
  }
}
