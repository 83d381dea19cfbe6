// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

/// Changes the path of the flow stack around a screen.
///
/// A screen finds it as an environment object. In a stack bound to an array it is a
/// `FlowNavigator` of the array's type of screen; in every stack there is a ``FlowPathNavigator``,
/// too. It has all verbs of `RouteNavigator`, stays the same object for the life of its stack, and
/// never publishes: a screen that holds it is not evaluated again when the path changes.
@MainActor
public final class FlowNavigator<Screen>: ObservableObject {
  private(set) weak var flow: Flow?
  /// Whether a flow stack has made it, which may be gone.
  let hasFlow: Bool
  private let read: () -> [Route<Screen>]
  private let write: ([Route<Screen>], Int?) -> Void

  /// Makes a navigator of a path that is kept elsewhere.
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
  /// Empty, and writes are ignored, once the stack is gone.
  public var routes: [Route<Screen>] {
    get { read() }
    set { write(newValue, nil) }
  }

  /// Writes a path whose first `count` routes are those that are open.
  ///
  /// They are not compared, so that verbs cost the same on long paths; a count beyond either path
  /// is taken for the shorter one's, a negative one for none.
  public func setRoutes(_ routes: [Route<Screen>], keeping count: Int) { write(routes, count) }

  /// Whether the top screen can push; see `RoutePath`'s.
  public var canPush: Bool? {
    guard let flow, localRoutes.isEmpty else { return places.canPush }
    flow.sync()
    return flow.store.state.canPush(in: flow.id)
  }

  /// The local destinations that are open, lowest first.
  public var localRoutes: [LocalRoute] { flow?.localRoutes.map(\.route) ?? [] }

  /// Closes all but the lowest `count` local destinations; a negative count closes all.
  public func closeLocalRoutes(keeping count: Int) {
    flow?.closeLocalRoutes(keeping: max(0, count))
  }

  /// Changes the path, and tells those who listen another cause than the app's code.
  public func change(because cause: NavigationCause, _ change: (FlowNavigator) -> Void) {
    guard let flow else { return change(self) }
    flow.change(because: cause) { change(self) }
  }

  /// Puts another path in the place of the open one, and says how that looks.
  ///
  /// - Parameters:
  ///   - routes: The path to show.
  ///   - style: How the screens look that come in the place of the topmost ones. With `silently`
  ///     a screen in the place of another of the same kind takes over its view and state.
  public func replace(with routes: [Route<Screen>], as style: ReplaceStyle) {
    guard let flow else {
      self.routes = routes
      return
    }
    flow.change(as: style) { self.routes = routes }
  }

  /// Puts another screen in the place of the topmost one, and says how that looks.
  ///
  /// Where only the root is open, nothing happens.
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
