// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementNode {
  /// Reacts to what a person did: as all elements do, or else as the element's view says.
  func deliver(_ action: HostEvent.Action) throws(HostEventError) {
    switch action {
    case .focus(let isFocused): try takeFocus(isFocused)
    case .refresh:
      guard let refresher else { return try handle(action) }
      try refresher.start()
    case .perform(let line): try perform(line)
    case .increment where resolved(.adjustable) == .bool(true): try adjust(.increment)
    case .decrement where resolved(.adjustable) == .bool(true): try adjust(.decrement)
    default:
      if action.isEntry { graph.focus.edit(self) }
      try handle(action)
      moveFocus(after: action)
    }
  }
}

extension HostEvent.Action {
  /// Whether it gives a control another value.
  fileprivate var isEntry: Bool {
    switch self {
    case .changeText, .changeOn, .changeNumber, .changeDate, .increment, .decrement, .select,
      .submit:
      true
    default: false
    }
  }
}
