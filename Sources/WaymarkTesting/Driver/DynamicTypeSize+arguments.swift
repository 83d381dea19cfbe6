// SPDX-License-Identifier: MIT

import WaymarkViews

extension DynamicTypeSize {
  /// The size that launch arguments ask for as UIKit reads them: the name of a
  /// `UIContentSizeCategory` behind `-UIPreferredContentSizeCategoryName`; nil for none.
  init?(arguments: [String]) {
    guard
      let option = arguments.lastIndex(of: "-UIPreferredContentSizeCategoryName"),
      let name = arguments[arguments.index(after: option)...].first,
      let size = zip(Self.allCases, Self.categories).first(where: {
        name == "UICTContentSizeCategory" + $1
      })
    else { return nil }
    self = size.0
  }

  private static let categories = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]
}
