// SPDX-License-Identifier: MIT

// A condition may apply to the route or to its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RouteNavigator {
  /// Closes the top `count` screens, which must be pushed; see ``RoutePath/pop(_:)``.
  public func pop(_ count: Int = 1) { close { $0.pop(count) } }

  /// Pops all screens above an index; see ``RoutePath/popTo(index:)``.
  public func popTo(index: Int) { close(above: index) { $0.popTo(index: $1) } }

  /// Pops all screens above the root; see ``RoutePath/popToRoot()``.
  public func popToRoot() { close { $0.popToRoot() } }

  /// Pops down to the topmost presented screen; see
  /// ``RoutePath/popToCurrentNavigationRoot()``.
  public func popToCurrentNavigationRoot() { close { $0.popToCurrentNavigationRoot() } }

  /// Pops all screens above the topmost matching route; returns false if there is none.
  @discardableResult
  public func popTo(where condition: (Route<Screen>) -> Bool) -> Bool {
    popTo(found: routes.lastIndex(where: condition))
  }

  /// Pops all screens above the topmost matching screen; returns false if there is none.
  @discardableResult
  public func popTo(where condition: (Screen) -> Bool) -> Bool {
    popTo(found: routes.lastIndex { condition($0.screen) })
  }

  fileprivate func popTo(found index: Int?) -> Bool {
    guard let index else { return false }
    popTo(index: index)
    return true
  }
}

extension RouteNavigator where Screen: Equatable {
  /// Pops all screens above the topmost one equal to `screen`; returns false if there is none.
  @discardableResult
  public func popTo(_ screen: Screen) -> Bool { popTo(found: routes.lastIndex(showing: screen)) }
}

extension RouteNavigator where Screen: Identifiable {
  /// Pops all screens above the topmost one with an id; returns false if there is none.
  @discardableResult
  public func popTo(id: Screen.ID) -> Bool { popTo(found: routes.lastIndex(id: id)) }

  /// Pops all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func popTo(_ screen: Screen) -> Bool { popTo(found: routes.lastIndex(id: screen.id)) }
}

extension RouteNavigator where Screen: Identifiable & Equatable {
  /// Pops all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func popTo(_ screen: Screen) -> Bool { popTo(found: routes.lastIndex(id: screen.id)) }
}

extension RouteNavigator where Screen == AnyHashable {
  /// Pops all screens above the topmost one of a type; returns false if there is none.
  @discardableResult
  public func popTo<T: Hashable>(type: T.Type) -> Bool {
    popTo(found: routes.lastIndex(type: type))
  }
}
