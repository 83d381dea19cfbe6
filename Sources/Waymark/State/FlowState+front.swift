// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension FlowState {
  /// Whether a screen of a path is on screen.
  func isVisible(_ path: PathID) -> Bool {
    paths[path]?.screens.contains { visibleViews[$0.id] != nil } ?? false
  }

  /// Whether a screen opened on top of a path would be in front of all others of the flow.
  func isOnTop(_ path: PathID) -> Bool {
    guard let known = paths[path], let parent = known.parent else { return path == root }
    return isOnTop(parent, at: known.place, after: path)
  }

  /// Whether no screen is open above a position in a path: a screen, or the path's root if it is
  /// nil.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - place: The position in the path.
  ///   - child: A path joined at this position, whose own screens do not count.
  /// - Returns: Whether a screen opened there is in front of all others of the flow.
  func isOnTop(_ path: PathID, at place: ScreenID?, after child: PathID? = nil) -> Bool {
    guard let known = paths[path], known.screens.last?.id == place else { return false }
    let children = known.children.filter { paths[$0]?.place == place }
    let above = child.flatMap(children.firstIndex).map { children[($0 + 1)...] } ?? children[...]
    return above.allSatisfy { joinedScreens(of: $0).isEmpty } && isOnTop(path)
  }
}
