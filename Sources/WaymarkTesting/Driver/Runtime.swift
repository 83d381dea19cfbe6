// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics
import WaymarkRender
@_spi(Host) import WaymarkViews

/// The operations of a running app that the driver uses.
@MainActor
struct Runtime {
  /// Starts an app on a host; `arrivals` are delivered before its first view.
  typealias Start =
    @MainActor (
      _ host: HeadlessHost, _ window: WindowStart, _ diagnostics: DiagnosticSink,
      _ arrivals: [Arrival],
      _ wantsFlush: @escaping @MainActor () -> Void
    ) -> Runtime

  var send: @MainActor (HostEvent) -> HostEventError?
  var deliver: @MainActor (Arrival) -> Void
  var flush: @MainActor () -> Void
  var isIdle: @MainActor () -> Bool
  var stop: @MainActor () -> Void
  var setPhase: @MainActor (ScenePhase) -> Void = { _ in }
  var resize: @MainActor (ElementFrame) -> Void = { _ in }
  var show: @MainActor (Appearance) -> Void = { _ in }
  var activities: @MainActor () -> [NSUserActivity] = { [] }

  /// Returns a function that starts an app with a single view graph.
  static func mounting(_ mount: @escaping @MainActor (ViewGraph) -> Void) -> Start {
    { host, window, diagnostics, arrivals, wantsFlush in
      let windows = Windows(host, window, diagnostics, wantsFlush)
      windows.openWindow { graph in
        for arrival in arrivals { graph.receive(arrival) }
        mount(graph)
      }
      return Runtime(
        send: windows.send, deliver: windows.deliver, flush: windows.flush,
        isIdle: { windows.isIdle }, stop: windows.stop, setPhase: windows.enter,
        resize: { windows.frame = $0 }, show: { windows.appearance = $0 },
        activities: { windows.activities })
    }
  }
}
