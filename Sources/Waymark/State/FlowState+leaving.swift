// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// Screens that ask before they close.
extension FlowState {
  /// A screen of a path asks, or no longer asks, before it closes.
  ///
  /// - Parameters:
  ///   - leaver: The view that asks.
  ///   - path: The path.
  ///   - screen: The screen of the path that contains the view, in a flow inside of it perhaps; nil
  ///     if it no longer asks.
  mutating func setLeaver(_ leaver: LeaverID, of path: PathID, on screen: ScreenID?) {
    paths[path]?.leavers[leaver] = screen
  }

  /// The view that asks the user now; nil if none does.
  var asking: LeaverID? {
    paths.values.lazy.compactMap { $0.control?.asked }.first { $0.isShown }?.leaver
  }

  /// The views have been updated: shows the questions that are still to be asked, and makes the
  /// changes of those that are not.
  mutating func showQuestions() -> [FlowAction] {
    var actions: [FlowAction] = []
    for (path, open) in paths {
      guard let asked = open.control?.asked else { continue }
      if open.leavers[asked.leaver] == nil {
        paths[path]?.control?.asked = nil
        pathRefused(path)
        actions += leave(path, asked.proposal)
      } else if !asked.isShown {
        paths[path]?.control?.asked?.isShown = true
        pathRefused(path)
        actions.append(.confirm(path, asked.leaver))
      }
    }
    return actions
  }

  /// Whether a change waits for the user.
  var hasQuestions: Bool { paths.values.contains { $0.control?.asked != nil } }

  /// The user has answered whether a screen may close.
  mutating func leaveAnswered(_ leaver: LeaverID, mayLeave: Bool) -> [FlowAction] {
    guard let (path, open) = paths.first(where: { $0.value.control?.asked?.leaver == leaver }),
      var proposal = open.control?.asked?.proposal
    else { return [] }
    paths[path]?.control?.asked = nil
    guard mayLeave else {
      return refuse(path, open.routes) + [.report(path, proposal.run.event(.declined))]
    }
    proposal.confirmed[leaver] = open.leavers[leaver]
    return leave(path, proposal)
  }
}

extension OpenPath {
  /// The view that asks next before screens close, that of the topmost first; nil if none does.
  ///
  /// - Parameters:
  ///   - closing: The places of the screens.
  ///   - confirmed: The views that have asked, and where.
  /// - Returns: The view.
  func leaver(closing: Range<Int>, confirmed: [LeaverID: ScreenID]) -> LeaverID? {
    guard !leavers.isEmpty else { return nil }
    return screens[closing.clamped(to: screens.indices)].reversed().lazy.compactMap { screen in
      leavers.filter { $0.value == screen.id && confirmed[$0.key] != screen.id }.keys.max()
    }.first
  }
}
