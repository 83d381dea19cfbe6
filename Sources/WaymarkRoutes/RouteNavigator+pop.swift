// SPDX-License-Identifier: MIT

// A condition may be on the route or on its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RouteNavigator {
  /// Closes the top `count` screens, which have been pushed; see ``RoutePath/pop(_:)``.
  public func pop(_ count: Int = 1) { change { $0.pop(count) } }

  /// Pops all screens above an index; see ``RoutePath/popTo(index:)``.
  public func popTo(index: Int) { change { $0.popTo(index: index) } }

  /// Pops all screens above the root; see ``RoutePath/popToRoot()``.
  public func popToRoot() { change { $0.popToRoot() } }

  /// Pops down to the topmost presented screen; see
  /// ``RoutePath/popToCurrentNavigationRoot()``.
  public func popToCurrentNavigationRoot() { change { $0.popToCurrentNavigationRoot() } }

  /// Pops all screens above the topmost such route; false when there is none.
  @discardableResult
  public func popTo(where condition: (Route<Screen>) -> Bool) -> Bool {
    change { $0.popTo(where: condition) }
  }

  /// Pops all screens above the topmost such screen; false when there is none.
  @discardableResult
  public func popTo(where condition: (Screen) -> Bool) -> Bool {
    change { $0.popTo(where: condition) }
  }
}

extension RouteNavigator where Screen: Equatable {
  /// Pops all screens above the topmost one equal to `screen`; false when there is none.
  @discardableResult
  public func popTo(_ screen: Screen) -> Bool { change { $0.popTo(screen) } }
}

extension RouteNavigator where Screen: Identifiable {
  /// Pops all screens above the topmost one with an id; false when there is none.
  @discardableResult
  public func popTo(id: Screen.ID) -> Bool { change { $0.popTo(id: id) } }

  /// Pops all screens above the topmost one with the id of `screen`; false when there is none.
  @discardableResult
  public func popTo(_ screen: Screen) -> Bool { change { $0.popTo(screen) } }
}

extension RouteNavigator where Screen: Identifiable & Equatable {
  /// Pops all screens above the topmost one with the id of `screen`; false when there is none.
  @discardableResult
  public func popTo(_ screen: Screen) -> Bool { change { $0.popTo(screen) } }
}

extension RouteNavigator where Screen == AnyHashable {
  /// Pops all screens above the topmost one of a type; false when there is none.
  @discardableResult
  public func popTo<T: Hashable>(type: T.Type) -> Bool { change { $0.popTo(type: type) } }
}
