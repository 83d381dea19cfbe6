// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// Screens that ask before they close.
extension FlowState {
  /// Records that a screen of a path asks, or no longer asks, before it closes.
  ///
  /// - Parameters:
  ///   - leaver: The view that asks.
  ///   - path: The path.
  ///   - screen: The screen of the path that contains the view, directly or in a nested flow; nil
  ///     if it no longer asks.
  mutating func setLeaver(_ leaver: LeaverID, of path: PathID, on screen: ScreenID?) {
    paths[path]?.leavers[leaver] = screen
  }

  /// The view that currently asks the user; nil if there is none.
  var asking: LeaverID? {
    paths.values.lazy.compactMap { $0.control?.asked }.first { $0.isShown }?.leaver
  }

  /// Called when the views have been updated; shows the remaining questions, and makes the changes
  /// without any.
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

  /// Called when the user has answered whether a screen may close.
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
  /// Returns the view that asks next before screens close, the topmost first; nil if there is none.
  ///
  /// - Parameters:
  ///   - closing: The indices of the screens.
  ///   - confirmed: The views that have already asked, with their screens.
  /// - Returns: The view that asks next.
  func leaver(closing: Range<Int>, confirmed: [LeaverID: ScreenID]) -> LeaverID? {
    guard !leavers.isEmpty else { return nil }
    return screens[closing.clamped(to: screens.indices)].reversed().lazy.compactMap { screen in
      leavers.filter { $0.value == screen.id && confirmed[$0.key] != screen.id }.keys.max()
    }.first
  }
}
