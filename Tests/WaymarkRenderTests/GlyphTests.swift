// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

struct GlyphTests {
  @Test(arguments: Glyph.all)
  func `an outline begins at a point, and is in the square of the glyph`(glyph: Glyph) {
    let outlines = [glyph.line, glyph.body, glyph.fill].filter { !$0.elements.isEmpty }
    #expect(!outlines.isEmpty && !glyph.label.isEmpty && Glyph.named(glyph.name) == glyph)
    for outline in outlines {
      guard case .move = outline.elements[0] else {
        Issue.record("no point to begin at")
        continue
      }
      for element in outline.elements {
        for point in points(of: element) {
          #expect((-0.5...Glyph.size + 0.5).contains(point.x), "\(point)")
          #expect((-0.5...Glyph.size + 0.5).contains(point.y), "\(point)")
        }
      }
    }
  }

  @Test func `names are unique`() {
    #expect(Set(Glyph.all.map(\.name)).count == Glyph.all.count)
    #expect(Glyph.named("no such glyph") == nil)
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
