// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The verbs that say where in the code they are called, as the origin of what they cause.
///
/// They are those of `RouteNavigator`, and what those say is true of them.
extension FlowNavigator {
  /// Pushes a screen; see `RoutePath`'s verb.
  public func push(_ screen: Screen, fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.push(screen) }
  }

  /// Presents a screen as a sheet; see `RoutePath`'s verb.
  public func presentSheet(
    _ screen: Screen, withNavigation: Bool = false, fileID: String = #fileID, line: Int = #line
  ) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) {
      verbs.presentSheet(screen, withNavigation: withNavigation)
    }
  }

  /// Presents a screen as a cover; see `RoutePath`'s verb.
  public func presentCover(
    _ screen: Screen, withNavigation: Bool = false, fileID: String = #fileID, line: Int = #line
  ) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) {
      verbs.presentCover(screen, withNavigation: withNavigation)
    }
  }

  /// Closes the top screens; see `RoutePath`'s verb.
  public func goBack(_ count: Int = 1, fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBack(count) }
  }

  /// Closes all screens above the root; see `RoutePath`'s verb.
  public func goBackToRoot(fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.goBackToRoot() }
  }

  /// Closes the top screens, which have been pushed; see `RoutePath`'s verb.
  public func pop(_ count: Int = 1, fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.pop(count) }
  }

  /// Closes all screens that were pushed; see `RoutePath`'s verb.
  public func popToRoot(fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.popToRoot() }
  }

  /// Closes screens until some presented ones are closed; see `RoutePath`'s verb.
  public func dismiss(count: Int = 1, fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.dismiss(count: count) }
  }

  /// Closes the lowest presented screen and all above; see `RoutePath`'s verb.
  public func dismissAll(fileID: String = #fileID, line: Int = #line) {
    NavigationOrigin.stating(.code(fileID: fileID, line: line)) { verbs.dismissAll() }
  }

  /// The navigator as what has the verbs without an origin.
  var verbs: some RouteNavigator<Screen> { self }
}
