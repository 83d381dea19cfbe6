// SPDX-License-Identifier: MIT

import WaymarkRender

extension FocusRoot: EventFilter {
  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    if case .focus(let isFocused) = event.action { return try element.setFocus(isFocused) }
    if event.action.isEntry { edit(element) }
    try next()
    element.moveFocus(after: event.action)
  }
}

extension HostEvent.Action {
  /// Whether the action changes the value of a control.
  fileprivate var isEntry: Bool {
    switch self {
    case .changeText, .changeOn, .changeNumber, .changeDate, .changeColor, .increment,
      .decrement, .select, .submit:
      true
    default: false
    }
  }
}
