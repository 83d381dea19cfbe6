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
  var flow: FlowContext? {
    get { self[FlowKey.self] }
    set { self[FlowKey.self] = newValue }
  }
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
  static var defaultValue: FlowContext? { nil }
}
