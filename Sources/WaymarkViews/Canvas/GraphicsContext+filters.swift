// SPDX-License-Identifier: MIT

public import Foundation

extension GraphicsContext {
  /// A change of the colours or the edges of an operation.
  public struct Filter: Sendable {
    private enum Effect: Sendable {
      case shadow(Color, radius: CGFloat, offset: CGPoint)
      case blur(radius: CGFloat)
      case brightness(Double)
      case contrast(Double)
      case saturation(Double)
      case grayscale(Double)
      case hueRotation(Angle)
      case colorInvert(Double)
    }

    private let effect: Effect

    /// A shadow with a blur radius and an offset in the current coordinates.
    ///
    /// Ignored: `blendMode` and `options` (the shadow is behind the operation).
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(effect: .shadow(color, radius: radius, offset: CGPoint(x: x, y: y)))
    }

    /// A blur with a radius in the current coordinates.
    ///
    /// Ignored: `options` (edges are always soft).
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(effect: .blur(radius: radius))
    }

    /// Brightens: 0 leaves colours unchanged, 1 makes them white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(effect: .brightness(amount))
    }

    /// Changes the contrast: 1 leaves it unchanged, 0 makes colours grey, negative values invert
    /// them.
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .contrast(amount)) }

    /// Changes the saturation: 1 leaves it unchanged, 0 makes colours grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(effect: .saturation(amount))
    }

    /// Removes colour: 0 leaves colours unchanged, 1 makes them grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .grayscale(amount)) }

    /// Rotates the hue of colours.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .hueRotation(angle)) }

    /// Inverts colours; an amount of 0.5 or less leaves them unchanged, because hosts invert them
    /// completely or not at all.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(effect: .colorInvert(amount))
    }

    /// Returns the filter with lengths in the coordinates of the canvas.
    func applying(_ transform: CGAffineTransform) -> Filter {
      let scale = transform.meanScale
      switch effect {
      case .shadow(let color, let radius, let offset):
        var turn = transform
        (turn.tx, turn.ty) = (0, 0)
        return Filter(
          effect: .shadow(color, radius: radius * scale, offset: offset.applying(turn)))
      case .blur(let radius): return Filter(effect: .blur(radius: radius * scale))
      default: return self
      }
    }

    /// Returns a view with the filter.
    func applied(to view: AnyView) -> AnyView {
      switch effect {
      case .shadow(let color, let radius, let offset):
        AnyView(view.shadow(color: color, radius: radius, x: offset.x, y: offset.y))
      case .blur(let radius): AnyView(view.blur(radius: radius))
      case .brightness(let amount): AnyView(view.brightness(amount))
      case .contrast(let amount): AnyView(view.contrast(amount))
      case .saturation(let amount): AnyView(view.saturation(amount))
      case .grayscale(let amount): AnyView(view.grayscale(amount))
      case .hueRotation(let angle): AnyView(view.hueRotation(angle))
      case .colorInvert(let amount): amount > 0.5 ? AnyView(view.colorInvert()) : view
      }
    }
  }

  /// The options of a filter, which have no effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Computes with linear colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The options of a shadow, which have no effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow in front of the operation.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws only the shadow.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Inverts the opacity of the shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Composites the operation and its shadow separately.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The options of a blur, which have no effect.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps edges opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Mixes noise into the blur.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
