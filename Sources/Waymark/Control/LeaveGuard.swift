// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A view that asks before its screen closes.
@MainActor
final class LeaveGuard: ObservableObject {
  let id: LeaverID
  /// The question; nil if the view shows one of its own.
  var question: LeaveQuestion?
  /// Shows a question of the view's own.
  var askOwn: ((LeaveRequest?) -> Void)?
  private weak var flow: Flow?
  private weak var selection: SelectionLeaving?
  private var isRegistered = false
  private static var lastID = 0

  init() {
    Self.lastID += 1
    id = LeaverID(Self.lastID)
  }

  isolated deinit {
    guard isRegistered else { return }
    flow?.setLeaver(id, on: nil)
    selection?.set(id, guarding: nil, while: nil)
  }

  /// The view was evaluated.
  ///
  /// - Parameters:
  ///   - flow: The flow that the view is in.
  ///   - screen: The screen of the flow that contains it; nil for its root.
  ///   - selection: The selection that the view is in, and the selected value that it belongs to;
  ///     nil if it does not ask before another is selected.
  ///   - asks: Whether it asks.
  func update(
    in flow: Flow?, on screen: ScreenID?,
    selection: (leaving: SelectionLeaving, value: AnyHashable)?, asks: Bool
  ) {
    if self.selection !== selection?.leaving { self.selection?.set(id, guarding: nil, while: nil) }
    self.selection = selection?.leaving
    selection?.leaving.set(id, guarding: asks ? self : nil, while: selection?.value)
    if let old = self.flow, old !== flow, isRegistered { old.setLeaver(id, on: nil) }
    self.flow = flow
    isRegistered = asks
    flow?.setLeaver(id, on: screen, guarding: asks ? self : nil)
  }

  /// Asks the user; the flow asks by ``question``.
  func ask() {
    askOwn?(LeaveRequest { [weak self] in self?.answer($0) })
  }

  /// The user has answered.
  func answer(_ mayLeave: Bool) {
    askOwn?(nil)
    flow?.leaveAnswered(id, mayLeave: mayLeave)
    selection?.answered(id, mayLeave: mayLeave)
  }
}

/// What the user is asked before a screen closes.
struct LeaveQuestion: Equatable {
  let leaver: LeaverID
  let title: String
  let message: String?
  let leave: String
  let stay: String
}
