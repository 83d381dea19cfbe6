// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Who is told of the changes of the paths in a view, and who is around that.
@MainActor
final class NavigationListener: ObservableObject {
  var perform: (NavigationEvent) -> Void = { _ in }
  /// The listener around this one.
  var outer: NavigationListener?

  func tell(_ event: NavigationEvent) {
    perform(event)
    outer?.tell(event)
  }
}

extension View {
  /// Tells of every change of the path of each flow stack in this view.
  ///
  /// One event for all that changes at once in one path, when it is shown. Stacks in stacks tell
  /// it for their own paths, and a destination that a binding opens is a path of its own here.
  /// Any number of views may listen; the innermost is told first.
  public func onNavigation(perform action: @escaping (NavigationEvent) -> Void) -> some View {
    modifier(NavigationListenerModifier(action: action))
  }
}

private struct NavigationListenerModifier: ViewModifier {
  @StateObject private var listener = NavigationListener()
  @Environment(\.navigationListener) private var outer
  let action: (NavigationEvent) -> Void

  func body(content: Content) -> some View {
    listener.perform = action
    listener.outer = outer
    return content.environment(\.navigationListener, listener)
  }
}
