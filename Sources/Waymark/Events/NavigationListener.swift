// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Who is told of the changes of the paths in a view, and who is around that.
@MainActor
final class NavigationListener: ObservableObject {
  var perform: (NavigationEvent) -> Void = { _ in }
  /// Whether it is notified of proposals and of changes that were not made, too.
  var hearsAll = false
  /// The listener around this one.
  var outer: NavigationListener?

  /// Whether this or one around it is notified of proposals.
  var hearsProposals: Bool { hearsAll || outer?.hearsProposals == true }

  func tell(_ event: NavigationEvent) {
    if hearsAll || event.outcome == .done { perform(event) }
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
    modifier(NavigationListenerModifier(action: action, hearsAll: false))
  }

  /// Runs an action with every proposed change of the path of each flow stack in this view, and
  /// with its outcome.
  ///
  /// The first event is `proposed`, before guards are asked and anything is shown; those after it
  /// have another ``NavigationEvent/outcome``. A change that is made ends with `done`, once it is
  /// shown. One that is held ends with `declined` when it is discarded; when its gates open, it is
  /// proposed again. Any number of views may listen; the innermost is notified first.
  public func onNavigationOutcome(perform action: @escaping (NavigationEvent) -> Void) -> some View
  {
    modifier(NavigationListenerModifier(action: action, hearsAll: true))
  }
}

private struct NavigationListenerModifier: ViewModifier {
  @StateObject private var listener = NavigationListener()
  @Environment(\.navigationListener) private var outer
  let action: (NavigationEvent) -> Void
  let hearsAll: Bool

  func body(content: Content) -> some View {
    listener.perform = action
    listener.hearsAll = hearsAll
    listener.outer = outer
    return content.environment(\.navigationListener, listener)
  }
}
