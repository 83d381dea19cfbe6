// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// A screen that code has asked a path to open and that it awaits.
struct OpenRequest: Equatable {
  let path: PathID
  /// The proposed path, with the screen on top.
  let goal: [Route<AnyHashable>]
  /// The requesting screen, directly below; nil for the root.
  let asker: ScreenID?
}

/// The progress of a request.
enum RequestProgress: Equatable {
  /// Guards, gates or the user are deciding about it.
  case undecided
  /// The screen is open.
  case open(ScreenID)
  /// The screen was not opened: a guard rejected it, a newer change was made instead, or the app's
  /// path did not accept it.
  case refused
}

extension FlowState {
  /// Returns the progress of a request whose screen has not been open so far.
  func progress(of request: OpenRequest) -> RequestProgress {
    guard let path = paths[request.path], let route = request.goal.last else { return .refused }
    let index = request.goal.count - 1
    // No route was open at this index when the request was made.
    if path.routes.indices.contains(index), path.routes[index] == route {
      return .open(path.screens[index].id)
    }
    guard let control = path.control else { return .refused }
    let goals = [control.pending?.goal, control.asked?.proposal.goal, control.held?.goal]
    return goals.contains { $0 == request.goal } ? .undecided : .refused
  }

  /// Whether a change of a path waits for guards or for the user.
  func isDeciding(_ path: PathID) -> Bool { paths[path]?.control?.isWaiting == true }

  /// Returns the screen below an open one in its path; nil for the lowest one.
  func screen(below screen: ScreenID) -> ScreenID? {
    guard let index = index(of: screen), index > 0 else { return nil }
    return paths[screen.path]?.screens[index - 1].id
  }
}
