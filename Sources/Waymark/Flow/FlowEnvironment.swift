// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension EnvironmentValues {
  /// The presentation style of the screen; nil in a stack's root and outside of any flow stack.
  public var routeStyle: RouteStyle? { screenPlace?.style }

  /// The index of the screen's route in its path: -1 in the root, then from 0.
  ///
  /// Nil outside of any flow stack.
  public var routeIndex: Int? { screenPlace?.index }

  /// The number of enclosing flow stacks with a path of their own: 1 in the outermost.
  ///
  /// Nil outside of any flow stack.
  public var nestingIndex: Int? { flowPlace?.nesting }

  /// The nearest enclosing flow stack with a path.
  ///
  /// Not retained: a flow ends with its view, although its screens may still be shown.
  var flow: FlowReference? { flowPlace?.flow }

  /// The open screen that contains the view; nil in a stack's root and outside of any flow stack.
  var openRoute: OpenRoute? { screenPlace?.screen }

  /// The enclosing flow stack; nil outside of any.
  var flowPlace: FlowPlace? {
    get { self[FlowPlaceKey.self] }
    set { self[FlowPlaceKey.self] = newValue }
  }

  /// The view's position in the flow stack; nil outside of any.
  var screenPlace: ScreenPlace? {
    get { self[ScreenPlaceKey.self] }
    set { self[ScreenPlaceKey.self] = newValue }
  }

  /// The platform set for the transitions of flow stacks, if any.
  var navigationPlatform: NavigationPlatform? {
    get { self[NavigationPlatformKey.self] }
    set { self[NavigationPlatformKey.self] = newValue }
  }

  /// The timer that ends steps whose completion is not reported.
  var stepTimer: StepTimer? {
    get { self[StepTimerKey.self] }
    set { self[StepTimerKey.self] = newValue }
  }

  /// The enclosing listener for changes of paths.
  var navigationListener: NavigationListener? {
    get { self[NavigationListenerKey.self] }
    set { self[NavigationListenerKey.self] = newValue }
  }

  /// The enclosing guards and gates; nil if there are none.
  var navigationControl: ControlPlace? {
    get { self[NavigationControlKey.self] }
    set { self[NavigationControlKey.self] = newValue }
  }

  /// Whether flow stacks push on a `NavigationStack`.
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
  static var defaultValue: NavigationListener? {
    guard let observer = NavigationObservation.current else { return nil }
    // Proof: views read their environment on the main actor.
    return MainActor.assumeIsolated { NavigationListener.of(observer) }
  }
}

private enum NavigationControlKey: EnvironmentKey {
  static var defaultValue: ControlPlace? { nil }
}

private enum UseNavigationStackPolicyKey: EnvironmentKey {
  static var defaultValue: UseNavigationStackPolicy { .whenAvailable }
}
