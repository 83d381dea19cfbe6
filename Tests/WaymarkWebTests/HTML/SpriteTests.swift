// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

/// Glyphs as SVG symbols.
struct SpriteTests {
  @Test func `a glyph that erases nothing has no mask`() {
    let symbol = Sprite.symbol("plus")
    #expect(symbol.hasPrefix(#"<symbol id="g-plus" viewBox="0 0 24 24" fill="none" "#))
    #expect(symbol.contains(#"stroke="currentColor" stroke-width="1.8""#))
    #expect(symbol.contains(#"<path d="M12 4 L12 20 M4 12 L20 12"/>"#))
    #expect(!symbol.contains("mask"))
  }

  @Test func `what a layer erases is masked from the layers before it, and not from later ones`() {
    let symbol = Sprite.symbol("bell.slash")
    #expect(symbol.contains(##"<mask id="k2-bell.slash" maskUnits="userSpaceOnUse""##))
    #expect(symbol.contains(##"<g mask="url(#k2-bell.slash)"><path d="M4.6 17 "##))
    #expect(symbol.contains(#"stroke-width="4.6" d="M3.4 3.4 L20.6 20.6"/></mask>"#))
    #expect(symbol.hasSuffix(#"</g><path d="M3.4 3.4 L20.6 20.6"/></symbol>"#))
  }

  @Test func `every unknown glyph is the same neutral shape`() {
    #expect(Sprite.symbol("no.such") == Sprite.symbol("_").replacing("g-_", with: "g-no.such"))
    #expect(!Sprite.symbol(Sprite.unknown).contains("mask"))
  }

  @Test func `no glyph takes more than a few hundred bytes of a page`() {
    let sizes = Glyph.all.map { (name: $0.name, bytes: Sprite.symbol($0.name).utf8.count) }
    let sum = sizes.reduce(0) { $0 + $1.bytes }
    #expect(sum / sizes.count <= 900)
    #expect(sizes.filter { $0.bytes > 4_000 }.map(\.name) == [])
  }
}
