// SPDX-License-Identifier: MIT

import WaymarkRender

// The screen of a link that is pressed, which is in no element yet.
extension PatchEncoder {
  /// Returns the operations that let the page hold a screen ready, which is in no element.
  mutating func prepare(_ screen: ElementID, for link: ElementID) -> [PatchOperation] {
    growth.measure(screen, in: tree)
    var renderer = HTMLRenderer(template)
    renderer.write(screen, isInControl: false)
    let added = renderer.glyphs.subtracting(glyphs).sorted().map(PatchOperation.glyph)
    glyphs.formUnion(renderer.glyphs)
    prepared = (screen, renderer.html)
    return added + [.prepare(link, html: renderer.html)]
  }

  /// Lets the page forget the prepared screen if it has ended, and insert it without its HTML if
  /// that is unchanged.
  mutating func usePrepared(_ operations: inout [PatchOperation]) {
    guard let (screen, html) = prepared, tree[screen]?.parent != nil || tree[screen] == nil else {
      return
    }
    prepared = nil
    for index in operations.indices {
      guard case .insert(let slot, let next, html) = operations[index] else { continue }
      operations[index] = .insert(slot, before: next, html: nil)
      return
    }
    operations.insert(.prepare(nil, html: nil), at: 0)
  }
}
