// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Changes the path of a screen's enclosing flow stack.
///
/// Screens access it as an environment object. In a stack bound to an array, it is a
/// `FlowNavigator` of the array's screen type; every stack also has a ``FlowPathNavigator``. It has
/// all verbs of `RouteNavigator`, is the same object for the lifetime of its stack, and never
/// publishes changes: a screen that holds it is not evaluated again when the path changes.
@MainActor
public final class FlowNavigator<Screen>: ObservableObject {
  private(set) weak var flow: Flow?
  /// Whether a flow stack has created it; the stack may no longer exist.
  let hasFlow: Bool
  private let read: () -> [Route<Screen>]
  private let write: ([Route<Screen>], Int?) -> Void

  /// Creates a navigator for a path that is stored elsewhere.
  public convenience init(_ routes: Binding<[Route<Screen>]>) {
    self.init(
      of: nil, read: { routes.wrappedValue }, write: { path, _ in routes.wrappedValue = path })
  }

  init(
    of flow: Flow?, read: @escaping () -> [Route<Screen>],
    write: @escaping ([Route<Screen>], Int?) -> Void
  ) {
    self.flow = flow
    hasFlow = flow != nil
    self.read = read
    self.write = write
  }

  /// The open routes above the root, lowest first.
  ///
  /// Once the stack no longer exists, it is empty, and writes are ignored.
  public var routes: [Route<Screen>] {
    get { read() }
    set { write(newValue, nil) }
  }

  /// Writes a path whose first `count` routes are those that are open.
  ///
  /// These are not compared, so that verbs cost the same on long paths. A count that exceeds the
  /// length of either path is reduced to the shorter length, and a negative count to 0.
  public func setRoutes(_ routes: [Route<Screen>], keeping count: Int) { write(routes, count) }

  /// Whether the top screen can push; see `RoutePath`'s.
  public var canPush: Bool? {
    guard let flow, localRoutes.isEmpty else { return places.canPush }
    flow.sync()
    return flow.store.state.canPush(in: flow.id)
  }

  /// The open local destinations, lowest first.
  public var localRoutes: [LocalRoute] { flow?.localRoutes.map(\.route) ?? [] }

  /// Closes all but the lowest `count` local destinations; a negative count closes all.
  public func closeLocalRoutes(keeping count: Int) {
    flow?.closeLocalRoutes(keeping: max(0, count))
  }

  /// Changes the path with a cause for listeners that replaces the default one, the app's code.
  public func change(because cause: NavigationCause, _ change: (FlowNavigator) -> Void) {
    guard let flow else { return change(self) }
    flow.change(because: cause) { change(self) }
  }

  /// Replaces the open path with a transition.
  ///
  /// - Parameters:
  ///   - routes: The new path.
  ///   - style: The transition of the screens that replace the topmost ones. With `silently`, a
  ///     screen that replaces another of the same kind keeps its view and state.
  public func replace(with routes: [Route<Screen>], as style: ReplaceStyle) {
    guard let flow else {
      self.routes = routes
      return
    }
    flow.change(as: style) { self.routes = routes }
  }

  /// Replaces the topmost screen with a transition.
  ///
  /// If only the root is open, this has no effect.
  public func replaceTop(with screen: Screen, as style: ReplaceStyle) {
    var path = routes
    guard let top = path.indices.last else { return }
    path[top].screen = screen
    replace(with: path, as: style)
  }
}

extension FlowNavigator: @MainActor RouteNavigator {}

/// Changes a path of screens of any types.
public typealias FlowPathNavigator = FlowNavigator<AnyHashable>
