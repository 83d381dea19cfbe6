// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Who is told that a screen was closed.
@MainActor
final class DismissListener: ObservableObject {
  var perform: (NavigationCause) -> Void = { _ in }
}

extension View {
  /// Tells that the screen of a flow stack this view is in was closed, and by what.
  ///
  /// However it was closed (popped, dismissed, removed from the middle of the path), it is told
  /// exactly once, when the screen is not shown any more. Not when the whole flow stack goes: its
  /// path may be shown again.
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
