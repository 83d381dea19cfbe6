// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Returns the classes of the bar of a screen or of tabs.
  func barClasses(_ element: ElementTree.Element) -> String {
    switch element[.barBackgroundShown] {
    case .bool(true): " solid"
    case .bool(false): " clear"
    default: ""
    }
  }

  /// Sets the background and the colour scheme of the bar of a screen or of tabs.
  func applyBarAppearance(_ element: ElementTree.Element, _ bar: inout Markup) {
    if let paint = Style.paint(element[.barBackground]) { bar.style = "--bar:\(paint)" }
    if let scheme = element.text(.barColorScheme), ["light", "dark"].contains(scheme) {
      bar["data-theme"] = scheme
    }
  }
}
