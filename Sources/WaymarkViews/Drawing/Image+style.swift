// SPDX-License-Identifier: MIT

import WaymarkRender

extension Image {
  /// The way in which an image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The interpolation of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of a symbol relative to text.
  public enum Scale: String, Hashable, Sendable {
    case small, medium, large
  }

  /// Has no effect: hosts always smooth edges.
  ///
  /// Ignored: `isAntialiased` (edges are always antialiased).
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Has no effect: all symbols have one colour.
  ///
  /// Ignored: `mode` (symbols have one colour).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Creates a symbol image with a variable value, which has no effect.
  ///
  /// Ignored: `variableValue` (hosts draw the whole symbol).
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

/// The colour mode of symbols; hosts draw all symbols in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Given colours.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// The variants of symbols; hosts draw the named symbols unchanged.
public struct SymbolVariants: Hashable, Sendable {
  private var names: Set<String> = []
  /// No variant.
  public static let none = SymbolVariants()
  /// The filled variant.
  public static let fill = SymbolVariants(names: ["fill"])
  /// The variant in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// The variant in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  /// The variant with a slash.
  public static let slash = SymbolVariants(names: ["slash"])

  /// The variant, filled.
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  /// The variant with a slash.
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }

  private init(names: Set<String> = []) { self.names = names }

  /// Whether all of the other variants are included.
  public func contains(_ other: SymbolVariants) -> Bool { names.isSuperset(of: other.names) }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The symbol variants that an enclosing view sets.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The symbol scale that an enclosing view sets.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Scales the symbols in this view relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentView(
      content: attributes((.imageScale, ImageScaleValue(rawValue: scale.rawValue)?.propertyValue))
    ) {
      $0.imageScale = scale
    }
  }

  /// Has no effect: all symbols have one colour.
  ///
  /// Ignored: `mode` (symbols have one colour).
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the variants of the symbols in this view; hosts draw the named symbols unchanged.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
