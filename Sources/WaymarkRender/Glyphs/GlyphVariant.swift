// SPDX-License-Identifier: MIT

/// Makes the variants of a drawing, such as `fill`, `slash`, `circle.fill` and `badge.plus`.
enum GlyphVariant {
  /// The shapes that can enclose a drawing, each with the place of the drawing in it.
  private static let frames: [String: GlyphPlacement] = [
    "circle": frame(0.56), "square": frame(0.58), "app": frame(0.56), "seal": frame(0.5),
    "octagon": frame(0.54), "diamond": frame(0.46), "triangle": frame(0.48, 14),
    "shield": frame(0.5, 11.8), "rectangle": frame(0.5), "bubble": frame(0.44, 10.5),
    "message": frame(0.48, 11.4), "icloud": frame(0.44, 13.2), "doc": frame(0.46, 13.5),
    "camera": frame(0.44, 13.2), "magnifyingglass": frame(0.44, 10.5, x: 10.5),
  ]

  private static func frame(_ scale: Double, _ y: Double = 12, x: Double = 12) -> GlyphPlacement {
    GlyphPlacement(scale: scale, center: PointValue(x: x, y: y))
  }

  private static let slash = PathValue([
    .move(PointValue(x: 3.4, y: 3.4)), .line(PointValue(x: 20.6, y: 20.6)),
  ])

  /// Returns what to draw for a glyph; nil if its drawing is malformed.
  static func layers(of glyph: Glyph) -> [Glyph.Layer]? {
    var names = glyph.variant.split(separator: ".").map(String.init)
    let isFilled = names.contains("fill")
    names.removeAll { $0 == "fill" }
    let badge = names.firstIndex(of: "badge").map { names[($0 + 1)...].joined() }
    guard let parts = GlyphDrawing.parts(of: glyph.drawing) else { return nil }
    var layers: [Glyph.Layer]
    if let name = names.first(where: { frames[$0] != nil }), let placement = frames[name] {
      guard let enclosed = enclose(parts, in: name, placement, isFilled: isFilled) else {
        return nil
      }
      layers = enclosed
    } else {
      layers = parts.map { $0.layer(isFilled: isFilled) }
    }
    if names.contains("slash") {
      for role in [GlyphPart.Role.gap, .line] {
        layers.append(GlyphPart(role: role, outline: slash).layer(isFilled: false))
      }
    }
    if let badge {
      guard let added = GlyphDrawing.parts(of: "_badge\(badge)"),
        let hole = GlyphDrawing.parts(of: badge.isEmpty ? "_badgegap" : "_badgehole")
      else { return nil }
      layers += (hole + added).map { $0.layer(isFilled: true) }
    }
    return layers
  }

  private static func enclose(
    _ parts: [GlyphPart], in name: String, _ placement: GlyphPlacement, isFilled: Bool
  ) -> [Glyph.Layer]? {
    guard let shapes = GlyphDrawing.parts(of: name) else { return nil }
    let frame = shapes.filter { $0.role == .shape || $0.role == .line }
      .map { $0.layer(isFilled: isFilled) }
    let content = parts.map { part in
      var layer = part.placed(placement).layer(isFilled: true)
      if isFilled { layer.erases.toggle() }
      return layer
    }
    return frame + content
  }

  /// Returns the label of a variant, given that of its drawing.
  static func label(_ label: String, of variant: String) -> String {
    let names = variant.split(separator: ".")
    if names.contains("slash") { return "\(label), off" }
    guard let index = names.firstIndex(of: "badge"), index + 1 < names.count else { return label }
    switch names[index + 1] {
    case "plus": return "\(label), add"
    case "minus": return "\(label), remove"
    case "checkmark": return "\(label), done"
    case "exclamationmark": return "\(label), warning"
    case "questionmark": return "\(label), unknown"
    case "clock": return "\(label), time"
    case "ellipsis": return "\(label), more"
    case "xmark": return "\(label), failed"
    default: return label
    }
  }
}
