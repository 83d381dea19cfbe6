// SPDX-License-Identifier: MIT

import WaymarkRender

extension ClientAction {
  /// Creates the action that sends an event, by which events are counted.
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
      case .keyPress: .keyPress
      case .reveal: .reveal
      case .swipeThrough: .swipeThrough
      case .move: .move
      case .refresh: .refresh
      case .scrolled: .scrolled
      case .scrolling: .scrolling
      case .visible: .visible
      case .touch: .touch
      case .press: .press
      case .hover: .hover
      case .changeNumber: .changeNumber
      case .changeDate: .changeDate
      case .changeColor: .changeColor
      case .openMenu: .openMenu
      case .perform: .perform
      case .frame: .frame
      case .measured: .measured
      case .appearance: .appearance
      case .drag: .drag
      case .drop: .drop
      case .chooseFiles, .failFiles: .upload
      }
  }
}
