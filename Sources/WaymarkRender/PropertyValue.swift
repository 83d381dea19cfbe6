// SPDX-License-Identifier: MIT

/// The value of a property, as it is stored and encoded.
///
/// A host reads values through keys, such as `element[.transform]`, and so gets the type that
/// ``PropertyKey`` documents. A value of another type is read as nil.
///
/// The encoded form of a value is an object with the name of its case, such as
/// `{"keyword": {"_0": "bold"}}`. Values that do not fit in 16 bytes are stored outside of it.
public enum PropertyValue: Hashable, Sendable, Codable {
  /// A flag.
  case bool(Bool)
  /// A finite number; an infinite one is represented by ``unbounded`` or omitted.
  case number(Double)
  /// All available space.
  case unbounded
  /// Text, a name or an address.
  case text(String)
  /// The raw value of an enumeration, such as ``FontWeightValue``.
  case keyword(String)
  /// The raw values of a set of an enumeration, such as ``EdgeValue``, in order of its cases.
  case keywords([String])
  /// A colour.
  case color(ColorValue)
  /// A gradient.
  indirect case gradient(GradientValue)
  /// An image in memory.
  indirect case picture(PictureValue)
  /// The styled parts of a text.
  case runs([TextRun])
  /// A point or an offset.
  case point(PointValue)
  /// A size.
  case size(SizeValue)
  /// Distances from four edges.
  indirect case insets(InsetsValue)
  /// The radii of four corners.
  indirect case corners(CornerRadii)
  /// An outline.
  case path(PathValue)
  /// The style of a line.
  indirect case strokeStyle(StrokeStyleValue)
  /// Transforms.
  case transforms([TransformValue])
  /// Visual effects.
  case filters([FilterValue])
  /// Alignment guides.
  case guides([GuideValue])
  /// The columns or rows of a grid.
  case tracks([GridTrack])
  /// The sizes that a layout proposes.
  case proposals([ProposalValue])
  /// The height of a sheet.
  case detent(DetentValue)
  /// The heights of a sheet.
  case detents([DetentValue])
  /// A keyboard shortcut.
  indirect case shortcut(ShortcutValue)
  /// Accessibility actions.
  case actions([ActionValue])
  /// Accessibility traits.
  case traits(TraitsValue)
  /// How an element appears and disappears.
  indirect case transition(TransitionValue)
  /// The looks of a view in a scroll view.
  indirect case scrollTransition(ScrollTransitionValue)
  /// Gestures.
  case gestures([GestureValue])
  /// Key presses.
  case keyPresses([KeyListenerValue])
}
