// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Receives the changes of the paths in a view, and forwards them to the enclosing listener.
@MainActor
final class NavigationListener: ObservableObject {
  private var perform: (NavigationEvent) -> Void = { _ in }
  /// Whether it also receives proposals and changes that were not made.
  private var hearsAll = false
  /// Whether the enclosing listeners receive only the type of a screen; nil if they receive all
  /// values.
  private var isSecret: ((AnyHashable) -> Bool)?
  /// The enclosing listener.
  private var outer: NavigationListener?
  /// Whether this listener or an enclosing one receives proposals.
  private(set) var hearsProposals = false

  /// Called when its view is evaluated.
  func update(_ role: Role, inside outer: NavigationListener?) {
    self.outer = outer
    switch role {
    case .listening(let perform, let all): (self.perform, hearsAll) = (perform, all)
    case .redacting(let isSecret): self.isSecret = isSecret
    }
    hearsProposals = hearsAll || outer?.hearsProposals == true
  }

  /// Returns the listener around all views of an app that a tool observes.
  static func of(_ observer: NavigationObserver) -> NavigationListener {
    if let known = observer.listener as? NavigationListener { return known }
    let listener = NavigationListener()
    listener.update(.listening(observer.observe, all: true), inside: nil)
    observer.listener = listener
    return listener
  }

  func tell(_ event: NavigationEvent) {
    if hearsAll || event.outcome == .done { perform(event) }
    guard let outer else { return }
    // An event is large, so the enclosing listeners receive the same instance, not a copy.
    if let isSecret { outer.tell(event.redacting(isSecret)) } else { outer.tell(event) }
  }

  /// What a view does with events.
  enum Role {
    case listening((NavigationEvent) -> Void, all: Bool)
    case redacting((AnyHashable) -> Bool)
  }
}

extension View {
  /// Runs an action with every change of the path of each flow stack in this view.
  ///
  /// All changes that are made in one path at once emit one event, when they are shown. Nested
  /// stacks emit events for their own paths, and so does a destination that a binding opens. Any
  /// number of views may listen; the innermost receives an event first.
  public func onNavigation(perform action: @escaping (NavigationEvent) -> Void) -> some View {
    modifier(NavigationListenerModifier(role: .listening(action, all: false)))
  }

  /// Runs an action with every proposed change of the path of each flow stack in this view, and
  /// with its outcome.
  ///
  /// The first event is `proposed`, before guards are asked and anything is shown; later events
  /// have another `NavigationEvent.outcome`. A change that is made ends with `done`, once it is
  /// shown. A held change ends with `declined` when it is discarded; when its gates open, it is
  /// proposed again. Any number of views may listen; the innermost receives an event first.
  public func onNavigationOutcome(perform action: @escaping (NavigationEvent) -> Void) -> some View
  {
    modifier(NavigationListenerModifier(role: .listening(action, all: true)))
  }

  /// Hides the values of some screens from the listeners around this view.
  ///
  /// In the events that they receive, a `RedactedScreen` replaces each such screen: its type is
  /// known, its value is not. Listeners inside this view, guards and gates receive the values.
  ///
  /// ```swift
  /// ContentView()
  ///   .redactNavigation { $0.base is CardScreen }
  ///   .onNavigation { print($0) }
  /// ```
  ///
  /// - Parameter isSecret: Returns whether a screen's value is hidden.
  /// - Returns: A view that redacts events.
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
