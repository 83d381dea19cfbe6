// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkRender

struct GlyphTests {
  @Test func `every outline begins at a point, and is in the square of its glyph`() {
    for glyph in Glyph.all {
      #expect(!glyph.label.isEmpty && Glyph.named(glyph.name) == glyph, "\(glyph.name)")
      for outline in glyph.layers.map(\.outline) {
        guard case .move = outline.elements.first else {
          Issue.record("\(glyph.name) has no point to begin at")
          continue
        }
        let range = -0.5...Glyph.size + 0.5
        let outside = outline.elements.flatMap(points).first {
          !range.contains($0.x) || !range.contains($0.y)
        }
        #expect(outside == nil, "\(glyph.name)")
      }
    }
  }

  @Test func `every drawing can be read`() {
    for name in GlyphIndex.shared.drawings.keys {
      #expect(GlyphDrawing.parts(of: name) != nil, "\(name)")
    }
    for glyph in Glyph.all + [.placeholder] {
      #expect(glyph.layers.contains { !$0.erases }, "\(glyph.name)")
    }
  }

  @Test func `names are unique, and no two glyphs look the same unless one is made of the other`() {
    #expect(Set(Glyph.all.map(\.name)).count == Glyph.all.count)
    #expect(Glyph.named("no such glyph") == nil && Glyph.named("_") == nil)
    var seen: [[Glyph.Layer]: Glyph] = [:]
    for glyph in Glyph.all where !isSynonym(glyph) {
      let twin = seen.updateValue(glyph, forKey: glyph.layers)
      #expect(twin == nil, "\(glyph.name) is drawn like \(twin?.name ?? "")")
    }
  }

  @Test func `a filled variant is filled, and differs from its outline`() throws {
    for glyph in Glyph.all where glyph.variant == "fill" {
      let outline = try #require(Glyph.named(String(glyph.name.dropLast(".fill".count))))
      #expect(glyph.layers != outline.layers, "\(glyph.name)")
      #expect(glyph.layers.contains { $0.paint == .body && !$0.erases }, "\(glyph.name)")
    }
  }

  @Test(arguments: ["bell", "mic", "eye", "wifi", "person"])
  func `a slash is drawn with a gap around it`(name: String) throws {
    let plain = try #require(Glyph.named(name)).layers
    let layers = try #require(Glyph.named("\(name).slash")).layers
    #expect(Array(layers.dropLast(2)) == plain)
    let (gap, slash) = (layers[layers.count - 2], layers[layers.count - 1])
    #expect(gap.erases && !slash.erases && gap.outline == slash.outline)
    #expect(gap.strokeWidth > slash.strokeWidth)
  }

  @Test func `a glyph in a filled circle is erased from it`() throws {
    let layers = try #require(Glyph.named("plus.circle.fill")).layers
    #expect(layers.map(\.erases) == [false, true])
    #expect(layers.map(\.paint) == [.body, .line])
    #expect(layers.first?.outline == Glyph.named("circle")?.layers.first?.outline)
  }

  @Test(arguments: [
    "", "line", "M 1 2", "line M", "line M 1", "line L 1 2 3 4", "line P 1 2", "line X 1 2",
    "line O 1 2 nan", "line S 12 12 1000000 5 2 0", "line S 12 12 2.5 5 2 0", "line A 1 1 1 0 1e9",
    "use", "use nothing", "use star 1", "use star 1 2", "line P 1 2 3 4 use star 0.5 1 2 3 4",
    "line line P 1 2 3 4",
  ])
  func `a malformed drawing is rejected`(text: String) {
    #expect(GlyphDrawing.parts(in: text) == nil)
  }

  @Test func `the sine of an angle is exact enough for outlines`() {
    for angle in stride(from: -720.0, through: 720, by: 7.5) {
      let (sine, cosine) = (OutlineBuilder.sine(angle), OutlineBuilder.sine(angle + 90))
      #expect(abs(sine * sine + cosine * cosine - 1) < 1e-7, "\(angle)")
    }
    #expect(abs(OutlineBuilder.sine(30) - 0.5) < 1e-9)
    #expect(abs(OutlineBuilder.sine(-150) + 0.5) < 1e-9)
  }

  /// Whether a glyph is another one under a second name.
  private func isSynonym(_ glyph: Glyph) -> Bool {
    guard let text = GlyphIndex.shared.drawings[glyph.drawing] else { return false }
    let tokens = text.split(separator: " ")
    return tokens.count == 2 && tokens[0] == "use" && !tokens[1].hasPrefix("_")
  }

  private func points(of element: PathValue.Element) -> [PointValue] {
    switch element {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [end, control]
    case .cubic(let end, let first, let second): [end, first, second]
    case .close: []
    }
  }
}
