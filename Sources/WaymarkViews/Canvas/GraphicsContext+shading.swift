// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension GraphicsContext {
  /// The paint of an operation.
  public struct Shading: Sendable {
    private enum Source: Sendable {
      case nothing
      /// A paint whose gradient spans what is drawn.
      case style(PropertyValue?)
      /// A gradient in the current coordinates.
      case points(PropertyValue?)
    }

    private let source: Source

    /// Whether nothing is drawn.
    var isEmpty: Bool { if case .nothing = source { true } else { false } }

    /// What is behind an operation; nothing is drawn.
    public static var backdrop: Shading { Shading(source: .nothing) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(source: .style(nil)) }

    /// Several paints, of which hosts draw the first; without any, nothing is drawn.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .backdrop }

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour with components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shade of grey from 0 (black) to 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { style(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style, of which a gradient spans the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(style._paint))
    }

    /// A linear gradient between two points in the current coordinates.
    ///
    /// Ignored: `options` (a gradient does not repeat, and hosts choose the colour computation).
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let style = LinearGradient(
        gradient: gradient, startPoint: UnitPoint(inPoints: startPoint),
        endPoint: UnitPoint(inPoints: endPoint))
      return Shading(source: .points(style._paint))
    }

    /// A radial gradient around a point between two radii in the current coordinates.
    ///
    /// It stays circular in a context that scales both directions differently.
    ///
    /// Ignored: `options` (a gradient does not repeat, and hosts choose the colour computation).
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let style = RadialGradient(
        gradient: gradient, center: UnitPoint(inPoints: center), startRadius: startRadius,
        endRadius: endRadius)
      return Shading(source: .points(style._paint))
    }

    /// A full angular gradient around a point in the current coordinates.
    ///
    /// Ignored: `options` (a gradient does not repeat, and hosts choose the colour computation).
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let style = AngularGradient(
        gradient: gradient, center: UnitPoint(inPoints: center), angle: angle)
      return Shading(source: .points(style._paint))
    }

    /// Returns the paint that hosts draw; nil for the inherited foreground style.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of what is drawn, in the current coordinates.
    ///   - transform: The transform from these coordinates to those of the area.
    ///   - area: The area whose fractions locate a gradient.
    /// - Returns: The paint.
    func paint(
      over bounds: @autoclosure () -> CGRect, _ transform: CGAffineTransform, in area: CGRect
    ) -> PropertyValue? {
      switch source {
      case .nothing: return nil
      case .style(.gradient(var gradient)):
        gradient.form = gradient.form.inPoints(of: bounds()).applying(transform).inFractions(
          of: area)
        return .gradient(gradient)
      case .points(.gradient(var gradient)):
        gradient.form = gradient.form.applying(transform).inFractions(of: area)
        return .gradient(gradient)
      case .style(let paint), .points(let paint): return paint
      }
    }
  }

  /// The options of a gradient, which have no effect.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient, every second time in reverse.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes linear colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension UnitPoint {
  /// A point in the coordinates of a context, for a gradient that is not in fractions.
  fileprivate init(inPoints point: CGPoint) { self.init(x: point.x, y: point.y) }
}
