// SPDX-License-Identifier: MIT

/// Opens screens by navigation values, from anywhere in an app.
///
/// Like the freshOS Router's: those who navigate know an enum, and one place of the app makes the
/// screens of it. But a router is a value, and `Router.default` only the one that is used where no
/// other was chosen: a test has its own, and so may each window.
///
/// ```swift
/// Router.default.navigate(MyNavigation.about)
/// Router.default.didNavigate { navigation in print(navigation) }
/// ```
///
/// How screens are made is registered in the form of the app's screens, by
/// `setupAppNavigation(appNavigation:)` of `Waymark` for views and of `WaymarkScenes` for view
/// controllers. A screen opens in the frontmost of the flow stacks or navigation controllers that
/// are on screen and take it. While there is none at all, as when an app launches, navigations wait
/// for the first one and are then performed in order.
@MainActor
public final class Router {
  let storage: RouterStorage
  /// Where screens are opened rather than in front, while that is uncovered.
  private weak var origin: (any NavigationTarget)?

  /// The router of the running work: of its browser session where an app is served, else the one
  /// of the process.
  ///
  /// It is the same in the bodies, actions and tasks of a session, and in what those start. Outside
  /// of any session, as when the server starts, it is the process's, from which the others inherit.
  /// A dispatch queue, a timer and a detached task lose the session: give them the router itself.
  public nonisolated static var `default`: Router { RouterScope.current ?? process }

  /// The router of the process, whatever session the running work is of.
  package nonisolated static let process = Router()

  /// A router of its own, with nothing on screen.
  ///
  /// - Parameter parent: The router whose handlers and listeners it has, too, as they are at each
  ///   navigation. Handlers of its own outrank the parent's; the parent's listeners are called
  ///   first. Nil leaves it with what is registered with it.
  public nonisolated init(inheriting parent: Router? = nil) {
    storage = RouterStorage(parent: parent?.storage)
  }

  /// The same router, for what is inside a target.
  package init(_ router: Router, from origin: any NavigationTarget) {
    storage = router.storage
    self.origin = origin
  }

  /// Whether two routers are the same one, wherever each is used from.
  package func isSame(as other: Router) -> Bool { storage === other.storage }

  /// Opens the screen of a navigation.
  ///
  /// The screen opens in the frontmost target on screen that takes it; from inside one by the
  /// environment's router, in that one as long as nothing covers it. While no target is on screen,
  /// it waits; of those that wait, each is opened in the first target that takes it, in order.
  ///
  /// A navigation that nothing is registered for is reported, once for each type, and nothing
  /// happens; so is one that no target on screen takes. What a listener navigates to is opened once
  /// all listeners have been called.
  ///
  /// - Parameters:
  ///   - navigation: The navigation.
  ///   - fileID: The file of the call, which events have as their origin.
  ///   - line: Its line.
  public func navigate(
    _ navigation: any Navigation, fileID: String = #fileID, line: Int = #line
  ) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) {
      storage.navigate(navigation, from: origin)
    }
  }

  /// Calls an action after each navigation, when its screen is shown.
  ///
  /// There may be many listeners; they are called in order of registration, those of the router
  /// that this one inherits from first. A navigation that was refused or not found is not heard of.
  ///
  /// - Parameter action: Called with the navigation.
  /// - Returns: The listener, for who wants to end it before the router ends.
  @discardableResult
  public func didNavigate(
    _ action: @escaping @MainActor (any Navigation) -> Void
  ) -> NavigationSubscription {
    storage.addListener(action)
  }
}

// MARK: Forms of screens

extension Router {
  /// Registers what opens the navigations of one type.
  ///
  /// - Returns: What did so until now, in this router itself.
  @discardableResult
  package func register(
    _ handler: any NavigationHandler, for type: any Navigation.Type
  ) -> (any NavigationHandler)? {
    storage.register(handler, for: type)
  }

  /// Registers what opens the navigations of all types that have no handler of their own.
  ///
  /// - Returns: What did so until now, in this router itself.
  @discardableResult
  package func registerForOthers(
    _ handler: any NavigationHandler
  ) -> (any NavigationHandler)? {
    storage.registerForOthers(handler)
  }

  /// What was registered for exactly this type, here or in what is inherited from.
  package func handler(forExactly type: Any.Type) -> (any NavigationHandler)? {
    storage.handler(forExactly: type)
  }

  /// A target is on screen now, in front of all but those inside of it.
  package func appeared(_ target: any NavigationTarget) { storage.appeared(target) }

  /// A target is not on screen any more.
  package func disappeared(_ target: any NavigationTarget) { storage.disappeared(target) }

  /// The targets that have appeared and exist, frontmost last.
  package var targets: [any NavigationTarget] { storage.knownTargets }
}
