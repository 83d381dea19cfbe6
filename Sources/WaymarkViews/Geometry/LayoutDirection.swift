// SPDX-License-Identifier: MIT

import WaymarkRender

/// The direction of text and layout.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  var value: PropertyValue {
    (self == .rightToLeft ? LayoutDirectionValue.rightToLeft : .leftToRight).propertyValue
  }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The layout direction; left to right unless an enclosing view sets another.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
