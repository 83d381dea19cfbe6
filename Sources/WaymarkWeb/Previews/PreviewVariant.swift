// SPDX-License-Identifier: MIT

import WaymarkViews

/// One of the ways in which a preview is drawn.
struct PreviewVariant: Hashable, Sendable {
  var size: PreviewSize
  var isDark = false
  var direction = LayoutDirection.leftToRight
  var textSize = DynamicTypeSize.large

  /// The text sizes, with their names in the names of files, and for people.
  static let textSizes: [(size: DynamicTypeSize, name: String, title: String)] = [
    (.small, "small", "Small"), (.large, "large", "Default"),
    (.accessibility2, "accessibility2", "Accessibility"),
  ]

  /// Returns all variants of a preview with some settings.
  static func all(for settings: PreviewSettings) -> [PreviewVariant] {
    PreviewSize.all(for: settings).flatMap { size in
      textSizes.flatMap { text in
        [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
          [false, true].map { isDark in
            PreviewVariant(size: size, isDark: isDark, direction: direction, textSize: text.size)
          }
        }
      }
    }
  }

  /// The name of the variant's files, such as `phone-light-ltr-large`.
  var name: String {
    let direction = direction == .rightToLeft ? "rtl" : "ltr"
    return "\(size.name)-\(isDark ? "dark" : "light")-\(direction)-\(textSize)"
  }

  var traits: WindowTraits {
    WindowTraits(
      width: size.width, height: size.height, isDark: isDark, direction: direction,
      textSize: textSize)
  }
}
