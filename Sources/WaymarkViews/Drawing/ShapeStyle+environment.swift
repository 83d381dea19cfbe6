// SPDX-License-Identifier: MIT

public import WaymarkRender

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that ``BackgroundStyle`` draws; nil for that of the system.
  ///
  /// Inside of this style, ``BackgroundStyle`` is that of the system.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of backgrounds in this view that do not have their own.
  ///
  /// Like SwiftUI's `backgroundStyle`: it applies to `background` without a style and to the style
  /// `.background`, also of shapes and group boxes. The backgrounds of lists, screens and bars, and
  /// the style of a single `Text` or drawing, are not changed.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension ShapeStyle {
  /// Returns the paint of the resolved style, or for a style of the runtime its only one.
  public func _paint(in environment: EnvironmentValues) -> PropertyValue? {
    guard Resolved.self != Never.self else { return _paint }
    return resolve(in: environment)._paint(in: environment)
  }

  /// Whether the style is resolved.
  public static var _readsEnvironment: Bool { Resolved.self != Never.self }
}

extension BackgroundStyle {
  /// Returns the paint of the environment's background style.
  public func _paint(in environment: EnvironmentValues) -> PropertyValue? {
    environment.backgroundPaint ?? _paint
  }

  /// Always true.
  public static var _readsEnvironment: Bool { true }
}

extension EnvironmentValues {
  /// The paint of the background style that a view has set; nil if none has.
  var backgroundPaint: PropertyValue? {
    guard let style = backgroundStyle else { return nil }
    var values = self
    // A style that contains `.background` would have itself as its background.
    values.backgroundStyle = nil
    return style._paint(in: values) ?? .color(.system(.primary))
  }
}

extension View {
  /// Draws the content in a box, with properties of a style.
  nonisolated func box<S: ShapeStyle>(
    _ style: S, _ properties: @escaping (PropertyValue?) -> [(Property, PropertyValue?)]
  ) -> BoxView<Self> {
    guard S._readsEnvironment else { return box(properties(style._paint)) }
    return BoxView(
      content: self, layers: [ResolvedBox { properties(style._paint(in: $0)).known }])
  }

  /// Sets properties of a style on each element of this view.
  nonisolated func attributes<S: ShapeStyle>(
    _ style: S, _ properties: @escaping (PropertyValue?) -> [(Property, PropertyValue?)]
  ) -> AttributeView<Self> {
    guard S._readsEnvironment else {
      return attributes(properties(style._paint))
    }
    return AttributeView(content: self) { properties(style._paint(in: $0)).known }
  }
}
