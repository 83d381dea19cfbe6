// SPDX-License-Identifier: MIT

/// A named glyph that every host can draw, as shown by `Image(systemName:)`.
///
/// The names are those of commonly used SF Symbols; the drawings are original. A glyph is drawn in
/// one colour, from outlines in a square of ``size`` by ``size``.
public struct Glyph: Sendable, Hashable {
  /// The name, for example `"chevron.left"`.
  public let name: String
  /// The default label for screen readers, for example `"Back"`.
  public let label: String
  /// The name of the drawing that the glyph is made from.
  let drawing: String
  /// How the drawing is varied, for example `"slash.fill"`; empty for not at all.
  let variant: String

  /// What to draw, in order.
  ///
  /// It is computed from the glyph's drawing on each access.
  public var layers: [Layer] { GlyphVariant.layers(of: self) ?? [] }

  /// The width and the height of the square in which outlines are.
  public static let size = 24.0
  /// The width of most strokes.
  public static let strokeWidth = 1.8
  /// The style of strokes.
  public static let stroke = StrokeStyleValue(cap: .round, join: .round)
  /// The neutral shape that hosts draw in place of a glyph that does not exist.
  public static let placeholder = Glyph(
    name: "_", label: "Image", drawing: "_placeholder", variant: "")

  /// Returns the glyph with a name, or nil.
  public static func named(_ name: String) -> Glyph? { GlyphIndex.shared.glyphs[name] }

  /// All glyphs, by topic.
  public static let all = GlyphIndex.shared.names.compactMap { named($0) }

  /// One outline of a glyph and how it is drawn.
  public struct Layer: Sendable, Hashable {
    /// The outline.
    public var outline: PathValue
    /// How the outline is painted.
    public var paint: Paint
    /// The width of the stroke, for ``Paint/line`` and ``Paint/body``.
    public var strokeWidth: Double
    /// Whether the layer removes what it covers of the layers before it.
    public var erases: Bool
  }

  /// How an outline is painted.
  public enum Paint: Sendable, Hashable {
    /// It is stroked with ``Glyph/stroke``.
    case line
    /// It is filled and stroked with ``Glyph/stroke``.
    case body
    /// It is filled with the even-odd rule.
    case fill
  }
}
