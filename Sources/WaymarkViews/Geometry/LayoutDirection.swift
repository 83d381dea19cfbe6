// SPDX-License-Identifier: MIT

import WaymarkRender

/// Which way lines run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  var value: PropertyValue {
    (self == .rightToLeft ? LayoutDirectionValue.rightToLeft : .leftToRight).propertyValue
  }
}
