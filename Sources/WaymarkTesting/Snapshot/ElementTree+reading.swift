// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTree.Element {
  func text(_ key: PropertyKey<String>) -> String? { self[key] }

  func isTrue(_ key: PropertyKey<Bool>) -> Bool { self[key] == true }

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
