// SPDX-License-Identifier: MIT

import Synchronization
import WaymarkRender

/// The glyphs of a page, each defined once and referenced by name.
enum Sprite {
  /// The reserved name of the shape that represents an unknown glyph.
  static let unknown = Glyph.placeholder.name

  private static let size = Style.number(Glyph.size)
  private static let pen =
    #"fill="none" stroke="currentColor" stroke-width="\#(Style.number(Glyph.strokeWidth))""#
    + #" stroke-linecap="\#(Glyph.stroke.cap)" stroke-linejoin="\#(Glyph.stroke.join)""#

  /// The symbols that have been drawn, which are at most as many as there are glyphs.
  private static let drawn = Mutex<[String: String]>([:])

  /// Returns the SVG symbol of a glyph.
  static func symbol(_ name: String) -> String {
    if let known = drawn.withLock({ $0[name] }) { return known }
    let symbol = draw(name)
    if Glyph.named(name) != nil { drawn.withLock { $0[name] = symbol } }
    return symbol
  }

  private static func draw(_ name: String) -> String {
    let glyph = Glyph.named(name) ?? .placeholder
    let drawing = drawing(glyph.layers[...], of: glyph.name)
    return #"<symbol id="g-\#(name)" viewBox="0 0 \#(size) \#(size)" \#(pen)>\#(drawing)</symbol>"#
  }

  /// Returns the markup of layers: what erases is the mask of all that precedes it.
  private static func drawing(_ layers: ArraySlice<Glyph.Layer>, of name: String) -> String {
    var drawn = ""
    var rest = layers
    while let first = rest.first {
      let run = rest.prefix { $0.erases == first.erases }
      if first.erases {
        let id = "k\(run.startIndex)-\(name)"
        drawn = mask(run, id) + #"<g mask="url(#\#(id))">\#(drawn)</g>"#
      } else {
        drawn += run.map { path($0, color: "currentColor") }.joined()
      }
      rest = rest[run.endIndex...]
    }
    return drawn
  }

  private static func mask(_ layers: ArraySlice<Glyph.Layer>, _ id: String) -> String {
    let square = #"width="\#(size)" height="\#(size)""#
    return #"<mask id="\#(id)" maskUnits="userSpaceOnUse" x="0" y="0" \#(square) stroke="black">"#
      + #"<rect \#(square) fill="white" stroke="none"/>"#
      + layers.map { path($0, color: "black") }.joined() + "</mask>"
  }

  private static func path(_ layer: Glyph.Layer, color: String) -> String {
    var attributes = ""
    switch layer.paint {
    case .line: break
    case .body: attributes = #" fill="\#(color)""#
    case .fill: attributes = #" fill="\#(color)" fill-rule="evenodd" stroke="none""#
    }
    if layer.paint != .fill, layer.strokeWidth != Glyph.strokeWidth {
      attributes += #" stroke-width="\#(Style.number(layer.strokeWidth))""#
    }
    return #"<path\#(attributes) d="\#(Style.path(layer.outline))"/>"#
  }

  /// Returns the SVG sprite with the given glyphs.
  static func svg(_ names: some Sequence<String>) -> String {
    let symbols = names.sorted().map(symbol).joined()
    return #"<svg id="sprite" width="0" height="0" aria-hidden="true">\#(symbols)</svg>"#
  }
}
