// SPDX-License-Identifier: MIT
struct Glyph {
  var svg: String
  static func named(_ name: String) -> Glyph? {
    switch name {
    case "chevron.left": Glyph(svg: #"<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M15.5 4 7.5 12l8 8"/>"#)
    case "plus": Glyph(svg: #"<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M12 4v16M4 12h16"/>"#)
    case "minus": Glyph(svg: #"<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M4 12h16"/>"#)
    default: nil
    }
  }
}
