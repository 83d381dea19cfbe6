// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics
import WaymarkRender
import WaymarkViews

/// A running app, as the driver sees it.
@MainActor
struct Runtime {
  /// Starts an app that shows itself on a host; `links` are there before its first view.
  typealias Start =
    @MainActor (
      _ host: HeadlessHost, _ window: ElementFrame, _ diagnostics: DiagnosticSink, _ links: [URL],
      _ wantsFlush: @escaping @MainActor () -> Void
    ) -> Runtime

  var send: @MainActor (HostEvent) -> HostEventRefusal?
  var open: @MainActor (URL) -> Void
  var flush: @MainActor () -> Void
  var isIdle: @MainActor () -> Bool
  var stop: @MainActor () -> Void
  var resume: @MainActor (NSUserActivity) -> Void = { _ in }
  var setPhase: @MainActor (ScenePhase) -> Void = { _ in }
  var resize: @MainActor (ElementFrame) -> Void = { _ in }
  var activities: @MainActor () -> [NSUserActivity] = { [] }

  /// What starts an app by mounting it on a graph of its own.
  static func mounting(_ mount: @escaping @MainActor (ViewGraph) -> Void) -> Start {
    { host, window, diagnostics, links, wantsFlush in
      let graph = ViewGraph(host: host, diagnostics: diagnostics)
      graph.wantsFlush = wantsFlush
      graph.windowFrame = window
      for url in links { graph.open(url) }
      mount(graph)
      return Runtime(
        send: { event in
          do throws(HostEventRefusal) {
            try graph.send(event)
            return nil
          } catch {
            return error
          }
        },
        open: graph.open, flush: graph.flush, isIdle: { graph.isIdle }, stop: graph.unmount,
        resume: graph.continue, setPhase: { graph.scenePhase = $0 },
        resize: { graph.windowFrame = $0 }, activities: { graph.userActivities })
    }
  }
}
