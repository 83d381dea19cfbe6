// SPDX-License-Identifier: MIT

import WaymarkRender

/// The entry point of an app that has no `App` and makes its windows itself.
///
/// Scene delegates conform, through `WaymarkScenes`; a host runs one like an `App`.
@MainActor
@preconcurrency
public protocol SceneEntry: AnyObject {
  /// Begins a scene and displays its content.
  static func _enter(_ entrance: _SceneEntrance, of application: (any ApplicationEntry.Type)?)
}

/// The entry point of an app with an application delegate, which names its scenes' delegates.
///
/// Application delegates conform, through `WaymarkScenes`.
@MainActor
@preconcurrency
public protocol ApplicationEntry: AnyObject {
  /// Begins the first scene of the app.
  static func _enter(_ entrance: _SceneEntrance)
}

/// Where the runtime lets a ``SceneEntry`` begin: a window without content.
public struct _SceneEntrance {
  package let graph: ViewGraph
}

/// A host that displays several windows of an app, each with a graph of its own.
@MainActor
@_spi(Host) public protocol WindowHost: AnyObject {
  /// Opens another window and displays its content.
  ///
  /// - Parameter show: Mounts the content in the window's graph.
  /// - Returns: False if the host's limit of windows is reached, which it reports.
  @discardableResult
  func openWindow(_ show: (ViewGraph) -> Void) -> Bool
  /// Brings a window to the front, which then receives arrivals.
  func bringForward(_ graph: ViewGraph)
  /// Closes a window.
  func closeWindow(_ graph: ViewGraph)
}

/// An object that follows the life cycle of a scene, such as the connection of a scene delegate.
@MainActor
package protocol SceneMember: ArrivalReceiver {
  /// Moves the scene to a phase, and calls ``ViewGraph/show(_:)-(ScenePhase)``.
  func move(to phase: ScenePhase)
  /// The user activity of the scene itself; its views may have others.
  var activity: NSUserActivity? { get }
  /// Called when the scene's views have been removed.
  func end()
}

@_spi(Host) extension ViewGraph {
  /// The host of the app's windows; nil if the app can have only this one.
  public var windowHost: (any WindowHost)? {
    get { scene.windowHost }
    set { scene.windowHost = newValue }
  }

  /// Delivers an arrival to the app, and flushes.
  ///
  /// Like links, and in order with them, arrivals wait until the first view exists.
  public func deliver(_ arrival: any SceneArrival) { receive(.other(arrival)) }

  // MARK: Scene members

  /// The object that follows the scene's life cycle; at most one.
  package var member: (any SceneMember)? {
    get { scene.member }
    set { scene.member = newValue }
  }

  /// Removes and returns the first matching arrival that waits for the first view.
  package func dequeueArrival(where isWanted: (Arrival) -> Bool = { _ in true }) -> Arrival? {
    scene.links.dequeue(where: isWanted)
  }

  /// Sets the scene phase that all views read, and flushes.
  package func show(_ phase: ScenePhase) {
    scene.phase.adopt(EnvironmentBox(phase))
    flush()
  }

  /// Whether effects run in this graph.
  package var runsEffects: Bool { effects.isEnabled }

  /// Runs an effect once the first views exist.
  package func afterFirstViews(_ effect: @escaping () -> Void) {
    effects.add(.links, effect)
    askForFlush()
  }

  /// Adds an observable object to the environment of all views.
  package func provide(_ object: some ObservableObject) {
    rootScope.provide(object)
  }

  /// Opens a URL outside of the app; returns whether the host did.
  package func openOutside(_ url: URL) -> Bool { host.open(address: url.absoluteString) }
}
