// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A style that fills shapes and colours text.
///
/// Hosts draw colours, gradients and materials. A custom style is drawn as its resolved style; as a
/// style of a single `Text`, of a bar, of a drawing or of a tint, it is resolved in a default
/// environment.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint that hosts draw; nil for the inherited foreground style.
  var _paint: PropertyValue? { get }

  /// Returns the paint that hosts draw in an environment.
  func _paint(in environment: EnvironmentValues) -> PropertyValue?

  /// Whether the paint depends on the environment.
  static var _readsEnvironment: Bool { get }
}

extension Never: ShapeStyle {
  /// Never called.
  public var _paint: PropertyValue? { nil }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the runtime handles this style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by hosts")
  }
}

extension ShapeStyle {
  /// The paint of the resolved style.
  public var _paint: PropertyValue? {
    guard Resolved.self != Never.self else { return nil }
    return resolve(in: EnvironmentValues())._paint
  }

  /// The colour that represents the style best; nil for the inherited text colour.
  var nearestColor: ColorValue? { _paint?.nearestColor }

  /// Returns the style with an opacity: 0 is invisible, 1 leaves it unchanged.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    let paint = Self.faded(_paint, opacity)
    guard Self._readsEnvironment else { return AnyShapeStyle(paint: paint) }
    return AnyShapeStyle(paint: paint) { Self.faded(_paint(in: $0), opacity) }
  }

  static func faded(_ paint: PropertyValue?, _ opacity: Double) -> PropertyValue? {
    switch paint {
    case .color(let color): return .color(color.faded(opacity))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init($0.color.faded(opacity), at: $0.location) }
      return .gradient(gradient)
    case nil: return .color(.system(.primary, opacity: opacity))
    default: return paint
    }
  }

  /// The style with half the opacity.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style with a quarter of the opacity.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style with a fifth of the opacity.
  public var quaternary: some ShapeStyle { opacity(0.2) }
}

extension PropertyValue {
  /// The colour that represents a paint best; nil for other values.
  var nearestColor: ColorValue? {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color
    default: nil
    }
  }
}

extension FixedColor {
  fileprivate func faded(_ opacity: Double) -> FixedColor {
    FixedColor(red: red, green: green, blue: blue, opacity: self.opacity * opacity)
  }
}

extension ColorValue {
  func faded(_ opacity: Double) -> ColorValue {
    switch self {
    case .adaptive(let light, let dark):
      .adaptive(light: light.faded(opacity), dark: dark.faded(opacity))
    case .system(let color, let old): .system(color, opacity: old * opacity)
    case .rgba(let red, let green, let blue, let old): .rgba(red, green, blue, old * opacity)
    }
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  /// The paint that hosts draw.
  public let _paint: PropertyValue?

  /// Returns the paint in an environment; nil if it does not depend on it.
  private let resolved: (@Sendable (EnvironmentValues) -> PropertyValue?)?

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) {
    _paint = style._paint
    if S._readsEnvironment { resolved = { style._paint(in: $0) } } else { resolved = nil }
  }

  init(
    paint: PropertyValue?, resolved: (@Sendable (EnvironmentValues) -> PropertyValue?)? = nil
  ) {
    _paint = paint
    self.resolved = resolved
  }

  /// Returns the paint that hosts draw in an environment.
  public func _paint(in environment: EnvironmentValues) -> PropertyValue? {
    guard let resolved else { return _paint }
    return resolved(environment)
  }

  /// True, since the type does not say more.
  public static var _readsEnvironment: Bool { true }
}

/// The hierarchical styles of text, in decreasing prominence.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: SystemColor

  /// The primary colour of text.
  public static let primary = Self(color: .primary)
  /// The secondary colour of text.
  public static let secondary = Self(color: .secondary)
  /// The tertiary colour.
  public static let tertiary = Self(color: .tertiary)
  /// The quaternary colour.
  public static let quaternary = Self(color: .quaternary)
  /// The quinary colour; drawn like ``quaternary``.
  public static let quinary = Self(color: .quaternary)

  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(color)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The primary colour of text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The secondary colour of text.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The tertiary colour.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The quaternary colour.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The quinary colour; drawn like ``quaternary``.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground style of the enclosing view.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Nil: the style is inherited.
  public var _paint: PropertyValue? { nil }
}

/// The tint of the enclosing view.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(.accent)) }
}

/// The background style of content; see ``View/backgroundStyle(_:)``.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(.background)) }

  /// The background of content that stands out from the background of its container.
  public var secondary: some ShapeStyle {
    level(.secondaryBackground, opacity: 0.5)
  }
  /// The background of content on content with the ``secondary`` background.
  public var tertiary: some ShapeStyle {
    level(.tertiaryBackground, opacity: 0.25)
  }

  /// Returns a level of the system's background, or a style of an app with an opacity.
  private func level(_ color: SystemColor, opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(paint: .color(.system(color))) { environment in
      guard let own = environment.backgroundPaint else { return .color(.system(color)) }
      return Self.faded(own, opacity)
    }
  }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(.separator)) }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(.tertiary)) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(.accent)) }
}

/// The fill style of controls.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// The paint that hosts draw.
  public var _paint: PropertyValue? { .color(.system(.softFill)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the enclosing view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the enclosing view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The fill style of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
