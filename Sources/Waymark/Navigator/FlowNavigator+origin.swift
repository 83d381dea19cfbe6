// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The verbs of `RouteNavigator` that record their location in the source code as the origin of the
/// change; see ``NavigationCause/origin``.
///
/// They have the same effect as the verbs with the same names. A verb passed as a function has no
/// location.
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

  /// Opens a screen with a style; the origin of the change is that of the running verb.
  func open(_ screen: Screen, as style: RouteStyle) {
    switch style {
    case .push: verbs.push(screen)
    case .sheet(let stack): verbs.presentSheet(screen, withNavigation: stack)
    case .cover(let stack): verbs.presentCover(screen, withNavigation: stack)
    }
  }

  /// The navigator, restricted to the verbs without an origin.
  var verbs: some RouteNavigator<Screen> { self }
}
