// SPDX-License-Identifier: MIT

extension Property {
  /// The element that takes a property of a view.
  package enum Holder: Sendable {
    /// The view's own element.
    case element
    /// The row that the view's element is in.
    case row
    /// The row that the view's element is in, or the view's own element if it is a section.
    case rowOrSection
    /// The view's own element, and the row that it is in.
    case elementAndRow
  }

  /// The element that takes the property.
  package var holder: Holder {
    switch self {
    case .separatorHidden, .separatorEdges, .separatorTint: .rowOrSection
    case .rowBackground, .rowBadge, .rowInsets, .leadingActions, .trailingActions, .deletable,
      .movable:
      .row
    // A host may mark the whole row if a field in it has the focus.
    case .focusEffectDisabled: .elementAndRow
    default: .element
    }
  }

  /// Whether modifiers override what the element's own view says: a picture's name is a default.
  package var isOverridden: Bool { self == .label }

  /// Whether the values of all modifiers around an element count together, not that of the nearest
  /// alone.
  package var isMerged: Bool {
    self == .traits || self == .actions || self == .keyPresses || self == .dropTarget
  }
}
