// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

// Popping is going back over pushed screens only. Where a sheet or a cover is among those that
// go, that is reported, and they go all the same.

// A condition may be on the route or on its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RoutePath {
  /// Closes the top `count` screens, which have been pushed.
  ///
  /// A sheet or cover among them is reported, and closed all the same; popping further than
  /// the root is reported and does nothing.
  public mutating func pop(_ count: Int = 1) {
    if canGoBack(count), routes.suffix(count).contains(where: \.isPresented) {
      DiagnosticSink.current.report(
        Diagnostic(
          "Popping a screen that is presented as a sheet or cover. Use `dismiss` or `goBack`.",
          severity: .warning))
    }
    goBack(count)
  }

  /// Pops all screens above the one at `index`; -1 is the root.
  ///
  /// An index that no open screen has is reported and does nothing.
  public mutating func popTo(index: Int) {
    guard isOpen(index) else { return }
    pop(routes.count - index - 1)
  }

  /// Pops all screens above the root.
  public mutating func popToRoot() { popTo(index: -1) }

  /// Pops all screens above the topmost sheet or cover, or above the root where there is none.
  public mutating func popToCurrentNavigationRoot() {
    popTo(index: routes.lastIndex(where: \.isPresented) ?? -1)
  }

  /// Pops all screens above the topmost route that fulfils a condition.
  ///
  /// - Returns: False, and nothing is closed, when no route fulfils it.
  @discardableResult
  public mutating func popTo(where condition: (RouteType) -> Bool) -> Bool {
    popTo(found: routes.lastIndex(where: condition))
  }

  /// Pops all screens above the topmost screen that fulfils a condition.
  ///
  /// - Returns: False, and nothing is closed, when no screen fulfils it.
  @discardableResult
  public mutating func popTo(where condition: (RouteType.Screen) -> Bool) -> Bool {
    popTo(found: routes.lastIndex { condition($0.screen) })
  }

  fileprivate mutating func popTo(found index: Int?) -> Bool {
    guard let index else { return false }
    popTo(index: index)
    return true
  }
}

extension RoutePath where RouteType.Screen: Equatable {
  /// Pops all screens above the topmost one that is equal to `screen`.
  ///
  /// Of type-erased screens the type counts too: 1 is not 1.0.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func popTo(_ screen: RouteType.Screen) -> Bool {
    popTo(found: routes.lastIndex(showing: screen))
  }
}

extension RoutePath where RouteType.Screen: Identifiable {
  /// Pops all screens above the topmost one with the id `id`.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func popTo(id: RouteType.Screen.ID) -> Bool {
    popTo(found: routes.lastIndex(id: id))
  }

  /// Pops all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func popTo(_ screen: RouteType.Screen) -> Bool { popTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen: Identifiable & Equatable {
  /// Pops all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func popTo(_ screen: RouteType.Screen) -> Bool { popTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen == AnyHashable {
  /// Pops all screens above the topmost one of a type; for classes, of its subclasses too.
  ///
  /// - Returns: False, and nothing is closed, when no such screen is open.
  @discardableResult
  public mutating func popTo<T: Hashable>(type: T.Type) -> Bool {
    popTo(found: routes.lastIndex(type: type))
  }
}
