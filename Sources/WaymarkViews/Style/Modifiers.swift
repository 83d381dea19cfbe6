// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Sets the font of the words in this view; nil takes that of the surroundings.
  nonisolated public func font(_ font: Font?) -> some View {
    var values: [(Property, PropertyValue)] = font?.traits ?? []
    if let size = font?.size { values.insert((.font, size), at: 0) }
    return AttributeView(content: self, values: values)
  }

  /// Sets how heavy the letters in this view are.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    attributes((.weight, weight?.word.propertyValue))
  }

  /// Sets the family of the letters in this view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    attributes((.fontDesign, design?.word?.propertyValue))
  }

  /// Makes the letters in this view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    attributes((.weight, isActive ? FontWeightValue.bold.propertyValue : nil))
  }

  /// Slants the letters in this view.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    attributes((.italic, isActive ? .bool(true) : nil))
  }

  /// Gives all digits in this view the same width.
  nonisolated public func monospacedDigit() -> some View {
    attributes((.monospacedDigit, .bool(true)))
  }

  /// Colours the words and glyphs in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attributes((.foreground, style._paint))
  }

  /// Colours the words and glyphs in this view; the styles of lower ranks are not drawn.
  ///
  /// Ignored: `secondary` (lower levels use the primary style).
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { foregroundStyle(primary) }

  /// Colours the words and glyphs in this view; the styles of lower ranks are not drawn.
  ///
  /// Ignored: `secondary` and `tertiary` (lower levels use the primary style).
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }

  /// Colours the words and glyphs in this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    attributes((.foreground, color.map { .color($0.value) }))
  }

  /// Colours the controls in this view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    attributes((.tint, tint.map { .color($0.value) }))
  }

  /// Colours the controls in this view; of a gradient its first colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    attributes((.tint, tint?.nearestColor.map { .color($0) }))
  }

  /// The older name of ``tint(_:)``.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Draws this view more transparent: 0 is invisible, 1 as it is.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    attributes((.opacity, .number(opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
  }

  /// Keeps the view's room but does not draw it; its state lives on (S2).
  nonisolated public func hidden() -> some View { attributes((.hidden, .bool(true))) }

  /// Lets words take at most so many lines; nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    attributes((.lineLimit, number.map { .number(Double(max(1, $0))) }))
  }

  /// Lines up the lines of longer words.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attributes((.textAlignment, TextAlignmentValue(alignment).propertyValue))
  }

  /// Keeps the view from growing or shrinking with the room it gets.
  nonisolated public func fixedSize() -> some View {
    attributes((.fixedSize, AxisValue.both.propertyValue))
  }

  /// Keeps the view from growing or shrinking in some directions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: AxisValue? =
      horizontal ? vertical ? .both : .horizontal : vertical ? .vertical : nil
    return attributes((.fixedSize, axes?.propertyValue))
  }
}

/// How the lines of longer words are lined up.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

extension TextAlignmentValue {
  init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}
