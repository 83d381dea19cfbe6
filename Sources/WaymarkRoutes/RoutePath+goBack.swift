// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

// A condition may be on the route or on its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RoutePath {
  /// Whether at least `count` screens are open above the root; false for a negative count.
  public func canGoBack(_ count: Int = 1) -> Bool { count >= 0 && count <= routes.count }

  /// Closes the top `count` screens, however they are shown.
  ///
  /// Going back further than the root, or by a negative count, is reported and does nothing.
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
  /// An index that no open screen has is reported and does nothing.
  public mutating func goBackTo(index: Int) {
    guard isOpen(index) else { return }
    goBack(routes.count - index - 1)
  }

  /// Closes all screens above the root.
  public mutating func goBackToRoot() { goBackTo(index: -1) }

  /// Closes all screens above the topmost route that fulfils a condition.
  ///
  /// - Returns: False, and nothing is closed, when no route fulfils it.
  @discardableResult
  public mutating func goBackTo(where condition: (RouteType) -> Bool) -> Bool {
    goBackTo(found: routes.lastIndex(where: condition))
  }

  /// Closes all screens above the topmost screen that fulfils a condition.
  ///
  /// - Returns: False, and nothing is closed, when no screen fulfils it.
  @discardableResult
  public mutating func goBackTo(where condition: (RouteType.Screen) -> Bool) -> Bool {
    goBackTo(found: routes.lastIndex { condition($0.screen) })
  }

  /// Whether the root or an open screen has the index; reports when not.
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
  /// Of type-erased screens the type counts too: 1 is not 1.0.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func goBackTo(_ screen: RouteType.Screen) -> Bool {
    goBackTo(found: routes.lastIndex(showing: screen))
  }
}

extension RoutePath where RouteType.Screen: Identifiable {
  /// Closes all screens above the topmost one with the id `id`.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func goBackTo(id: RouteType.Screen.ID) -> Bool {
    goBackTo(found: routes.lastIndex(id: id))
  }

  /// Closes all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func goBackTo(_ screen: RouteType.Screen) -> Bool { goBackTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen: Identifiable & Equatable {
  /// Closes all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func goBackTo(_ screen: RouteType.Screen) -> Bool { goBackTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen == AnyHashable {
  /// Closes all screens above the topmost one of a type; for classes, of its subclasses too.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func goBackTo<T: Hashable>(type: T.Type) -> Bool {
    goBackTo(found: routes.lastIndex(type: type))
  }
}
