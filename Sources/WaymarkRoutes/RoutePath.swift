// SPDX-License-Identifier: MIT

/// Anything that holds the open routes as a value: an array of routes, or a ``FlowPath``.
///
/// All verbs that change a path (`push`, `presentSheet`, `goBack`, `popTo` …) are extensions of
/// this protocol; a type that has ``routes`` has them all. For objects see ``RouteNavigator``.
///
/// Indices count from the first route above the root, which is -1. Misuse is reported to
/// `DiagnosticSink.current`; no verb traps.
public protocol RoutePath {
  /// The routes' own type.
  associatedtype RouteType: RouteProtocol

  /// The open routes above the root, lowest first.
  var routes: [RouteType] { get set }
}

extension Array: RoutePath where Element: RouteProtocol {
  /// The array itself.
  public var routes: [Element] {
    get { self }
    // In place: a copy here would make each push cost the length of the path.
    _modify { yield &self }
  }
}

/// The routes of a path in the order they are shown, lowest first.
public typealias Routes<Screen> = [Route<Screen>]
