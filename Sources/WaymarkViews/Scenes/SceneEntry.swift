// SPDX-License-Identifier: MIT

import Synchronization
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

/// What else the app's code finds bound to its task while it runs as the code of a scene.
///
/// Of modules that this one does not know.
@MainActor
package protocol SceneScope {
  /// Runs work with its values bound.
  func bind<R>(_ work: () throws -> R) rethrows -> R
}

/// The scene whose code runs; tasks that it begins belong to it, too.
///
/// Several apps may run in one process, so nothing that is shared by one app can be found by a
/// global name alone.
package final class SceneSurroundings: Sendable {
  @TaskLocal package static var current: SceneSurroundings?

  /// The scene's graph, which sets it for as long as it lives.
  ///
  /// A weak reference would make each of the many references to the graph a slow one.
  @MainActor package internal(set) unowned(unsafe) var graph: ViewGraph?
  /// What all scenes of the app share.
  @MainActor package weak var application: AnyObject?

  /// Where the app keeps its `AppStorage` values.
  var appStore: AppStore {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private let stored: Mutex<AppStore>

  @MainActor init(_ appStore: AppStore) { stored = Mutex(appStore) }
}

extension ViewGraph {
  /// Hands something to the app that comes from outside, and brings everything up to date.
  ///
  /// It is kept until the first view like a link, and with links in order.
  public func deliver(_ arrival: any SceneArrival) { receive(.other(arrival)) }

  // MARK: For who takes part

  /// How the scene is found by what must not keep its graph.
  package var surroundings: SceneSurroundings { scene.surroundings }

  /// Who takes part in the scene's life; at most one.
  package var member: (any SceneMember)? {
    get { scene.member }
    set { scene.member = newValue }
  }

  /// What is bound to the task of the app's code besides the scene.
  package var scope: (any SceneScope)? {
    get { scene.scope }
    set { scene.scope = newValue }
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
