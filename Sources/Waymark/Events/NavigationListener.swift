// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Who is told of the changes of the paths in a view, and who is around that.
@MainActor
final class NavigationListener: ObservableObject {
  private var perform: (NavigationEvent) -> Void = { _ in }
  /// Whether it is notified of proposals and of changes that were not made, too.
  private var hearsAll = false
  /// Which screens the listeners around are to see the type of only; nil for none.
  private var isSecret: ((AnyHashable) -> Bool)?
  /// The listener around this one.
  private var outer: NavigationListener?
  /// Whether this or one around it is notified of proposals.
  private(set) var hearsProposals = false

  /// Its view was evaluated.
  func update(_ role: Role, inside outer: NavigationListener?) {
    self.outer = outer
    switch role {
    case .listening(let perform, let all): (self.perform, hearsAll) = (perform, all)
    case .redacting(let isSecret): self.isSecret = isSecret
    }
    hearsProposals = hearsAll || outer?.hearsProposals == true
  }

  func tell(_ event: NavigationEvent) {
    if hearsAll || event.outcome == .done { perform(event) }
    guard let outer else { return }
    // An event is large, so the listeners around this one receive the same, not a copy.
    if let isSecret { outer.tell(event.redacting(isSecret)) } else { outer.tell(event) }
  }

  /// What a view does with events.
  enum Role {
    case listening((NavigationEvent) -> Void, all: Bool)
    case redacting((AnyHashable) -> Bool)
  }
}

extension View {
  /// Tells of every change of the path of each flow stack in this view.
  ///
  /// One event for all that changes at once in one path, when it is shown. Stacks in stacks tell
  /// it for their own paths, and a destination that a binding opens is a path of its own here.
  /// Any number of views may listen; the innermost is told first.
  public func onNavigation(perform action: @escaping (NavigationEvent) -> Void) -> some View {
    modifier(NavigationListenerModifier(role: .listening(action, all: false)))
  }

  /// Runs an action with every proposed change of the path of each flow stack in this view, and
  /// with its outcome.
  ///
  /// The first event is `proposed`, before guards are asked and anything is shown; those after it
  /// have another `NavigationEvent.outcome`. A change that is made ends with `done`, once it is
  /// shown. One that is held ends with `declined` when it is discarded; when its gates open, it is
  /// proposed again. Any number of views may listen; the innermost is notified first.
  public func onNavigationOutcome(perform action: @escaping (NavigationEvent) -> Void) -> some View
  {
    modifier(NavigationListenerModifier(role: .listening(action, all: true)))
  }

  /// Hides the values of some screens from the listeners around this view.
  ///
  /// In the events that they get, a `RedactedScreen` is in the place of each such screen: its
  /// type is known, its value is not. Listeners inside this view, guards and gates get the values.
  ///
  /// ```swift
  /// ContentView()
  ///   .redactNavigation { $0.base is CardScreen }
  ///   .onNavigation { print($0) }
  /// ```
  ///
  /// - Parameter isSecret: Whether a screen's value is to be hidden.
  /// - Returns: The view.
  public func redactNavigation(_ isSecret: @escaping (AnyHashable) -> Bool) -> some View {
    modifier(NavigationListenerModifier(role: .redacting(isSecret)))
  }
}

private struct NavigationListenerModifier: ViewModifier {
  @StateObject private var listener = NavigationListener()
  @Environment(\.navigationListener) private var outer
  let role: NavigationListener.Role

  func body(content: Content) -> some View {
    listener.update(role, inside: outer)
    return content.environment(\.navigationListener, listener)
  }
}
