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
  private let read: () -> [Route<Screen>]
  private let write: ([Route<Screen>]) -> Void

  /// Makes a navigator of a path that is kept elsewhere.
  public convenience init(_ routes: Binding<[Route<Screen>]>) {
    self.init(read: { routes.wrappedValue }, write: { routes.wrappedValue = $0 })
  }

  init(read: @escaping () -> [Route<Screen>], write: @escaping ([Route<Screen>]) -> Void) {
    self.read = read
    self.write = write
  }

  /// The open routes above the root, lowest first.
  ///
  /// Empty, and writes are ignored, once the stack is gone.
  public var routes: [Route<Screen>] {
    get { read() }
    set { write(newValue) }
  }
}

extension FlowNavigator: @MainActor RouteNavigator {}

/// Changes a path of screens of any types.
public typealias FlowPathNavigator = FlowNavigator<AnyHashable>
