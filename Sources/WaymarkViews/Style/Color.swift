// SPDX-License-Identifier: MIT

import WaymarkRender

/// A colour.
///
/// As a view it fills the room it gets.
nonisolated public struct Color: View, Hashable, Sendable, CustomStringConvertible {
  let value: ColorValue
  private let name: String

  private init(_ color: SystemColor) {
    value = .system(color)
    name = color.rawValue
  }

  private init(_ value: ColorValue, name: String) {
    self.value = value
    self.name = name
  }

  /// A colour by its parts, each from 0 to 1; what is outside is taken for the nearer end.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    value = .rgba(part(red), part(green), part(blue), part(opacity))
    name = "rgb(\(part(red)), \(part(green)), \(part(blue)))"
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)
  public static let clear = Color(.clear)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let black = Color(.black)

  /// The same colour, more transparent: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> Color {
    switch value {
    case .system(let color, let old):
      Color(.system(color, opacity: old * opacity), name: name)
    case .rgba(let red, let green, let blue, let old):
      Color(.rgba(red, green, blue, old * opacity), name: name)
    }
  }

  /// The colour's name, such as `red`.
  public var description: String { name }

  static let tertiary = Color(.tertiary)
  static let material = Color(.material)
  static let behind = Color(.background)

  @MainActor public var body: some View {
    ElementView(
      .shape, [(.shape, .text("rectangle")), (.fill, .color(value))], content: EmptyView())
  }
}

extension Color: ShapeStyle {
  public var _color: Color { self }
}

/// What fills shapes and colours words.
///
/// Of SwiftUI's styles, plain colours and materials are drawn.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style.
  var _color: Color { get }
}

extension ShapeStyle where Self == Color {
  public static var primary: Color { .primary }
  public static var secondary: Color { .secondary }
  public static var tertiary: Color { .tertiary }
  public static var tint: Color { .accentColor }
  public static var accentColor: Color { .accentColor }
  public static var background: Color { .behind }
  public static var clear: Color { .clear }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
}

/// A translucent layer; all thicknesses are drawn alike.
public struct Material: ShapeStyle {
  public var _color: Color { .material }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
  public static var bar: Material { Material() }
}
