// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension EnvironmentValues {
  /// How the screen is shown; nil in a stack's root and outside of any flow stack.
  public internal(set) var routeStyle: RouteStyle? {
    get { self[RouteStyleKey.self] }
    set { self[RouteStyleKey.self] = newValue }
  }

  /// The index of the screen's route in its path: -1 in the root, then from 0.
  ///
  /// Nil outside of any flow stack.
  public internal(set) var routeIndex: Int? {
    get { self[RouteIndexKey.self] }
    set { self[RouteIndexKey.self] = newValue }
  }

  /// How many flow stacks with a path of their own are around the screen: 1 in the outermost.
  ///
  /// Nil outside of any flow stack.
  public internal(set) var nestingIndex: Int? {
    get { self[NestingIndexKey.self] }
    set { self[NestingIndexKey.self] = newValue }
  }

  /// The nearest flow stack around the view that has a path.
  ///
  /// Not held by it: a flow ends with its view, though screens of it may still be shown.
  var flow: FlowReference? {
    get { self[FlowKey.self] }
    set { self[FlowKey.self] = newValue }
  }

  /// The open screen that the view is in; nil in a stack's root and outside of any flow stack.
  var openRoute: OpenRoute? {
    get { self[OpenRouteKey.self] }
    set { self[OpenRouteKey.self] = newValue }
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

  /// Whether navigation stacks are `NavigationStack`s.
  var useNavigationStackPolicy: UseNavigationStackPolicy {
    get { self[UseNavigationStackPolicyKey.self] }
    set { self[UseNavigationStackPolicyKey.self] = newValue }
  }
}

private enum OpenRouteKey: EnvironmentKey {
  static var defaultValue: OpenRoute? { nil }
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

private enum UseNavigationStackPolicyKey: EnvironmentKey {
  static var defaultValue: UseNavigationStackPolicy { .whenAvailable }
}

private enum RouteStyleKey: EnvironmentKey {
  static var defaultValue: RouteStyle? { nil }
}

private enum RouteIndexKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum NestingIndexKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum FlowKey: EnvironmentKey {
  static var defaultValue: FlowReference? { nil }
}

/// A flow that is not held.
@MainActor
final class FlowReference {
  weak var flow: FlowContext?

  init(_ flow: FlowContext) { self.flow = flow }
}
