// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Returns the classes of the bar of a screen or of tabs.
  func barClasses(_ element: ElementTree.Element) -> String {
    switch element[.barBackgroundShown] {
    case true?: " solid"
    case false?: " clear"
    case nil: ""
    }
  }

  /// Sets the background and the colour scheme of the bar of a screen or of tabs.
  func applyBarAppearance(_ element: ElementTree.Element, _ bar: inout Markup) {
    if let paint = element[.barBackground] { bar.style = "--bar:\(Style.paint(paint))" }
    if let scheme = element[.barColorScheme] { bar["data-theme"] = scheme.rawValue }
  }
}
