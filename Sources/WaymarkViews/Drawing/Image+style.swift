// SPDX-License-Identifier: MIT

import WaymarkRender

extension Image {
  /// How a picture takes the room it gets.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How a picture is drawn larger than it is.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How large a glyph is beside words.
  public enum Scale: String, Hashable, Sendable {
    case small, medium, large
  }

  /// The picture; glyphs are drawn in the colour of words, files in their own, whatever is asked.
  ///
  /// Ignored: `renderingMode` (symbols are always templates, files never are).
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Smooths edges, which hosts do always.
  ///
  /// Ignored: `isAntialiased` (edges are always antialiased).
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The glyph; all are drawn in one colour.
  ///
  /// Ignored: `mode` (symbols have one colour).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// A glyph by its name; how much of it is drawn does not change with the value.
  ///
  /// Ignored: `variableValue` (hosts draw the whole symbol).
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

/// In how many colours glyphs are drawn; hosts draw all in one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let word: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(word: "monochrome")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(word: "hierarchical")
  /// In colours that are given.
  public static let palette = SymbolRenderingMode(word: "palette")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(word: "multicolor")
}

/// Which forms of glyphs are drawn; hosts draw the ones that are named.
public struct SymbolVariants: Hashable, Sendable {
  private var words: Set<String> = []
  /// As they are.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants(words: ["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(words: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(words: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(words: ["rectangle"])
  /// Struck through.
  public static let slash = SymbolVariants(words: ["slash"])

  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(words: words.union(["fill"])) }
  /// The same, struck through.
  public var slash: SymbolVariants { SymbolVariants(words: words.union(["slash"])) }

  private init(words: Set<String> = []) { self.words = words }

  /// Whether the same is asked for, or more.
  public func contains(_ other: SymbolVariants) -> Bool { words.isSuperset(of: other.words) }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// Which forms of glyphs a view around asks for.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How large a view around wants glyphs to be.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Draws glyphs in this view larger or smaller beside words.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentView(
      content: attributes((.imageScale, ImageScaleValue(rawValue: scale.rawValue)?.propertyValue))
    ) {
      $0.imageScale = scale
    }
  }

  /// Would choose the colours of glyphs; hosts draw all in one.
  ///
  /// Ignored: `mode` (symbols have one colour).
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Would choose the forms of glyphs; hosts draw the ones that are named.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
