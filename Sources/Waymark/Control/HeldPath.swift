// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes
public import WaymarkUI

/// Keeps the path that a flow holds in a binding of the app's.
@MainActor
final class HeldPath: ObservableObject {
  var source: Binding<FlowPath?>?
  private var last: [Route<AnyHashable>]?
  private var hasBegun = false

  /// The views of its flow have been updated.
  ///
  /// - Returns: A path that was held when it was saved, the first time.
  func update(_ held: [Route<AnyHashable>]?) -> [Route<AnyHashable>]? {
    if !hasBegun {
      hasBegun = true
      // Its screens' types are known since the views are there.
      if let saved = source?.wrappedValue {
        return saved.routes.map { $0.map { FlowPath.resolved($0) } }
      }
    }
    guard held != last || held == nil && source?.wrappedValue != nil else { return nil }
    last = held
    source?.wrappedValue = held.map { FlowPath($0) }
    return nil
  }
}

extension View {
  /// Keeps the path that waits for gates, so that the app can save it with its other state.
  ///
  /// Put it on the root of the flow stack, once; outside of any it is reported. The binding is nil while nothing waits. A path that it
  /// has when the stack appears, restored from an earlier launch, is proposed: so it is opened if
  /// its gates are open now, and else it waits again, with the entrance on top.
  ///
  /// ```swift
  /// FlowStack($path, withNavigation: true) {
  ///   HomeView().heldPath($heldPath)
  /// }
  /// ```
  ///
  /// - Parameter held: Where the path is kept. Save it like any other `FlowPath`.
  /// - Returns: The view.
  public func heldPath(_ held: Binding<FlowPath?>) -> some View {
    modifier(HeldPathModifier(held: held))
  }
}

private struct HeldPathModifier: ViewModifier {
  @StateObject private var path = HeldPath()
  @Environment(\.flow) private var flow
  @Binding var held: FlowPath?

  func body(content: Content) -> some View {
    path.source = $held
    flow?.flow?.heldPath = path
    return content.onAppear {
      guard flow == nil else { return }
      DiagnosticSink.current.report(
        Diagnostic("`heldPath(_:)` is not in a FlowStack, so it never has a path."))
    }
  }
}
