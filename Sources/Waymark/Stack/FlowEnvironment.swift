// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension EnvironmentValues {
  /// How the screen is shown; nil in a stack's root and outside of any flow stack.
  public var routeStyle: RouteStyle? { screenPlace?.style }

  /// The index of the screen's route in its path: -1 in the root, then from 0.
  ///
  /// Nil outside of any flow stack.
  public var routeIndex: Int? { screenPlace?.index }

  /// How many flow stacks with a path of their own are around the screen: 1 in the outermost.
  ///
  /// Nil outside of any flow stack.
  public var nestingIndex: Int? { flowPlace?.nesting }

  /// The nearest flow stack around the view that has a path.
  ///
  /// Not held by it: a flow ends with its view, though screens of it may still be shown.
  var flow: FlowReference? { flowPlace?.flow }

  /// The open screen that the view is in; nil in a stack's root and outside of any flow stack.
  var openRoute: OpenRoute? { screenPlace?.screen }

  /// The flow stack that the view is in; nil outside of any.
  var flowPlace: FlowPlace? {
    get { self[FlowPlaceKey.self] }
    set { self[FlowPlaceKey.self] = newValue }
  }

  /// Where in the flow stack the view is; nil outside of any.
  var screenPlace: ScreenPlace? {
    get { self[ScreenPlaceKey.self] }
    set { self[ScreenPlaceKey.self] = newValue }
  }

  /// What takes flow stacks to a path, if it was said.
  var navigationPlatform: NavigationPlatform? {
    get { self[NavigationPlatformKey.self] }
    set { self[NavigationPlatformKey.self] = newValue }
  }

  /// What ends steps that nobody says are complete.
  var stepTimer: StepTimer? {
    get { self[StepTimerKey.self] }
    set { self[StepTimerKey.self] = newValue }
  }

  /// Who is told of changes of the paths in the view.
  var navigationListener: NavigationListener? {
    get { self[NavigationListenerKey.self] }
    set { self[NavigationListenerKey.self] = newValue }
  }

  /// What decides about changes of the paths in the view; nil if nothing does.
  var navigationControl: ControlPlace? {
    get { self[NavigationControlKey.self] }
    set { self[NavigationControlKey.self] = newValue }
  }

  /// Whether navigation stacks are `NavigationStack`s.
  var useNavigationStackPolicy: UseNavigationStackPolicy {
    get { self[UseNavigationStackPolicyKey.self] }
    set { self[UseNavigationStackPolicyKey.self] = newValue }
  }
}

/// A flow stack in the environment of its screens.
///
/// A single value, because setting each value of the environment adds to the cost of a push.
struct FlowPlace: Equatable {
  let flow: FlowReference
  /// How many flow stacks with their own path enclose the screen, this one included.
  let nesting: Int
  /// The router of the screens.
  let router: PlacedRouter?

  static func == (one: FlowPlace, other: FlowPlace) -> Bool {
    one.flow === other.flow && one.nesting == other.nesting && one.router === other.router
  }
}

/// A screen in the environment of its views.
struct ScreenPlace: Equatable {
  /// The root of a stack.
  static var root: ScreenPlace { ScreenPlace(screen: nil, style: nil, index: -1) }

  let screen: OpenRoute?
  let style: RouteStyle?
  let index: Int
}

private enum FlowPlaceKey: EnvironmentKey {
  static var defaultValue: FlowPlace? { nil }
}

private enum ScreenPlaceKey: EnvironmentKey {
  static var defaultValue: ScreenPlace? { nil }
}

private enum NavigationPlatformKey: EnvironmentKey {
  static var defaultValue: NavigationPlatform? { nil }
}

private enum StepTimerKey: EnvironmentKey {
  static var defaultValue: StepTimer? { nil }
}

private enum NavigationListenerKey: EnvironmentKey {
  static var defaultValue: NavigationListener? { nil }
}

private enum NavigationControlKey: EnvironmentKey {
  static var defaultValue: ControlPlace? { nil }
}

private enum UseNavigationStackPolicyKey: EnvironmentKey {
  static var defaultValue: UseNavigationStackPolicy { .whenAvailable }
}
