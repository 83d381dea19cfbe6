// SPDX-License-Identifier: MIT

/// A named glyph that every host can draw, as shown by `Image(systemName:)`.
///
/// The names are those of commonly used SF Symbols; the drawings are original.
public struct Glyph: Sendable, Hashable {
  /// The name, for example `"chevron.left"`.
  public let name: String
  /// SVG markup for the contents of an `svg` element with `viewBox="0 0 24 24"`.
  ///
  /// It uses only `currentColor`, and contains no styles, scripts, ids or references.
  public let svg: String
  /// The default label for screen readers, for example `"Back"`.
  public let label: String

  /// Returns the glyph with a name, or nil.
  public static func named(_ name: String) -> Glyph? { byName[name] }

  /// All glyphs, by topic.
  public static let all: [Glyph] =
    arrows + marks + tools + signs + people + places + outdoors + weather + travel + things

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Glyph {
  /// Creates a glyph from SVG path data.
  ///
  /// `line` is stroked with round caps; `body` is filled and stroked, so that a filled glyph is as
  /// large as its outline; `fill` is filled with the even-odd rule.
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

  /// Returns the path of a circle.
  static func disc(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let half = "a\(radius) \(radius) 0 0 1"
    return "M\(x) \(y)m\(-radius) 0\(half) \(2 * radius) 0\(half) \(-2 * radius) 0z"
  }

  /// Returns the path of a rounded rectangle.
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
