// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Sets the font of the text in this view; nil uses the inherited font.
  nonisolated public func font(_ font: Font?) -> some View {
    var values: [(Property, PropertyValue)] = font?.traits ?? []
    if let size = font?.size { values.insert((.font, size), at: 0) }
    return AttributeView(content: self, values: values)
  }

  /// Sets the font weight of the text in this view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    attributes((.weight, weight?.keyword.propertyValue))
  }

  /// Sets the font design of the text in this view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    attributes((.fontDesign, design?.keyword?.propertyValue))
  }

  /// Makes the text in this view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    attributes((.weight, isActive ? FontWeightValue.bold.propertyValue : nil))
  }

  /// Makes the text in this view italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    attributes((.italic, isActive ? .bool(true) : nil))
  }

  /// Uses monospaced digits for the text in this view.
  nonisolated public func monospacedDigit() -> some View {
    attributes((.monospacedDigit, .bool(true)))
  }

  /// Sets the colour of text and symbols in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attributes(style) { foreground($0, isColor: S.self == Color.self) }
  }

  /// Sets the colours of text and symbols in this view.
  ///
  /// Content with the style `secondary` has the second colour. A symbol that is filled, or that has
  /// a badge or a slash, has the second colour, too; the form inside a filled symbol has the first.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    attributes(primary) { [(.foreground, $0)] }
      .attributes(secondary) { [(.secondaryForeground, $0?.nearestColor.map { .color($0) })] }
  }

  /// Sets the colours of text and symbols in this view; hosts do not draw the third.
  ///
  /// Ignored: `tertiary` (a third level keeps its colour).
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary, secondary) }

  /// Sets the colour of text and symbols in this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    attributes(foreground(color.map { .color($0.value) }, isColor: true))
  }

  /// Sets the tint of the controls in this view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    tinted(tint?.value)
  }

  /// Sets the tint of the controls in this view; a gradient contributes its first colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    tinted(tint?.nearestColor)
  }

  /// Sets the tint of the controls, and of what this view presents.
  nonisolated private func tinted(_ tint: ColorValue?) -> some View {
    EnvironmentView(content: attributes((.tint, tint.map { .color($0) }))) {
      if let tint, tint != .system(.accent) { $0.tint = tint }
    }
  }

  /// The older name of ``tint(_:)``.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the opacity of this view: 0 is invisible, 1 leaves it unchanged.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    attributes((.opacity, .number(opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
  }

  /// Hides the view but keeps its space and its state (S2).
  nonisolated public func hidden() -> some View { attributes((.hidden, .bool(true))) }

  /// Sets the maximum number of lines of text; nil allows any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    attributes((.lineLimit, number.map { .number(Double(max(1, $0))) }))
  }

  /// Sets the alignment of the lines of multiline text.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    attributes((.textAlignment, TextAlignmentValue(alignment).propertyValue))
  }

  /// Fixes the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    attributes((.fixedSize, AxisValue.both.propertyValue))
  }

  /// Fixes the view at its ideal size in the given dimensions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: AxisValue? =
      horizontal ? vertical ? .both : .horizontal : vertical ? .vertical : nil
    return attributes((.fixedSize, axes?.propertyValue))
  }
}

/// The alignment of the lines of multiline text.
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

private enum TintKey: EnvironmentKey {
  static var defaultValue: ColorValue? { nil }
}

extension EnvironmentValues {
  /// The tint that an enclosing view sets.
  var tint: ColorValue? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// Returns the properties of a paint; colours that are also the names of levels are told from these.
private func foreground(
  _ paint: PropertyValue?, isColor: Bool
) -> [(Property, PropertyValue?)] {
  let isLevel =
    switch paint {
    case .color(.system(.primary, _)), .color(.system(.secondary, _)): true
    default: false
    }
  return [(.foreground, paint), (.colorsLabels, isColor && isLevel ? .bool(true) : nil)]
}
