// SPDX-License-Identifier: MIT

import WaymarkRender

/// The glyphs of a page, each defined once and referenced by name.
enum Sprite {
  /// The reserved name of the square that represents an unknown glyph.
  static let unknown = "_"

  private static let square =
    #"<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="currentColor""#
    + #" stroke-width="1.8"/>"#

  /// Returns the SVG symbol of a glyph.
  static func symbol(_ name: String) -> String {
    let drawing = Glyph.named(name).map(drawing) ?? square
    let size = Style.number(Glyph.size)
    return #"<symbol id="g-\#(name)" viewBox="0 0 \#(size) \#(size)">\#(drawing)</symbol>"#
  }

  private static func drawing(_ glyph: Glyph) -> String {
    let pen =
      #"stroke="currentColor" stroke-width="\#(Style.number(Glyph.strokeWidth))""#
      + #" stroke-linecap="\#(Glyph.stroke.cap)" stroke-linejoin="\#(Glyph.stroke.join)""#
    func path(_ outline: PathValue, _ attributes: String) -> String {
      outline.elements.isEmpty ? "" : #"<path \#(attributes) d="\#(Style.path(outline))"/>"#
    }
    return path(glyph.line, #"fill="none" \#(pen)"#)
      + path(glyph.body, #"fill="currentColor" \#(pen)"#)
      + path(glyph.fill, #"fill="currentColor" fill-rule="evenodd""#)
  }

  /// Returns the SVG sprite with the given glyphs.
  static func svg(_ names: some Sequence<String>) -> String {
    let symbols = names.sorted().map(symbol).joined()
    return #"<svg id="sprite" width="0" height="0" aria-hidden="true">\#(symbols)</svg>"#
  }
}
