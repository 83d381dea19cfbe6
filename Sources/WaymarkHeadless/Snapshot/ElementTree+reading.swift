// SPDX-License-Identifier: MIT

package import WaymarkRender

extension ElementTree.Element {
  package func text(_ key: PropertyKey<String>) -> String? { self[key] }

  package func isTrue(_ key: PropertyKey<Bool>) -> Bool { self[key] == true }

  package var isInvisible: Bool { isTrue(.accessibilityHidden) || isTrue(.hidden) }

  /// Sheets and popovers can be swiped away; other presentations require an answer.
  package var swipeDown: HostEvent? {
    switch kind {
    case .sheet, .popover, .inspector:
      isTrue(.dismissDisabled) ? nil : HostEvent(.dismiss, on: id)
    default: nil
    }
  }

  package var closesByTapOutside: Bool {
    kind == .dialog || kind == .menu || kind == .popover && !isTrue(.dismissDisabled)
  }
}
