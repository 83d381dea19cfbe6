// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension FlowState {
  /// Adds a flow, whose routes are shown among those of another path, or are the root's.
  ///
  /// - Parameters:
  ///   - branch: The path, followed by those joined to it.
  ///   - parent: The path that it is joined to; nil for the root.
  ///   - place: The parent's screen that contains it; nil for the parent's root.
  mutating func attach(_ branch: [OpenPath], to parent: PathID?, at place: ScreenID?) {
    for path in branch {
      paths[path.id] = path
      // Newer views have greater stamps, including those from other stores.
      lastStamp = path.screens.reduce(lastStamp) { max($0, $1.stamp) }
    }
    guard let top = branch.first?.id else { return }
    paths[top]?.parent = parent
    paths[top]?.place = place
    if let parent { paths[parent]?.children.append(top) }
    wantedChanged()
  }

  /// Removes a flow, which may be added again here or to another store, so no screen counts as
  /// closed.
  ///
  /// - Returns: Its path, followed by those joined to it.
  mutating func detach(_ path: PathID) -> [OpenPath] {
    guard var top = paths.removeValue(forKey: path) else { return [] }
    if let parent = top.parent { paths[parent]?.children.removeAll { $0 == path } }
    // A pending answer goes to the previous owner.
    top.control?.pending = nil
    entrances = entrances.filter { $0.key.path != path }
    wantedChanged()
    return [top] + top.children.flatMap { detach($0) }
  }

  /// Called when a path has changed.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - change: The difference to the open routes.
  ///   - cause: The cause of the change.
  ///   - style: The transition of the change.
  ///   - time: The time in nanoseconds; nil without a listener.
  mutating func pathChanged(
    _ path: PathID, by change: PathChange, because cause: NavigationCause,
    as style: ReplaceStyle = .automatic, at time: UInt64? = nil
  ) {
    paths[path]?.begin(because: cause, at: time)
    paths[path]?.apply(change, as: style, stamp: &lastStamp)
    wantedChanged()
  }

  /// Called when the views of a path's screens must be recreated; their values are unchanged.
  mutating func pathRenewed(_ path: PathID) {
    guard paths[path]?.screens.isEmpty == false else { return }
    paths[path]?.stampAll(stamp: &lastStamp)
    wantedChanged()
  }

  /// Called when the app's path differs from the open routes, which remain; the views must be
  /// updated to show the open routes, and the path is written.
  mutating func pathRefused(_ path: PathID) {
    paths[path]?.refuse()
    wantedChanged()
  }

  private mutating func wantedChanged() {
    isWantedStale = true
    revision += 1
  }

  /// Returns the open routes of a path, with those of joined flows after the screens that contain
  /// these.
  func joinedScreens(of path: PathID) -> [OpenScreen] {
    guard let path = paths[path] else { return [] }
    guard !path.children.isEmpty else { return path.screens }
    var screens: [OpenScreen] = []
    func append(at place: ScreenID?) {
      for child in path.children where paths[child]?.place == place {
        screens += joinedScreens(of: child)
      }
    }
    append(at: nil)
    for screen in path.screens {
      screens.append(screen)
      append(at: screen.id)
    }
    return screens
  }
}

// MARK: Local destinations

/// An open screen that a binding shows above a path.
struct LocalScreen: Equatable {
  /// The path of the screen itself.
  let path: PathID
  let route: LocalRoute
}

extension FlowState {
  /// Whether screens of a path have declared local destinations.
  func hasLocalPaths(in path: PathID) -> Bool {
    paths[path]?.children.contains { paths[$0]?.isLocal == true } ?? false
  }

  /// Returns the local destinations that are open among the routes of a path, lowest first.
  func localScreens(of path: PathID) -> [LocalScreen] {
    guard hasLocalPaths(in: path), let screens = paths[path]?.screens else { return [] }
    var found: [LocalScreen] = []
    appendLocal(of: path, at: nil, level: 0, to: &found)
    for (index, screen) in screens.enumerated() {
      appendLocal(of: path, at: screen.id, level: index + 1, to: &found)
    }
    return found
  }

  private func appendLocal(
    of path: PathID, at place: ScreenID?, level: Int, to found: inout [LocalScreen]
  ) {
    for child in paths[path]?.children ?? [] {
      guard let local = paths[child], local.isLocal, local.place == place,
        let screen = local.screens.first
      else { continue }
      found.append(
        LocalScreen(path: child, route: LocalRoute(level: level, style: screen.style)))
      appendLocal(of: child, at: screen.id, level: level, to: &found)
    }
  }
}
