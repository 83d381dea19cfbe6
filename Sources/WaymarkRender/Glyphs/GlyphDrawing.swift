// SPDX-License-Identifier: MIT

/// Reads the text of a drawing.
///
/// The text is a list of parts: the name of a ``GlyphPart/Role`` and the commands of its outline,
/// which ``OutlineBuilder`` describes. `use` includes another drawing, `flip` includes it mirrored,
/// and `over` in front of the parts before it, with a gap around it. Up to four numbers can follow
/// the name: scale, centre and angle.
struct GlyphDrawing {
  private static let maximumDepth = 6

  private(set) var parts: [GlyphPart] = []
  private var role: GlyphPart.Role?
  private var builder = OutlineBuilder()

  /// Returns the parts of a drawing; nil if it does not exist or is malformed.
  static func parts(of name: String, depth: Int = 0) -> [GlyphPart]? {
    guard depth < maximumDepth, let text = GlyphIndex.shared.drawings[name] else { return nil }
    return parts(in: text, depth: depth)
  }

  /// Returns the parts that a text describes; nil if it is malformed.
  static func parts(in text: String, depth: Int = 0) -> [GlyphPart]? {
    var drawing = GlyphDrawing()
    var tokens = text.split(separator: " ")[...]
    while let token = tokens.popFirst() {
      if let role = GlyphPart.Role(rawValue: String(token)) {
        guard drawing.endPart() else { return nil }
        drawing.role = role
      } else if token == "use" || token == "over" || token == "flip" {
        guard drawing.endPart(), let name = tokens.popFirst(),
          drawing.include(String(name), as: token, numbers(&tokens), depth)
        else { return nil }
      } else {
        guard drawing.role != nil, drawing.builder.add(token, numbers(&tokens)) else { return nil }
      }
    }
    return drawing.endPart() && !drawing.parts.isEmpty ? drawing.parts : nil
  }

  private static func numbers(_ tokens: inout ArraySlice<Substring>) -> [Double] {
    var numbers: [Double] = []
    while let number = tokens.first.flatMap({ Double(String($0)) }), number.isFinite {
      numbers.append(number)
      tokens.removeFirst()
    }
    return numbers
  }

  private mutating func endPart() -> Bool {
    defer {
      role = nil
      builder = OutlineBuilder()
    }
    guard let role else { return true }
    parts.append(GlyphPart(role: role, outline: PathValue(builder.elements)))
    return !builder.elements.isEmpty
  }

  private mutating func include(
    _ name: String, as keyword: Substring, _ numbers: [Double], _ depth: Int
  ) -> Bool {
    guard numbers.isEmpty || numbers.count == 3 || numbers.count == 4,
      let included = Self.parts(of: name, depth: depth + 1)
    else { return false }
    var placement = GlyphPlacement(isMirrored: keyword == "flip")
    if numbers.count > 2 {
      placement.scale = numbers[0]
      placement.center = PointValue(x: numbers[1], y: numbers[2])
    }
    if numbers.count > 3 { placement.angle = numbers[3] }
    let placed = included.map { $0.placed(placement) }
    if keyword == "over" { parts += placed.compactMap(\.clearing) }
    parts += placed
    return true
  }
}
