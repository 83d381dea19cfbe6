// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRender
import WaymarkViews

/// The windows of a running app, side by side on one headless host.
@MainActor
final class Windows: WindowHost {
  /// The one in front comes last.
  private var graphs: [ViewGraph] = []
  /// The size of each.
  var frame: ElementFrame {
    didSet {
      for graph in graphs { graph.windowFrame = frame }
    }
  }

  private let host: HeadlessHost
  private let diagnostics: DiagnosticSink
  private let wantsFlush: @MainActor () -> Void
  private var numbers = WindowNumbers()

  init(
    _ host: HeadlessHost, _ frame: ElementFrame, _ diagnostics: DiagnosticSink,
    _ wantsFlush: @escaping @MainActor () -> Void
  ) {
    self.host = host
    self.frame = frame
    self.diagnostics = diagnostics
    self.wantsFlush = wantsFlush
  }

  @discardableResult
  func openWindow(_ show: (ViewGraph) -> Void) -> Bool {
    guard let number = numbers.take() else {
      diagnostics.report(
        Diagnostic("A window cannot be opened: \(graphs.count) are open already."))
      return false
    }
    let graph = ViewGraph(host: host, diagnostics: diagnostics, window: number)
    graph.wantsFlush = wantsFlush
    graph.windowFrame = frame
    graph.time = host.time
    if let size = DynamicTypeSize(arguments: LaunchOptions.current.arguments) {
      graph.appearance.wordScale = Double(size.factor)
    }
    graph.windowHost = self
    // What is stored for a person is the app's.
    if let other = graphs.first { graph.appStore = other.appStore }
    graphs.append(graph)
    show(graph)
    return true
  }

  func bringForward(_ graph: ViewGraph) {
    guard let index = graphs.firstIndex(where: { $0 === graph }) else { return }
    graphs.append(graphs.remove(at: index))
  }

  func closeWindow(_ graph: ViewGraph) {
    guard let index = graphs.firstIndex(where: { $0 === graph }) else { return }
    graphs.remove(at: index)
    graph.unmount()
    numbers.giveBack(from: graph)
  }

  // MARK: What a person does

  /// Asks each window for its element; ids of one are unknown to the others.
  func send(_ event: HostEvent) -> HostEventError? {
    var refusal = HostEventError.notFound
    for graph in graphs.reversed() {
      do throws(HostEventError) {
        try graph.send(event)
        return nil
      } catch {
        if error != .notFound { refusal = error }
      }
    }
    return refusal
  }

  func bring(_ arrival: Arrival) { graphs.last?.receive(arrival) }

  func enter(_ phase: ScenePhase) {
    for graph in graphs { graph.scenePhase = phase }
  }

  // MARK: What the app does

  func flush() {
    for graph in graphs { graph.flush() }
  }

  var isIdle: Bool { graphs.allSatisfy(\.isIdle) }

  var activities: [NSUserActivity] { graphs.flatMap(\.userActivities) }

  func stop() {
    while let graph = graphs.popLast() { graph.unmount() }
  }
}
