// SPDX-License-Identifier: MIT

/// A small picture with a name, which every host can draw: what `Image(systemName:)` shows.
///
/// The names are those of the SF Symbols that apps use most; the drawings are our own.
public struct Glyph: Sendable, Hashable {
  /// The name, for example `"chevron.left"`.
  public let name: String
  /// SVG markup for the inside of an `svg` element with `viewBox="0 0 24 24"`.
  ///
  /// It is drawn in `currentColor` only, and holds no style, script, id or reference.
  public let svg: String
  /// What a screen reader says for it when the app says nothing else, for example `"Back"`.
  public let label: String

  /// The glyph of a name; nil when there is none.
  public static func named(_ name: String) -> Glyph? { byName[name] }

  /// All glyphs there are, topic by topic.
  public static let all: [Glyph] =
    arrows + marks + tools + signs + people + places + outdoors + weather + travel + things

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Glyph {
  /// Makes a glyph of SVG path data.
  ///
  /// `line` is drawn as a line with round ends; `body` is filled with the same line around it, so
  /// that a filled glyph is as large as its outline; `fill` is filled only, and where two of its
  /// parts overlap there is a hole.
  init(_ name: String, _ label: String, line: String = "", body: String = "", fill: String = "") {
    self.name = name
    self.label = label
    var svg = ""
    let pen =
      #"stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round""#
    if !line.isEmpty { svg += #"<path fill="none" \#(pen) d="\#(line)"/>"# }
    if !body.isEmpty { svg += #"<path fill="currentColor" \#(pen) d="\#(body)"/>"# }
    if !fill.isEmpty { svg += #"<path fill="currentColor" fill-rule="evenodd" d="\#(fill)"/>"# }
    self.svg = svg
  }

  /// The path of a circle.
  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let half = "a\(radius) \(radius) 0 0 1"
    return "M\(x) \(y)m\(-radius) 0\(half) \(2 * radius) 0\(half) \(-2 * radius) 0z"
  }

  /// The path of a rectangle with round corners.
  static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    let (across, down) = (width - 2 * radius, height - 2 * radius)
    let corner = "a\(radius) \(radius) 0 0 1"
    return "M\(x + radius) \(y)h\(across)\(corner) \(radius) \(radius)v\(down)"
      + "\(corner) \(-radius) \(radius)h\(-across)\(corner) \(-radius) \(-radius)v\(-down)"
      + "\(corner) \(radius) \(-radius)z"
  }
}
