// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// A selection as a path of one screen that is not displayed.
@MainActor
final class SelectionPath<Value: Hashable>: ObservableObject {
  private(set) lazy var flow = Flow(local: self, publishing: objectWillChange)
  private(set) lazy var leaving = SelectionLeaving(flow)
  private var source: Binding<Value>?
  /// The value that the flow knows.
  private var seen: Value?
  /// A rejected value that has not been overwritten yet.
  private var refused: Value?

  /// Called when the view is evaluated.
  func update(_ source: Binding<Value>) {
    self.source = source
    guard seen == nil else { return }
    // The initial value is not a change.
    if let first = adoptChange() {
      flow.store.state.pathChanged(flow.id, by: first, because: .restoration)
      _ = flow.store.state.updated()
    }
  }

  /// A binding to the selected value, without undecided changes; a write proposes another value.
  func binding(to source: Binding<Value>) -> Binding<Value> {
    Binding { [self] in
      flow.sync()
      return flow.store.state.paths[flow.id]?.routes.last?.screen.base as? Value
        ?? source.wrappedValue
    } set: { [self] value in
      flow.store.publish()
      flow.change(because: .selection) { source.wrappedValue = value }
      flow.store.restore()
      leaving.update()
    }
  }
}

extension SelectionPath: PathSource {
  func adoptChange() -> PathChange? {
    guard let value = source?.wrappedValue else { return nil }
    if let refused {
      if value == refused { return nil }
      self.refused = nil
    }
    guard value != seen else { return nil }
    let replaced = seen == nil ? 0..<0 : 0..<1
    seen = value
    return PathChange(replaced: replaced, added: [PathChange.Entry(Route.push(value))])
  }

  // A selected value cannot be closed.
  func close(from index: Int) {}
  func remove(at index: Int) {}

  func accepts(_ routes: [Route<AnyHashable>]) -> Bool {
    if routes.count == 1, routes[0].screen.base is Value { return true }
    DiagnosticSink.current.report(
      Diagnostic(
        "A guard redirects a selection to \(routes); it must be one pushed “\(Value.self)”."))
    return false
  }

  func keep(_ routes: [Route<AnyHashable>]) {
    guard let value = routes.last?.screen.base as? Value, let now = source?.wrappedValue else {
      return
    }
    seen = value
    refused = now == value ? nil : now
  }

  func restore() {
    guard refused != nil, let seen else { return }
    source?.wrappedValue = seen
    if source?.wrappedValue == seen { refused = nil }
  }

  func makeView(of screen: OpenRoute) -> AnyView? { nil }
}
