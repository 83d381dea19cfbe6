// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTree.Element {
  func text(_ property: Property) -> String? {
    guard case .text(let text) = properties[property] else { return nil }
    return text
  }

  func isTrue(_ property: Property) -> Bool { properties[property] == .bool(true) }

  var isInvisible: Bool { isTrue(.accessibilityHidden) || isTrue(.hidden) }

  /// Sheets and popovers can be swiped away; other presentations require an answer.
  var swipeDown: HostEvent? {
    guard kind == .sheet || kind == .popover, !isTrue(.dismissDisabled) else { return nil }
    return HostEvent(.dismiss, on: id)
  }

  var closesByTapOutside: Bool {
    kind == .dialog || kind == .menu || kind == .popover && !isTrue(.dismissDisabled)
  }
}
