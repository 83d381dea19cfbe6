// SPDX-License-Identifier: MIT

/// Opens screens by navigation values, from anywhere in an app.
///
/// As with the freshOS Router, code that navigates depends on an enum, and a single place in the
/// app creates the screens. However, a router is a value, and `Router.default` is only the one that
/// is used unless another was chosen: a test has its own, and so may each window.
///
/// ```swift
/// Router.default.navigate(MyNavigation.about)
/// Router.default.didNavigate { navigation in print(navigation) }
/// ```
///
/// Register the creation of screens with `setupAppNavigation(appNavigation:)`, in `Waymark` for
/// views and in `WaymarkScenes` for view controllers. A screen opens in the frontmost flow stack or
/// navigation controller on screen that supports it. While there is none, as when an app launches,
/// navigations wait for the first one and are then performed in order.
@MainActor
public final class Router {
  let storage: RouterStorage
  /// The preferred target of screens, while it is uncovered.
  private weak var origin: (any NavigationTarget)?

  /// The router of the running code: that of its browser session in a served app, or else that of
  /// the process.
  ///
  /// It is the same in the bodies, actions and tasks of a session, and in their child tasks.
  /// Outside of any session, as when the server starts, it is the router of the process, from which
  /// the others inherit. A dispatch queue, a timer and a detached task lose the session: pass the
  /// router to them.
  public nonisolated static var `default`: Router { RouterScope.current ?? process }

  /// The router of the process, regardless of the session of the running code.
  package nonisolated static let process = Router()

  /// Creates a separate router without targets.
  ///
  /// - Parameter parent: The router whose current handlers and listeners it inherits. Its own
  ///   handlers take precedence; the parent's listeners are called first. With nil, it has only its
  ///   own.
  public nonisolated init(inheriting parent: Router? = nil) {
    storage = RouterStorage(parent: parent?.storage)
  }

  /// Creates the same router for the content of a target.
  package init(_ router: Router, from origin: any NavigationTarget) {
    storage = router.storage
    self.origin = origin
  }

  /// Whether two routers are the same one, regardless of their origins.
  package func isSame(as other: Router) -> Bool { storage === other.storage }

  /// Opens the screen of a navigation.
  ///
  /// The screen opens in the frontmost target on screen that supports it; with the router from the
  /// environment inside a target, in that one as long as nothing covers it. While no target is on
  /// screen, navigations wait; each then opens in the first target that supports it, in order.
  ///
  /// A navigation without a registration has no effect and is reported once for each type; one that
  /// no target on screen supports has no effect and is reported each time. If a listener navigates,
  /// that screen opens once all listeners have been called.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - fileID: The file of the call, which is the origin in events.
  ///   - line: The line of the call.
  public func navigate(
    _ navigation: any Navigation, fileID: String = #fileID, line: Int = #line
  ) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) {
      storage.navigate(navigation, from: origin)
    }
  }

  /// Calls an action after each navigation, when its screen is shown.
  ///
  /// Any number of listeners are called in order of registration, those of the inherited router
  /// first. They are not called for a navigation that was rejected or has no registration.
  ///
  /// - Parameter action: An action that receives the navigation.
  /// - Returns: The registration, with which the listener can be removed.
  @discardableResult
  public func didNavigate(
    _ action: @escaping @MainActor (any Navigation) -> Void
  ) -> NavigationSubscription {
    storage.addListener(action)
  }
}

// MARK: Forms of screens

extension Router {
  /// Registers a handler for the navigations of one type.
  ///
  /// - Returns: The previous handler in this router itself.
  @discardableResult
  package func register(
    _ handler: any NavigationHandler, for type: any Navigation.Type
  ) -> (any NavigationHandler)? {
    storage.register(handler, for: type)
  }

  /// Registers a handler for the navigations of all types without a specific handler.
  ///
  /// - Returns: The previous handler in this router itself.
  @discardableResult
  package func registerForOthers(
    _ handler: any NavigationHandler
  ) -> (any NavigationHandler)? {
    storage.registerForOthers(handler)
  }

  /// Returns the handler for exactly this type, registered here or in an inherited router.
  package func handler(forExactly type: Any.Type) -> (any NavigationHandler)? {
    storage.handler(forExactly: type)
  }

  /// Called when a target has appeared, in front of all except those inside it.
  package func appeared(_ target: any NavigationTarget) { storage.appeared(target) }

  /// Called when a target is no longer on screen.
  package func disappeared(_ target: any NavigationTarget) { storage.disappeared(target) }

  /// The existing targets that have appeared, the frontmost last.
  package var targets: [any NavigationTarget] { storage.knownTargets }
}
