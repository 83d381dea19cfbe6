// SPDX-License-Identifier: MIT

import WaymarkRender

extension ShortcutValue.Key {
  /// The name of the key in the page's script.
  var scriptName: String {
    switch self {
    case .character(let character): character
    case .named(let key): key.rawValue
    }
  }

  /// The name of the key in `aria-keyshortcuts`.
  var ariaName: String {
    switch self {
    case .character("+"): "Plus"
    case .character(let character): character.uppercased()
    case .named(let key): key.ariaName
    }
  }
}

extension ShortcutValue.NamedKey {
  fileprivate var ariaName: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .clear: "Clear"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Enter"
    }
  }
}
