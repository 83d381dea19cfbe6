// SPDX-License-Identifier: MIT

import WaymarkRender

/// A type by which an app is entered that has no `App`: it makes its windows itself.
///
/// Scene delegates are such types; `WaymarkScenes` makes them so, and hosts take them as they take
/// an `App`. That is how neither needs to know the other.
@MainActor
@preconcurrency
public protocol SceneEntry: AnyObject {
  /// Begins a scene in a graph that shows nothing yet, and shows its content there.
  static func _enter(_ graph: ViewGraph, of application: (any ApplicationEntry.Type)?)
}

/// A type that is told of the life of an app that is entered by ``SceneEntry``, or names who is.
///
/// Application delegates are such types, by `WaymarkScenes`.
@MainActor
@preconcurrency
public protocol ApplicationEntry: AnyObject {
  /// Begins the first scene of the app in a graph that shows nothing yet.
  static func _enter(_ graph: ViewGraph)
}

/// Something that comes to an app from outside and is neither a link nor an activity: a quick
/// action, or the answer to a notification.
///
/// Only what `WaymarkScenes` has is understood.
public protocol SceneArrival: AnyObject {}

/// A host that shows several windows of an app at a time, each by a graph of its own.
@MainActor
public protocol WindowHost: AnyObject {
  /// Makes another window, and has its content shown in its graph.
  ///
  /// - Returns: Whether there is room for another; where there is none it is reported.
  @discardableResult
  func openWindow(_ show: (ViewGraph) -> Void) -> Bool
  /// Brings a window to the front: what comes from outside goes to it.
  func bringForward(_ graph: ViewGraph)
  /// Ends a window.
  func closeWindow(_ graph: ViewGraph)
}

/// What comes to a scene from outside.
package enum Arrival {
  case link(URL)
  case activity(NSUserActivity)
  case other(any SceneArrival)
}

/// Takes part in the life of a scene beside its views.
@MainActor
package protocol SceneMember: AnyObject {
  /// Whether it takes what has come; nobody else gets it then.
  func take(_ arrival: Arrival) -> Bool
  /// Brings the scene to a phase, by ``ViewGraph/show(_:)-(ScenePhase)``.
  func move(to phase: ScenePhase)
  /// What the scene as a whole offers.
  var activity: NSUserActivity? { get }
  /// The scene's views are gone.
  func end()
}

extension ViewGraph {
  /// Who shows other windows of the app beside this one; nil where there can be only one.
  public var windowHost: (any WindowHost)? {
    get { scene.windowHost }
    set { scene.windowHost = newValue }
  }

  /// Hands something to the app that comes from outside, and brings everything up to date.
  ///
  /// It is kept until the first view like a link, and with links in order.
  public func deliver(_ arrival: any SceneArrival) { receive(.other(arrival)) }

  // MARK: For who takes part

  /// Who takes part in the scene's life; at most one.
  package var member: (any SceneMember)? {
    get { scene.member }
    set { scene.member = newValue }
  }

  /// What waits for the first view and came first, which is taken away.
  package func takeWaiting(where isWanted: (Arrival) -> Bool = { _ in true }) -> Arrival? {
    scene.links.takeWaiting(where: isWanted)
  }

  /// Has all views see a phase.
  package func show(_ phase: ScenePhase) {
    scene.phase.take(EnvironmentBox(phase))
    flush()
  }

  /// Whether effects run in this graph.
  package var runsEffects: Bool { effects.isEnabled }

  /// Runs something once the first views are there.
  package func afterFirstViews(_ effect: @escaping () -> Void) {
    effects.add(.links, effect)
    askForFlush()
  }

  /// Puts an observable object into the environment of all views.
  package func provide(_ object: some ObservableObject) {
    rootScope.provide(object)
  }

  /// Has the host open a link outside of the app; whether it did.
  package func openOutside(_ url: URL) -> Bool { host.open(address: url.absoluteString) }
}
