// SPDX-License-Identifier: MIT

/// A value that contains the open routes: an array of routes, or a ``FlowPath``.
///
/// All verbs that change a path (`push`, `presentSheet`, `goBack`, `popTo` …) are extensions of
/// this protocol and require only ``routes``. ``RouteNavigator`` is the protocol for objects.
///
/// Indices start at the first route above the root, which has index -1. Misuse is reported to
/// `DiagnosticSink.current`; no verb traps.
public protocol RoutePath {
  /// The type of the routes.
  associatedtype RouteType: RouteProtocol

  /// The open routes above the root, lowest first.
  var routes: [RouteType] { get set }
}

extension Array: RoutePath where Element: RouteProtocol {
  /// The array itself.
  public var routes: [Element] {
    get { self }
    // Yields the array in place: copying it would make the cost of a push linear in the path's
    // length.
    _modify { yield &self }
  }
}

/// The routes of a path in presentation order, lowest first.
public typealias Routes<Screen> = [Route<Screen>]
