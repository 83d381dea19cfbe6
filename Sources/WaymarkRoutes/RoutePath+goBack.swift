// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

// A condition may apply to the route or to its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RoutePath {
  /// Whether at least `count` screens are open above the root; false for a negative count.
  public func canGoBack(_ count: Int = 1) -> Bool { count >= 0 && count <= routes.count }

  /// Closes the top `count` screens, regardless of their style.
  ///
  /// Going back beyond the root, or by a negative count, has no effect and is reported.
  public mutating func goBack(_ count: Int = 1) {
    guard canGoBack(count) else {
      DiagnosticSink.current.report(
        Diagnostic(
          "Cannot go back \(count) screens: \(routes.count) are open above the root.",
          severity: .error))
      return
    }
    routes.removeLast(count)
  }

  /// Closes all screens above the one at `index`; -1 is the root.
  ///
  /// An index without an open screen has no effect and is reported.
  public mutating func goBackTo(index: Int) {
    guard isOpen(index) else { return }
    goBack(routes.count - index - 1)
  }

  /// Closes all screens above the root.
  public mutating func goBackToRoot() { goBackTo(index: -1) }

  /// Closes all screens above the topmost route that matches a condition.
  ///
  /// - Returns: False if no route matches; no screen is closed.
  @discardableResult
  public mutating func goBackTo(where condition: (RouteType) -> Bool) -> Bool {
    goBackTo(found: routes.lastIndex(where: condition))
  }

  /// Closes all screens above the topmost screen that matches a condition.
  ///
  /// - Returns: False if no screen matches; no screen is closed.
  @discardableResult
  public mutating func goBackTo(where condition: (RouteType.Screen) -> Bool) -> Bool {
    goBackTo(found: routes.lastIndex { condition($0.screen) })
  }

  /// Whether the index is that of the root or an open screen; reports an invalid one.
  func isOpen(_ index: Int) -> Bool {
    guard !(-1..<routes.count).contains(index) else { return true }
    DiagnosticSink.current.report(
      Diagnostic(
        "Cannot go back to index \(index): \(routes.count) screens are open above the root.",
        severity: .error))
    return false
  }

  fileprivate mutating func goBackTo(found index: Int?) -> Bool {
    guard let index else { return false }
    goBackTo(index: index)
    return true
  }
}

extension RoutePath where RouteType.Screen: Equatable {
  /// Closes all screens above the topmost one that is equal to `screen`.
  ///
  /// The types of type-erased screens are compared, too: 1 is not 1.0.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func goBackTo(_ screen: RouteType.Screen) -> Bool {
    goBackTo(found: routes.lastIndex(showing: screen))
  }
}

extension RoutePath where RouteType.Screen: Identifiable {
  /// Closes all screens above the topmost one with the id `id`.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func goBackTo(id: RouteType.Screen.ID) -> Bool {
    goBackTo(found: routes.lastIndex(id: id))
  }

  /// Closes all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func goBackTo(_ screen: RouteType.Screen) -> Bool { goBackTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen: Identifiable & Equatable {
  /// Closes all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func goBackTo(_ screen: RouteType.Screen) -> Bool { goBackTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen == AnyHashable {
  /// Closes all screens above the topmost one of a type or, for a class, of a subclass.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func goBackTo<T: Hashable>(type: T.Type) -> Bool {
    goBackTo(found: routes.lastIndex(type: type))
  }
}
