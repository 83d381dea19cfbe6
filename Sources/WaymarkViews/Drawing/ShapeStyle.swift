// SPDX-License-Identifier: MIT

public import WaymarkRender

/// What fills shapes and colours words.
///
/// Hosts draw colours, gradients and materials; a style of an app's own is drawn as what it
/// resolves to in an environment of defaults.
public protocol ShapeStyle: Sendable {
  /// What the style resolves to.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What hosts draw; nil for what words around are drawn with.
  var _paint: PropertyValue? { get }
}

extension Never: ShapeStyle {
  /// Never asked for.
  public var _paint: PropertyValue? { nil }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the runtime knows the style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn by hosts")
  }
}

extension ShapeStyle {
  /// What the style resolves to is drawn.
  public var _paint: PropertyValue? {
    guard Resolved.self != Never.self else { return nil }
    return resolve(in: EnvironmentValues())._paint
  }

  /// The one colour that comes nearest to the style; nil for that of the words around.
  var nearestColor: ColorValue? {
    switch _paint {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color
    default: nil
    }
  }

  /// The same style, more transparent: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: Self.faded(_paint, opacity))
  }

  private static func faded(_ paint: PropertyValue?, _ opacity: Double) -> PropertyValue? {
    switch paint {
    case .color(let color): return .color(color.faded(opacity))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init($0.color.faded(opacity), at: $0.location) }
      return .gradient(gradient)
    case nil: return .color(.system(.primary, opacity: opacity))
    default: return paint
    }
  }

  /// The style at half its strength.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style at a quarter of its strength.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style at a fifth of its strength.
  public var quaternary: some ShapeStyle { opacity(0.2) }
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

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  /// What is drawn.
  public let _paint: PropertyValue?

  /// A style without its type.
  public init<S: ShapeStyle>(_ style: S) { _paint = style._paint }

  init(paint: PropertyValue?) { _paint = paint }
}

/// The styles of words, the more important the stronger.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let color: SystemColor

  /// The colour of words.
  public static let primary = Self(color: .primary)
  /// The quieter colour of words.
  public static let secondary = Self(color: .secondary)
  /// A colour quieter still.
  public static let tertiary = Self(color: .tertiary)
  /// The quietest colour.
  public static let quaternary = Self(color: .quaternary)
  /// The quietest colour; drawn like ``quaternary``.
  public static let quinary = Self(color: .quaternary)

  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(color)) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of words.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The quieter colour of words.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// A colour quieter still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The quietest colour.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The quietest colour; drawn like ``quaternary``.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// What words around are drawn with.
public struct ForegroundStyle: ShapeStyle {
  /// The style of words around.
  public init() {}
  /// Nothing of its own.
  public var _paint: PropertyValue? { nil }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  /// The tint of the surroundings.
  public init() {}
  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(.accent)) }
}

/// What is behind content.
public struct BackgroundStyle: ShapeStyle {
  /// What is behind content.
  public init() {}
  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(.background)) }
}

/// The lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The lines between things.
  public init() {}
  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(.separator)) }
}

/// What empty fields say.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// What empty fields say.
  public init() {}
  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(.tertiary)) }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The colour of links.
  public init() {}
  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(.accent)) }
}

/// The quiet fill of controls.
public struct FillShapeStyle: ShapeStyle {
  /// The quiet fill of controls.
  public init() {}
  /// What is drawn.
  public var _paint: PropertyValue? { .color(.system(.softFill)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What words around are drawn with.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// What is behind content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// What empty fields say.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The quiet fill of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
