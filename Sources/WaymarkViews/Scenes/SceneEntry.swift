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

/// Takes part in the life of a scene beside its views.
@MainActor
package protocol SceneMember: ArrivalReceiver {
  /// Brings the scene to a phase, by ``ViewGraph/show(_:)-(ScenePhase)``.
  func move(to phase: ScenePhase)
  /// What the scene as a whole offers.
  var activity: NSUserActivity? { get }
  /// The scene's views are gone.
  func end()
}

@_spi(Host) extension ViewGraph {
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
