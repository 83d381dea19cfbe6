// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// Which gates are open, and which screens need which.
struct GateRules {
  let open: Set<NavigationGate>
  /// The gates that a screen needs, inherited ones included.
  let requires: (AnyHashable) -> Set<NavigationGate>
  /// The route that lets the user open a gate, such as one to sign in.
  let entrance: (NavigationGate) -> Route<AnyHashable>?
  /// Whether screens that leave because a gate closes come back when it opens.
  let returns: Bool
}

/// Decides about the changes of one path.
struct PathControl {
  /// The guards, in the order in which they are asked.
  var guards: [NavigationGuard] = [] {
    didSet { guardNames = guards.map(\.name) }
  }
  private(set) var guardNames: [String] = []
  var gates: GateRules?
  var nesting = 1
  /// Whether open routes may not be in line with the gates yet.
  var isNew = true
  /// Whether somebody listens to proposals.
  var isHeard = false
  /// The change that guards are being asked about.
  var pending: Proposal?
  /// The change that the user is asked about, and the screen that asks.
  var asked: AskedProposal?
  /// The change that waits for gates.
  var held: HeldProposal?

  /// Whether something waits for an answer.
  var isWaiting: Bool { pending != nil || asked != nil }
}

/// A path that is to be shown, if all allow it.
struct Proposal {
  let number: Int
  /// The path as it was proposed.
  let goal: [Route<AnyHashable>]
  /// How it differs from the path that was open.
  let change: PathChange
  let style: ReplaceStyle
  let time: UInt64?
  /// Whether the app's path still is the goal.
  var isInSource: Bool
  /// What the user has allowed to close: the screen of each view that has asked.
  var confirmed: [LeaverID: ScreenID] = [:]
  var run: GuardRun
}

/// A proposal, and the screen whose closing the user is asked about.
struct AskedProposal {
  var proposal: Proposal
  let leaver: LeaverID
  /// Whether the question is shown: not before the views are up to date, since what made the
  /// change may have saved first.
  var isShown = false
}

/// A path that waits for gates.
struct HeldProposal {
  let goal: [Route<AnyHashable>]
  let cause: NavigationCause
  let gates: Set<NavigationGate>
  /// The path meanwhile; what is opened above it does not end the waiting.
  let base: [Route<AnyHashable>]
}

/// Identifies a view that asks before its screen closes, within the process.
struct LeaverID: Hashable, Comparable, Sendable {
  private let number: Int

  init(_ number: Int) { self.number = number }

  static func < (one: LeaverID, other: LeaverID) -> Bool { one.number < other.number }
}
