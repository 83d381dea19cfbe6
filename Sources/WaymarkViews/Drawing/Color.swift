// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A colour.
///
/// As a view it fills the room it gets.
nonisolated public struct Color: View, Hashable, Sendable, CustomStringConvertible {
  let value: ColorValue
  let name: String

  init(_ color: SystemColor) {
    value = .system(color)
    name = color.rawValue
  }

  init(_ value: ColorValue, name: String) {
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

  /// The colour of words.
  public static let primary = Color(.primary)
  /// The quieter colour of words.
  public static let secondary = Color(.secondary)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of the surroundings.
  public static let accentColor = Color(.accent)
  /// No colour.
  public static let clear = Color(.clear)
  /// The system's red, fitted to light and dark.
  public static let red = Color(.red)
  /// The system's orange, fitted to light and dark.
  public static let orange = Color(.orange)
  /// The system's yellow, fitted to light and dark.
  public static let yellow = Color(.yellow)
  /// The system's green, fitted to light and dark.
  public static let green = Color(.green)
  /// The system's mint, fitted to light and dark.
  public static let mint = Color(.mint)
  /// The system's teal, fitted to light and dark.
  public static let teal = Color(.teal)
  /// The system's cyan, fitted to light and dark.
  public static let cyan = Color(.cyan)
  /// The system's blue, fitted to light and dark.
  public static let blue = Color(.blue)
  /// The system's indigo, fitted to light and dark.
  public static let indigo = Color(.indigo)
  /// The system's purple, fitted to light and dark.
  public static let purple = Color(.purple)
  /// The system's pink, fitted to light and dark.
  public static let pink = Color(.pink)
  /// The system's brown, fitted to light and dark.
  public static let brown = Color(.brown)
  /// White, in light and in dark.
  public static let white = Color(.white)
  /// The system's gray, fitted to light and dark.
  public static let gray = Color(.gray)
  /// Black, in light and in dark.
  public static let black = Color(.black)

  /// The same colour, more transparent: 0 is invisible, 1 as it is.
  public func opacity(_ opacity: Double) -> Color {
    Color(value.faded(opacity), name: name)
  }

  /// The colour's name, such as `red`.
  public var description: String { name }

  @MainActor public var body: some View {
    ElementView(
      .shape, [(.shape, ShapeKindValue.rectangle.propertyValue), (.fill, .color(value))],
      content: EmptyView())
  }
}

extension Color: ShapeStyle {
  /// The colour that is drawn.
  public var _paint: PropertyValue? { .color(value) }
}

extension ShapeStyle where Self == Color {
  /// The tint of the surroundings.
  public static var accentColor: Color { .accentColor }
  /// No colour.
  public static var clear: Color { .clear }
  /// The system's red, fitted to light and dark.
  public static var red: Color { .red }
  /// The system's orange, fitted to light and dark.
  public static var orange: Color { .orange }
  /// The system's yellow, fitted to light and dark.
  public static var yellow: Color { .yellow }
  /// The system's green, fitted to light and dark.
  public static var green: Color { .green }
  /// The system's mint, fitted to light and dark.
  public static var mint: Color { .mint }
  /// The system's teal, fitted to light and dark.
  public static var teal: Color { .teal }
  /// The system's cyan, fitted to light and dark.
  public static var cyan: Color { .cyan }
  /// The system's blue, fitted to light and dark.
  public static var blue: Color { .blue }
  /// The system's indigo, fitted to light and dark.
  public static var indigo: Color { .indigo }
  /// The system's purple, fitted to light and dark.
  public static var purple: Color { .purple }
  /// The system's pink, fitted to light and dark.
  public static var pink: Color { .pink }
  /// The system's brown, fitted to light and dark.
  public static var brown: Color { .brown }
  /// White, in light and in dark.
  public static var white: Color { .white }
  /// The system's gray, fitted to light and dark.
  public static var gray: Color { .gray }
  /// Black, in light and in dark.
  public static var black: Color { .black }
}
