// SPDX-License-Identifier: MIT

import Foundation
package import WaymarkDiagnostics
package import WaymarkRender
@_spi(Host) package import WaymarkViews

/// The operations of a running app that the driver uses.
@MainActor
package struct Runtime {
  /// Starts an app on a host; `arrivals` are delivered before its first view.
  package typealias Start =
    @MainActor (
      _ host: HeadlessHost, _ window: WindowStart, _ diagnostics: DiagnosticSink,
      _ arrivals: [Arrival],
      _ wantsFlush: @escaping @MainActor () -> Void
    ) -> Runtime

  package var send: @MainActor (HostEvent) -> HostEventError?
  package var deliver: @MainActor (Arrival) -> Void
  package var flush: @MainActor () -> Void
  package var isIdle: @MainActor () -> Bool
  package var stop: @MainActor () -> Void
  package var setPhase: @MainActor (ScenePhase) -> Void = { _ in }
  package var resize: @MainActor (ElementFrame) -> Void = { _ in }
  package var show: @MainActor (Appearance) -> Void = { _ in }
  package var activities: @MainActor () -> [NSUserActivity] = { [] }
  package var declaration: @MainActor (ElementID) -> ScreenDeclaration? = { _ in nil }

  package init(
    send: @escaping @MainActor (HostEvent) -> HostEventError?,
    deliver: @escaping @MainActor (Arrival) -> Void, flush: @escaping @MainActor () -> Void,
    isIdle: @escaping @MainActor () -> Bool, stop: @escaping @MainActor () -> Void
  ) {
    self.send = send
    self.deliver = deliver
    self.flush = flush
    self.isIdle = isIdle
    self.stop = stop
  }

  /// Returns a function that starts an app with a single view graph.
  package static func mounting(_ mount: @escaping @MainActor (ViewGraph) -> Void) -> Start {
    { host, window, diagnostics, arrivals, wantsFlush in
      let windows = Windows(host, window, diagnostics, wantsFlush)
      windows.openWindow { graph in
        for arrival in arrivals { graph.receive(arrival) }
        mount(graph)
      }
      var runtime = Runtime(
        send: windows.send, deliver: windows.deliver, flush: windows.flush,
        isIdle: { windows.isIdle }, stop: windows.stop)
      runtime.setPhase = windows.enter
      runtime.resize = { windows.frame = $0 }
      runtime.show = { windows.appearance = $0 }
      runtime.activities = { windows.activities }
      runtime.declaration = windows.declaration(of:)
      return runtime
    }
  }
}
