// SPDX-License-Identifier: MIT

import WaymarkRender

/// A style with glass behind the label.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style with the default glass.
  nonisolated public init() { self.init(.regular) }

  /// Creates the style.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(
      configuration, style: .plain,
      label: configuration.label
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .glassEffect(glass))
  }
}

/// A style that is filled with the tint colour, in the shape of glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .borderedProminent, label: configuration.label)
      .buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style with glass behind the label.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns the style with some glass behind the label.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style that is filled with the tint colour, in the shape of glass.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
