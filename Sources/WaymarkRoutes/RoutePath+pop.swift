// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

// Popping is going back over pushed screens. A sheet or a cover among the closed screens is
// reported, and closed as well.

// A condition may apply to the route or to its screen.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension RoutePath {
  /// Closes the top `count` screens, which must be pushed.
  ///
  /// A sheet or cover among them is reported, and closed as well. Popping beyond the root has no
  /// effect and is reported.
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
  /// An index without an open screen has no effect and is reported.
  public mutating func popTo(index: Int) {
    guard isOpen(index) else { return }
    pop(routes.count - index - 1)
  }

  /// Pops all screens above the root.
  public mutating func popToRoot() { popTo(index: -1) }

  /// Pops all screens above the topmost sheet or cover, or above the root if there is none.
  public mutating func popToCurrentNavigationRoot() {
    popTo(index: routes.lastIndex(where: \.isPresented) ?? -1)
  }

  /// Pops all screens above the topmost route that matches a condition.
  ///
  /// - Returns: False if no route matches; no screen is closed.
  @discardableResult
  public mutating func popTo(where condition: (RouteType) -> Bool) -> Bool {
    popTo(found: routes.lastIndex(where: condition))
  }

  /// Pops all screens above the topmost screen that matches a condition.
  ///
  /// - Returns: False if no screen matches; no screen is closed.
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
  /// The types of type-erased screens are compared, too: 1 is not 1.0.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func popTo(_ screen: RouteType.Screen) -> Bool {
    popTo(found: routes.lastIndex(showing: screen))
  }
}

extension RoutePath where RouteType.Screen: Identifiable {
  /// Pops all screens above the topmost one with the id `id`.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func popTo(id: RouteType.Screen.ID) -> Bool {
    popTo(found: routes.lastIndex(id: id))
  }

  /// Pops all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func popTo(_ screen: RouteType.Screen) -> Bool { popTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen: Identifiable & Equatable {
  /// Pops all screens above the topmost one that has the id of `screen`.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func popTo(_ screen: RouteType.Screen) -> Bool { popTo(id: screen.id) }
}

extension RoutePath where RouteType.Screen == AnyHashable {
  /// Pops all screens above the topmost one of a type or, for a class, of a subclass.
  ///
  /// - Returns: False if no such screen is open; no screen is closed.
  @discardableResult
  public mutating func popTo<T: Hashable>(type: T.Type) -> Bool {
    popTo(found: routes.lastIndex(type: type))
  }
}
