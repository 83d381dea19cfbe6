// SPDX-License-Identifier: MIT

/// An outline of a drawing, by what it is to the object that is drawn.
struct GlyphPart {
  enum Role: String {
    /// The outline of the object: stroked, and filled in filled variants.
    case shape
    /// A line outside of the object.
    case line
    /// A line on the object: stroked, and erased from filled variants.
    case mark
    /// A spot on the object: filled, and erased from filled variants.
    case dot
    /// A solid shape with a stroke.
    case body
    /// A solid shape without a stroke.
    case fill
    /// A solid shape that is erased, with a gap around it.
    case cut
    /// A line that is erased, with a gap around it.
    case gap
  }

  var role: Role
  var outline: PathValue
  var strokeWidth = Glyph.strokeWidth

  /// The width of the gap around what lies in front of something else.
  static let gap = 1.4

  /// Returns the layer that draws the part.
  func layer(isFilled: Bool) -> Glyph.Layer {
    switch role {
    case .shape: layer(isFilled ? .body : .line)
    case .line: layer(.line)
    case .mark: layer(.line, erases: isFilled)
    case .dot: layer(.fill, erases: isFilled)
    case .body: layer(.body)
    case .fill: layer(.fill)
    case .cut: layer(.body, width: strokeWidth + 2 * Self.gap, erases: true)
    case .gap: layer(.line, width: strokeWidth + 2 * Self.gap, erases: true)
    }
  }

  private func layer(
    _ paint: Glyph.Paint, width: Double? = nil, erases: Bool = false
  ) -> Glyph.Layer {
    Glyph.Layer(
      outline: outline, paint: paint, strokeWidth: width ?? strokeWidth, erases: erases)
  }

  /// The part that erases what lies behind this one; nil if another part covers this one.
  var clearing: GlyphPart? {
    var copy = self
    switch role {
    case .shape, .body, .fill: copy.role = .cut
    case .line: copy.role = .gap
    case .mark, .dot, .cut, .gap: return nil
    }
    return copy
  }

  /// Returns the part at another place, with a stroke that stays as wide unless it is very small.
  func placed(_ placement: GlyphPlacement) -> GlyphPart {
    var copy = self
    copy.outline = placement.outline(outline)
    if placement.scale < 0.42 { copy.strokeWidth = strokeWidth * 0.72 }
    return copy
  }
}

/// Where a drawing is put in another.
struct GlyphPlacement {
  var scale = 1.0
  /// Where the middle of the drawing is put.
  var center = PointValue(x: Glyph.size / 2, y: Glyph.size / 2)
  /// Clockwise, in degrees.
  var angle = 0.0
  /// Whether left and right are exchanged first.
  var isMirrored = false

  func outline(_ path: PathValue) -> PathValue {
    let (sine, cosine) = (OutlineBuilder.sine(angle), OutlineBuilder.sine(angle + 90))
    func place(_ point: PointValue) -> PointValue {
      let x = (point.x - Glyph.size / 2) * (isMirrored ? -scale : scale)
      let y = (point.y - Glyph.size / 2) * scale
      // Rounded, so that a drawing that is turned twice is equal to one that is not.
      return PointValue(
        x: rounded(center.x + x * cosine - y * sine), y: rounded(center.y + x * sine + y * cosine))
    }
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    return PathValue(
      path.elements.map { element in
        switch element {
        case .move(let end): .move(place(end))
        case .line(let end): .line(place(end))
        case .quad(let end, let control): .quad(place(end), control: place(control))
        case .cubic(let end, let first, let second):
          .cubic(place(end), control1: place(first), control2: place(second))
        case .close: .close
        }
      })
  }
}
