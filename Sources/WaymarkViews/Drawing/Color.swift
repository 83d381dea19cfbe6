// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A colour.
///
/// As a view, it fills the available space.
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

  /// Creates a colour with components, which are clamped to the range from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    value = .rgba(part(red), part(green), part(blue), part(opacity))
    name = "rgb(\(part(red)), \(part(green)), \(part(blue)))"
  }

  /// A shade of grey from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The primary colour of text.
  public static let primary = Color(.primary)
  /// The secondary colour of text.
  public static let secondary = Color(.secondary)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of the enclosing view.
  public static let accentColor = Color(.accent)
  /// A transparent colour.
  public static let clear = Color(.clear)
  /// The system's red, which adapts to light and dark appearance.
  public static let red = Color(.red)
  /// The system's orange, which adapts to light and dark appearance.
  public static let orange = Color(.orange)
  /// The system's yellow, which adapts to light and dark appearance.
  public static let yellow = Color(.yellow)
  /// The system's green, which adapts to light and dark appearance.
  public static let green = Color(.green)
  /// The system's mint, which adapts to light and dark appearance.
  public static let mint = Color(.mint)
  /// The system's teal, which adapts to light and dark appearance.
  public static let teal = Color(.teal)
  /// The system's cyan, which adapts to light and dark appearance.
  public static let cyan = Color(.cyan)
  /// The system's blue, which adapts to light and dark appearance.
  public static let blue = Color(.blue)
  /// The system's indigo, which adapts to light and dark appearance.
  public static let indigo = Color(.indigo)
  /// The system's purple, which adapts to light and dark appearance.
  public static let purple = Color(.purple)
  /// The system's pink, which adapts to light and dark appearance.
  public static let pink = Color(.pink)
  /// The system's brown, which adapts to light and dark appearance.
  public static let brown = Color(.brown)
  /// White, in light and in dark appearance.
  public static let white = Color(.white)
  /// The system's gray, which adapts to light and dark appearance.
  public static let gray = Color(.gray)
  /// Black, in light and in dark appearance.
  public static let black = Color(.black)

  /// Returns the colour with its opacity multiplied: 0 is invisible, 1 leaves it unchanged.
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
  /// The colour that hosts draw.
  public var _paint: PropertyValue? { .color(value) }

  /// Returns the colour that hosts draw; they adapt it to the appearance themselves.
  public func _paint(in environment: EnvironmentValues) -> PropertyValue? { _paint }

  /// Always false.
  public static var _readsEnvironment: Bool { false }
}

extension ShapeStyle where Self == Color {
  /// The tint of the enclosing view.
  public static var accentColor: Color { .accentColor }
  /// A transparent colour.
  public static var clear: Color { .clear }
  /// The system's red, which adapts to light and dark appearance.
  public static var red: Color { .red }
  /// The system's orange, which adapts to light and dark appearance.
  public static var orange: Color { .orange }
  /// The system's yellow, which adapts to light and dark appearance.
  public static var yellow: Color { .yellow }
  /// The system's green, which adapts to light and dark appearance.
  public static var green: Color { .green }
  /// The system's mint, which adapts to light and dark appearance.
  public static var mint: Color { .mint }
  /// The system's teal, which adapts to light and dark appearance.
  public static var teal: Color { .teal }
  /// The system's cyan, which adapts to light and dark appearance.
  public static var cyan: Color { .cyan }
  /// The system's blue, which adapts to light and dark appearance.
  public static var blue: Color { .blue }
  /// The system's indigo, which adapts to light and dark appearance.
  public static var indigo: Color { .indigo }
  /// The system's purple, which adapts to light and dark appearance.
  public static var purple: Color { .purple }
  /// The system's pink, which adapts to light and dark appearance.
  public static var pink: Color { .pink }
  /// The system's brown, which adapts to light and dark appearance.
  public static var brown: Color { .brown }
  /// White, in light and in dark appearance.
  public static var white: Color { .white }
  /// The system's gray, which adapts to light and dark appearance.
  public static var gray: Color { .gray }
  /// Black, in light and in dark appearance.
  public static var black: Color { .black }
}
