// SPDX-License-Identifier: MIT

// A condition may be on the route or on its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RouteNavigator {
  /// Whether `count` screens are open above the root; see ``RoutePath/canGoBack(_:)``.
  public func canGoBack(_ count: Int = 1) -> Bool { routes.canGoBack(count) }

  /// Closes the top `count` screens; see ``RoutePath/goBack(_:)``.
  public func goBack(_ count: Int = 1) { change { $0.goBack(count) } }

  /// Closes all screens above an index; see ``RoutePath/goBackTo(index:)``.
  public func goBackTo(index: Int) { change { $0.goBackTo(index: index) } }

  /// Closes all screens above the root; see ``RoutePath/goBackToRoot()``.
  public func goBackToRoot() { change { $0.goBackToRoot() } }

  /// Closes all screens above the topmost such route; false when there is none.
  @discardableResult
  public func goBackTo(where condition: (Route<Screen>) -> Bool) -> Bool {
    change { $0.goBackTo(where: condition) }
  }

  /// Closes all screens above the topmost such screen; false when there is none.
  @discardableResult
  public func goBackTo(where condition: (Screen) -> Bool) -> Bool {
    change { $0.goBackTo(where: condition) }
  }
}

extension RouteNavigator where Screen: Equatable {
  /// Closes all screens above the topmost one equal to `screen`; false when there is none.
  @discardableResult
  public func goBackTo(_ screen: Screen) -> Bool { change { $0.goBackTo(screen) } }
}

extension RouteNavigator where Screen: Identifiable {
  /// Closes all screens above the topmost one with an id; false when there is none.
  @discardableResult
  public func goBackTo(id: Screen.ID) -> Bool { change { $0.goBackTo(id: id) } }

  /// Closes all screens above the topmost one with the id of `screen`; false when there is none.
  @discardableResult
  public func goBackTo(_ screen: Screen) -> Bool { change { $0.goBackTo(screen) } }
}

extension RouteNavigator where Screen: Identifiable & Equatable {
  /// Closes all screens above the topmost one with the id of `screen`; false when there is none.
  @discardableResult
  public func goBackTo(_ screen: Screen) -> Bool { change { $0.goBackTo(screen) } }
}

extension RouteNavigator where Screen == AnyHashable {
  /// Closes all screens above the topmost one of a type; false when there is none.
  @discardableResult
  public func goBackTo<T: Hashable>(type: T.Type) -> Bool { change { $0.goBackTo(type: type) } }
}
