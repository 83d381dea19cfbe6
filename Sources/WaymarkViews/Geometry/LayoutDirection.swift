// SPDX-License-Identifier: MIT

import WaymarkRender

/// The direction of text and layout.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  var value: PropertyValue {
    (self == .rightToLeft ? LayoutDirectionValue.rightToLeft : .leftToRight).propertyValue
  }
}
