// SPDX-License-Identifier: MIT

package import WaymarkRender
package import WaymarkViews

/// The window and the preferences with which a screen is drawn.
package struct WindowTraits: Hashable, Sendable {
  /// The width of the window in points.
  package var width: Int
  /// The height of the window in points.
  package var height: Int
  /// Whether the dark appearance is selected; nil for what the system prefers.
  package var isDark: Bool?
  /// The direction of the layout.
  package var direction: LayoutDirection
  /// The text size.
  package var textSize: DynamicTypeSize

  /// The sizes that a window may have, in points.
  package static let sizes = 1...4096

  /// Creates traits; the arguments default to those of a phone.
  package init(
    width: Int = 390, height: Int = 844, isDark: Bool? = nil,
    direction: LayoutDirection = .leftToRight, textSize: DynamicTypeSize = .large
  ) {
    self.width = width
    self.height = height
    self.isDark = isDark
    self.direction = direction
    self.textSize = textSize
  }

  /// The size of the window.
  package var frame: ElementFrame {
    ElementFrame(width: Double(width), height: Double(height))
  }

  /// What an app in the window is told.
  package var appearance: Appearance {
    Appearance(
      isDark: isDark == true, reducesMotion: true, wordScale: Double(textSize.factor))
  }
}
