// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Receives the dismissal of a screen.
@MainActor
final class DismissListener: ObservableObject {
  var perform: (NavigationCause) -> Void = { _ in }
}

extension View {
  /// Runs an action when the screen of a flow stack that contains this view has been closed, with
  /// the cause.
  ///
  /// The action runs exactly once, when the screen is no longer shown, however it was closed:
  /// popped, dismissed, or removed from the middle of the path. It does not run when the whole flow
  /// stack is removed, because the path may be shown again.
  public func onFlowDismiss(perform action: @escaping (NavigationCause) -> Void) -> some View {
    modifier(DismissListenerModifier(action: action))
  }
}

private struct DismissListenerModifier: ViewModifier {
  @StateObject private var listener = DismissListener()
  @Environment(\.openRoute) private var screen
  let action: (NavigationCause) -> Void

  func body(content: Content) -> some View {
    listener.perform = action
    screen?.add(listener)
    return content
  }
}
