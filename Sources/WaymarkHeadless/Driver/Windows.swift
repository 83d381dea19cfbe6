// SPDX-License-Identifier: MIT

package import WaymarkDiagnostics
package import WaymarkRender
@_spi(Host) package import WaymarkViews

/// The windows of a running app, which share one headless host.
@MainActor
package final class Windows: WindowHost {
  /// The view graphs of the windows, the frontmost last.
  private var graphs: [ViewGraph] = []
  /// The size of each window.
  package var frame: ElementFrame {
    get { start.frame }
    set {
      start.frame = newValue
      for graph in graphs { graph.windowFrame = newValue }
    }
  }
  /// The appearance of each window.
  package var appearance: Appearance? {
    get { start.appearance }
    set {
      start.appearance = newValue
      for graph in graphs { graph.appearance = newValue ?? graph.appearance }
    }
  }

  private var start: WindowStart
  private let host: HeadlessHost
  private let diagnostics: DiagnosticSink
  private let wantsFlush: @MainActor () -> Void
  private var numbers = WindowNumbers()

  package init(
    _ host: HeadlessHost, _ start: WindowStart, _ diagnostics: DiagnosticSink,
    _ wantsFlush: @escaping @MainActor () -> Void
  ) {
    self.host = host
    self.start = start
    self.diagnostics = diagnostics
    self.wantsFlush = wantsFlush
  }

  @discardableResult
  package func openWindow(_ show: (ViewGraph) -> Void) -> Bool {
    guard let number = numbers.reserve() else {
      diagnostics.report(
        Diagnostic("Cannot open a window: \(graphs.count) windows are already open."))
      return false
    }
    let graph = ViewGraph(host: host, diagnostics: diagnostics, window: number)
    graph.wantsFlush = wantsFlush
    graph.windowFrame = frame
    graph.time = host.time
    graph.playsAnimations = host.playsAnimations
    if let size = DynamicTypeSize(arguments: LaunchOptions.current.arguments) {
      graph.appearance.wordScale = Double(size.factor)
    }
    graph.appearance = start.appearance ?? graph.appearance
    if graphs.isEmpty { graph.sceneStorage = start.sceneStorage }
    graph.onInput = start.onInput
    graph.windowHost = self
    // The windows of an app share its stored values.
    if let other = graphs.first { graph.appStore = other.appStore }
    graphs.append(graph)
    show(graph)
    return true
  }

  package func bringForward(_ graph: ViewGraph) {
    guard let index = graphs.firstIndex(where: { $0 === graph }) else { return }
    graphs.append(graphs.remove(at: index))
  }

  package func closeWindow(_ graph: ViewGraph) {
    guard let index = graphs.firstIndex(where: { $0 === graph }) else { return }
    graphs.remove(at: index)
    graph.unmount()
    numbers.release(from: graph)
  }

  // MARK: Events of the person

  /// Sends an event to the window that contains its element; ids are unique across windows.
  package func send(_ event: HostEvent) -> HostEventError? {
    var failure = HostEventError.notFound
    for graph in graphs.reversed() {
      do throws(HostEventError) {
        try graph.send(event)
        return nil
      } catch {
        if error != .notFound { failure = error }
      }
    }
    return failure
  }

  package func deliver(_ arrival: Arrival) { graphs.last?.receive(arrival) }

  package func enter(_ phase: ScenePhase) {
    for graph in graphs { graph.scenePhase = phase }
  }

  // MARK: Work of the app

  package func flush() {
    for graph in graphs { graph.flush() }
  }

  package var isIdle: Bool { graphs.allSatisfy(\.isIdle) }

  package var activities: [NSUserActivity] { graphs.flatMap(\.userActivities) }

  package func declaration(of element: ElementID) -> ScreenDeclaration? {
    graphs.lazy.compactMap { $0.declaration(of: element) }.first
  }

  package func stop() {
    while let graph = graphs.popLast() { graph.unmount() }
  }
}
