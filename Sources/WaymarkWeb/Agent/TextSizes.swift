// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkViews

/// The text sizes of a launch, by the names of their content size categories.
enum TextSizes {
  /// The names, the smallest first.
  static var all: [String] { DynamicTypeSize.categories }

  /// Returns the launch arguments that select a size.
  static func arguments(_ name: String) -> [String] {
    ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategory" + name]
  }
}
