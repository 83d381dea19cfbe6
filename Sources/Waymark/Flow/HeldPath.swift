// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
public import WaymarkRoutes
public import WaymarkUI

/// Stores the path that a flow holds in a binding of the app.
@MainActor
final class HeldPath: ObservableObject {
  var source: Binding<FlowPath?>?
  private var last: [Route<AnyHashable>]?
  private var hasBegun = false

  /// Called when the views of the flow have been updated.
  ///
  /// - Returns: The path that was restored from an earlier launch, on the first call.
  func update(_ held: [Route<AnyHashable>]?) -> [Route<AnyHashable>]? {
    if !hasBegun {
      hasBegun = true
      // The types of the path's screens are known once the views exist.
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
  /// Stores the path that waits for gates in a binding, so that the app can save it.
  ///
  /// Add it once, to the root of the flow stack; outside of a flow stack it is reported. The
  /// binding is nil while no path waits. A path that it contains when the stack appears, restored
  /// from an earlier launch, is proposed: it opens if its gates are open, and otherwise waits
  /// again, with the entrance on top.
  ///
  /// ```swift
  /// FlowStack($path, withNavigation: true) {
  ///   HomeView().heldPath($heldPath)
  /// }
  /// ```
  ///
  /// - Parameter held: A binding to the waiting path. Save it like any other `FlowPath`.
  /// - Returns: A view that keeps the waiting path in the binding.
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
