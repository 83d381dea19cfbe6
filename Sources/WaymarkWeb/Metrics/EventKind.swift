// SPDX-License-Identifier: MIT

import WaymarkRender

/// The kind of a page's event, by which events are counted.
enum EventKind: Int, CaseIterable {
  case tap, back, dismiss, resize, select, changeText, changeOn, submit, increment, decrement
  case visibleRange, focus, reveal, swipeThrough, move, refresh, scrolled, press, hover
  case changeNumber, changeDate, openMenu, perform, frame, appearance
  /// The browser went to an entry of its history.
  case traverse
  /// The page became hidden or visible.
  case phase

  /// Creates the kind of a host event.
  init(_ action: HostEvent.Action) {
    self =
      switch action {
      case .tap: .tap
      case .back: .back
      case .dismiss: .dismiss
      case .resize: .resize
      case .select: .select
      case .changeText: .changeText
      case .changeOn: .changeOn
      case .submit: .submit
      case .increment: .increment
      case .decrement: .decrement
      case .visibleRange: .visibleRange
      case .focus: .focus
      case .reveal: .reveal
      case .swipeThrough: .swipeThrough
      case .move: .move
      case .refresh: .refresh
      case .scrolled: .scrolled
      case .press: .press
      case .hover: .hover
      case .changeNumber: .changeNumber
      case .changeDate: .changeDate
      case .openMenu: .openMenu
      case .perform: .perform
      case .frame: .frame
      case .appearance: .appearance
      }
  }
}
