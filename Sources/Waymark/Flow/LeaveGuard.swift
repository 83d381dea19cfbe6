// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A view that asks before its screen closes.
@MainActor
final class LeaveGuard: ObservableObject {
  let id: LeaverID
  /// The question to display; nil if the view presents its own.
  var question: LeaveQuestion?
  /// Presents the view's own confirmation.
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

  /// Called when the view is evaluated.
  ///
  /// - Parameters:
  ///   - flow: The flow that contains the view.
  ///   - screen: The screen of the flow that contains the view; nil for the root.
  ///   - selection: The selection that contains the view, and the selected value that it belongs
  ///     to; nil if it does not ask before another value is selected.
  ///   - asks: Whether the view asks.
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

  /// Asks the user; the flow displays ``question``.
  func ask() {
    askOwn?(LeaveRequest { [weak self] in self?.answer($0) })
  }

  /// Called when the user has answered.
  func answer(_ mayLeave: Bool) {
    askOwn?(nil)
    flow?.leaveAnswered(id, mayLeave: mayLeave)
    selection?.answered(id, mayLeave: mayLeave)
  }
}

/// The question that the user answers before a screen closes.
struct LeaveQuestion: Equatable {
  let leaver: LeaverID
  let title: String
  let message: String?
  let leave: String
  let stay: String
}
