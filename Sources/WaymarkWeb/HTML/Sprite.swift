// SPDX-License-Identifier: MIT

import WaymarkRender

/// The glyphs that a page uses, each drawn once and referred to by name.
enum Sprite {
  /// The name, which no glyph has, of the square that stands for an unknown one.
  static let unknown = "_"

  private static let square =
    #"<rect x="4" y="4" width="16" height="16" rx="3" fill="none" stroke="currentColor""#
    + #" stroke-width="1.8"/>"#

  /// The symbol of a glyph, as SVG.
  static func symbol(_ name: String) -> String {
    let drawing = Glyph.named(name)?.svg ?? square
    return #"<symbol id="g-\#(name)" viewBox="0 0 24 24">\#(drawing)</symbol>"#
  }

  /// The sprite with some glyphs, as it stands in a page.
  static func svg(_ names: some Sequence<String>) -> String {
    let symbols = names.sorted().map(symbol).joined()
    return #"<svg id="sprite" width="0" height="0" aria-hidden="true">\#(symbols)</svg>"#
  }
}
