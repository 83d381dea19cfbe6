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
  private let binding: Binding<[Route<Screen>]>

  /// Makes a navigator of a path that is kept elsewhere.
  public init(_ routes: Binding<[Route<Screen>]>) { binding = routes }

  /// The open routes above the root, lowest first.
  ///
  /// Empty, and writes are ignored, once the stack is gone.
  public var routes: [Route<Screen>] {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }
}

extension FlowNavigator: @MainActor RouteNavigator {}

/// Changes a path of screens of any types.
public typealias FlowPathNavigator = FlowNavigator<AnyHashable>
