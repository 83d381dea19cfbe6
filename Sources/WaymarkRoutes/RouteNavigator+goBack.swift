// SPDX-License-Identifier: MIT

// A condition may apply to the route or to its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RouteNavigator {
  /// Whether `count` screens are open above the root; see ``RoutePath/canGoBack(_:)``.
  public func canGoBack(_ count: Int = 1) -> Bool {
    count >= 0 && count <= routes.count + localRoutes.count
  }

  /// Closes the top `count` screens; see ``RoutePath/goBack(_:)``.
  public func goBack(_ count: Int = 1) { close { $0.goBack(count) } }

  /// Closes all screens above an index; see ``RoutePath/goBackTo(index:)``.
  public func goBackTo(index: Int) { close(above: index) { $0.goBackTo(index: $1) } }

  /// Closes all screens above the root; see ``RoutePath/goBackToRoot()``.
  public func goBackToRoot() { close { $0.goBackToRoot() } }

  /// Closes all screens above the topmost matching route; returns false if there is none.
  @discardableResult
  public func goBackTo(where condition: (Route<Screen>) -> Bool) -> Bool {
    goBackTo(found: routes.lastIndex(where: condition))
  }

  /// Closes all screens above the topmost matching screen; returns false if there is none.
  @discardableResult
  public func goBackTo(where condition: (Screen) -> Bool) -> Bool {
    goBackTo(found: routes.lastIndex { condition($0.screen) })
  }

  fileprivate func goBackTo(found index: Int?) -> Bool {
    guard let index else { return false }
    goBackTo(index: index)
    return true
  }
}

extension RouteNavigator where Screen: Equatable {
  /// Closes all screens above the topmost one equal to `screen`; returns false if there is none.
  @discardableResult
  public func goBackTo(_ screen: Screen) -> Bool {
    goBackTo(found: routes.lastIndex(showing: screen))
  }
}

extension RouteNavigator where Screen: Identifiable {
  /// Closes all screens above the topmost one with an id; returns false if there is none.
  @discardableResult
  public func goBackTo(id: Screen.ID) -> Bool { goBackTo(found: routes.lastIndex(id: id)) }

  /// Closes all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func goBackTo(_ screen: Screen) -> Bool {
    goBackTo(found: routes.lastIndex(id: screen.id))
  }
}

extension RouteNavigator where Screen: Identifiable & Equatable {
  /// Closes all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func goBackTo(_ screen: Screen) -> Bool {
    goBackTo(found: routes.lastIndex(id: screen.id))
  }
}

extension RouteNavigator where Screen == AnyHashable {
  /// Closes all screens above the topmost one of a type; returns false if there is none.
  @discardableResult
  public func goBackTo<T: Hashable>(type: T.Type) -> Bool {
    goBackTo(found: routes.lastIndex(type: type))
  }
}
