// SPDX-License-Identifier: MIT

package import WaymarkViews

extension DynamicTypeSize {
  /// Reads the text size from launch arguments as UIKit does: the name of a `UIContentSizeCategory`
  /// after `-UIPreferredContentSizeCategoryName`; nil without one.
  package init?(arguments: [String]) {
    guard
      let option = arguments.lastIndex(of: "-UIPreferredContentSizeCategoryName"),
      let name = arguments[arguments.index(after: option)...].first,
      let size = zip(Self.allCases, Self.categories).first(where: {
        name == "UICTContentSizeCategory" + $1
      })
    else { return nil }
    self = size.0
  }

  /// The names of the categories, the smallest first, without their common prefix.
  package static let categories = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
