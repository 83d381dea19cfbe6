// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The open gates, and the gates that screens require.
struct GateRules {
  let open: Set<NavigationGate>
  /// Returns the gates that a screen requires, including inherited ones.
  let requires: (AnyHashable) -> Set<NavigationGate>
  /// Returns the route with which the user opens a gate, such as a sign-in screen.
  let entrance: (NavigationGate) -> Route<AnyHashable>?
  /// Whether screens that close because of a gate return when it opens.
  let returns: Bool
}

/// The guards and gates that decide about the changes of one path.
struct PathControl {
  /// The guards, in the order in which they are asked.
  var guards: [NavigationGuard] = [] {
    didSet { guardNames = guards.map(\.name) }
  }
  private(set) var guardNames: [String] = []
  var gates: GateRules?
  var nesting = 1
  /// Whether open routes may not comply with the gates yet.
  var isNew = true
  /// Whether there are listeners for proposals.
  var isHeard = false
  /// The change that guards are being asked about.
  var pending: Proposal?
  /// The change that the user is being asked about, and the screen that asks.
  var asked: AskedProposal?
  /// The change that waits for gates.
  var held: HeldProposal?

  /// Whether a change waits for an answer.
  var isWaiting: Bool { pending != nil || asked != nil }
}

/// A path that is shown if guards, gates and the user allow it.
struct Proposal {
  let number: Int
  /// The proposed path.
  let goal: [Route<AnyHashable>]
  /// The difference to the path that was open.
  let change: PathChange
  let style: ReplaceStyle
  let time: UInt64?
  /// Whether the app's path still equals the goal.
  var isInSource: Bool
  /// The closings that the user has allowed: the screen of each view that has asked.
  var confirmed: [LeaverID: ScreenID] = [:]
  var run: GuardRun
}

/// A proposal, and the screen whose closing the user is asked about.
struct AskedProposal {
  var proposal: Proposal
  let leaver: LeaverID
  /// Whether the question is shown.
  ///
  /// It is not shown before the views are updated, because the code that made the change may have
  /// saved before.
  var isShown = false
}

/// A path that waits for gates.
struct HeldProposal {
  let goal: [Route<AnyHashable>]
  let cause: NavigationCause
  let gates: Set<NavigationGate>
  /// The path meanwhile; screens opened above it do not discard the held path.
  let base: [Route<AnyHashable>]
}

/// Identifies a view that asks before its screen closes, within the process.
struct LeaverID: Hashable, Comparable, Sendable {
  private let number: Int

  init(_ number: Int) { self.number = number }

  static func < (one: LeaverID, other: LeaverID) -> Bool { one.number < other.number }
}
