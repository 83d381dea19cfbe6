// SPDX-License-Identifier: MIT

public import WaymarkRoutes

// The verbs that search for a screen and record their location as the origin of the change.

// A condition may apply to the route or to its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension FlowNavigator {
  /// Closes all screens above an index; see `RoutePath`'s verb.
  public func goBackTo(index: Int, fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(index: index) }
  }

  /// Closes all screens above the topmost matching route; returns false if there is none.
  @discardableResult
  public func goBackTo(
    where condition: (Route<Screen>) -> Bool, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(where: condition) }
  }

  /// Closes all screens above the topmost matching screen; returns false if there is none.
  @discardableResult
  public func goBackTo(
    where condition: (Screen) -> Bool, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(where: condition) }
  }

  /// Pops all screens above an index; see `RoutePath`'s verb.
  public func popTo(index: Int, fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(index: index) }
  }

  /// Pops down to the topmost presented screen; see `RoutePath`'s verb.
  public func popToCurrentNavigationRoot(fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) {
      verbs.popToCurrentNavigationRoot()
    }
  }

  /// Pops all screens above the topmost matching route; returns false if there is none.
  @discardableResult
  public func popTo(
    where condition: (Route<Screen>) -> Bool, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(where: condition) }
  }

  /// Pops all screens above the topmost matching screen; returns false if there is none.
  @discardableResult
  public func popTo(
    where condition: (Screen) -> Bool, fileID: String = #fileID, line: Int = #line
  ) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(where: condition) }
  }
}

extension FlowNavigator where Screen: Equatable {
  /// Closes all screens above the topmost one equal to `screen`; returns false if there is none.
  @discardableResult
  public func goBackTo(_ screen: Screen, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(screen) }
  }

  /// Pops all screens above the topmost one equal to `screen`; returns false if there is none.
  @discardableResult
  public func popTo(_ screen: Screen, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(screen) }
  }
}

extension FlowNavigator where Screen: Identifiable {
  /// Closes all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func goBackTo(_ screen: Screen, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(screen) }
  }

  /// Pops all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func popTo(_ screen: Screen, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(screen) }
  }

  /// Closes all screens above the topmost one with an id; returns false if there is none.
  @discardableResult
  public func goBackTo(id: Screen.ID, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(id: id) }
  }

  /// Pops all screens above the topmost one with an id; returns false if there is none.
  @discardableResult
  public func popTo(id: Screen.ID, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(id: id) }
  }
}

extension FlowNavigator where Screen: Identifiable & Equatable {
  /// Closes all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func goBackTo(_ screen: Screen, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(screen) }
  }

  /// Pops all screens above the topmost one with the id of `screen`; returns false if there is
  /// none.
  @discardableResult
  public func popTo(_ screen: Screen, fileID: String = #fileID, line: Int = #line) -> Bool {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(screen) }
  }
}

extension FlowNavigator where Screen == AnyHashable {
  /// Closes all screens above the topmost one of a type; returns false if there is none.
  @discardableResult
  public func goBackTo<T: Hashable>(type: T.Type, fileID: String = #fileID, line: Int = #line)
    -> Bool
  {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackTo(type: type) }
  }

  /// Pops all screens above the topmost one of a type; returns false if there is none.
  @discardableResult
  public func popTo<T: Hashable>(type: T.Type, fileID: String = #fileID, line: Int = #line) -> Bool
  {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popTo(type: type) }
  }
}
