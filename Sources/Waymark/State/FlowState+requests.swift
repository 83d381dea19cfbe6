// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// A screen that code has asked a path to open, and whose result or showing it awaits.
struct OpenRequest: Equatable {
  let path: PathID
  /// The path with the screen on top, as it was proposed.
  let goal: [Route<AnyHashable>]
  /// The screen below, which asks; nil is the root.
  let asker: ScreenID?
}

/// What has become of a request.
enum RequestProgress: Equatable {
  /// Guards, gates or the user decide about it.
  case undecided
  /// The screen is open.
  case open(ScreenID)
  /// It was not opened: a guard forbids it, something newer was opened instead, or the app's path
  /// did not take it.
  case refused
}

extension FlowState {
  /// What has become of a request whose screen has not been open so far.
  func progress(of request: OpenRequest) -> RequestProgress {
    guard let path = paths[request.path], let route = request.goal.last else { return .refused }
    let index = request.goal.count - 1
    // Nothing was open at this index when the request was made.
    if path.routes.indices.contains(index), path.routes[index] == route {
      return .open(path.screens[index].id)
    }
    guard let control = path.control else { return .refused }
    let goals = [control.pending?.goal, control.asked?.proposal.goal, control.held?.goal]
    return goals.contains { $0 == request.goal } ? .undecided : .refused
  }

  /// Whether a change of a path waits for guards or for the user.
  func isDeciding(_ path: PathID) -> Bool { paths[path]?.control?.isWaiting == true }

  /// The screen below an open one in its path; nil for the lowest one.
  func screen(below screen: ScreenID) -> ScreenID? {
    guard let index = index(of: screen), index > 0 else { return nil }
    return paths[screen.path]?.screens[index - 1].id
  }
}
