// SPDX-License-Identifier: MIT

/// The drawings of all sheets by name, and the glyphs that are made from them.
///
/// A sheet is text, since the compiler takes minutes for as many typed outlines. An entry begins
/// with `name | label | variants`; its drawing follows in indented lines. A variant may be followed
/// by a label of its own, and `circle*` stands for `circle, circle.fill`. An entry whose name
/// begins with `_` is a part of other drawings; only its variants are glyphs.
struct GlyphIndex: Sendable {
  static let shared = GlyphIndex(GlyphSheet.all)

  /// The text of each drawing.
  private(set) var drawings: [String: String] = [:]
  private(set) var glyphs: [String: Glyph] = [:]
  /// The names of all glyphs, in the order of the sheets.
  private(set) var names: [String] = []

  init(_ sheets: [String]) {
    for sheet in sheets {
      var name = ""
      for line in sheet.split(separator: "\n") {
        if line.hasPrefix(" ") {
          drawings[name, default: ""] += line
        } else {
          name = addEntry(line.split(separator: "|").map(Self.trimmed))
        }
      }
    }
  }

  /// Adds the glyphs of an entry, and returns the name of its drawing.
  private mutating func addEntry(_ columns: [String]) -> String {
    let drawing = columns.first ?? ""
    let label = columns.count > 1 ? columns[1] : ""
    let isPart = drawing.hasPrefix("_")
    let stem = isPart ? String(drawing.dropFirst()) : drawing
    if !isPart { add(Glyph(name: stem, label: label, drawing: drawing, variant: "")) }
    guard columns.count > 2 else { return drawing }
    for column in columns[2].split(separator: ",").map(Self.trimmed) {
      let pair = column.split(separator: " ", maxSplits: 1).map(String.init)
      guard let pattern = pair.first else { continue }
      let own = pair.count > 1 ? pair[1] : nil
      let variants =
        pattern.hasSuffix("*")
        ? [String(pattern.dropLast()), "\(pattern.dropLast()).fill"] : [pattern]
      for variant in variants {
        add(
          Glyph(
            name: "\(stem).\(variant)", label: own ?? GlyphVariant.label(label, of: variant),
            drawing: drawing, variant: variant))
      }
    }
    return drawing
  }

  private mutating func add(_ glyph: Glyph) {
    if glyphs.updateValue(glyph, forKey: glyph.name) == nil { names.append(glyph.name) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
