// SPDX-License-Identifier: MIT

/// Receives the navigation events of a whole app, from outside of its views.
///
/// It receives what a listener around all views of the app would receive: proposals, changes and
/// their outcomes, after the app has redacted them.
@MainActor
package final class NavigationObserver {
  private let receive: (NavigationEvent) -> Void
  /// The object by which views notify the observer.
  package var listener: AnyObject?

  /// Creates an observer.
  ///
  /// - Parameter receive: Called with each event.
  package init(receive: @escaping (NavigationEvent) -> Void) { self.receive = receive }

  /// Receives an event.
  package func observe(_ event: NavigationEvent) { receive(event) }
}

/// The observer of the running app.
package enum NavigationObservation {
  /// The observer, which the host of the app binds; nil if there is none.
  @TaskLocal package static var current: NavigationObserver?
}
