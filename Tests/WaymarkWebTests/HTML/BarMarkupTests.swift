// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

/// Where the items of a screen's bars are in its HTML.
@Suite struct BarMarkupTests {
  private func screen(
    _ placements: PlacementValue?..., properties: [Property: PropertyValue] = [:]
  ) throws -> DOMNode {
    var encoder = PatchEncoder(asset: { _ in nil })
    var (window, stack, screen) = (Part(.window), Part(.navigationStack), Part(.screen, properties))
    screen.children = placements.map { place in
      let text = PropertyValue.text(place?.rawValue ?? "none")
      return Part(
        .toolbarItem, place.map { [.placement: $0.propertyValue] } ?? [:],
        Part(.text, [.text: text]))
    }
    screen.children.insert(Part(.text, [.text: .text("content")]), at: 1)
    stack.children = [screen]
    window.children = [stack]
    try encoder.load(window.mutations)
    return try DOMNode.parse(encoder.page().html)
  }

  private func text(in classes: String, of root: DOMNode) -> String? {
    root.all.first { $0.attributes["class"] == classes }?.all.map(\.text).joined()
  }

  @Test func `items are before and after the title, in order`() throws {
    let root = try screen(.trailing, .keyboard, .leading, nil, .principal, .bottom, .status)
    #expect(text(in: "start", of: root) == "leading")
    #expect(text(in: "middle", of: root) == "principal")
    #expect(text(in: "end", of: root) == "trailingnone")
    #expect(text(in: "foot", of: root) == "bottomstatus")
    #expect(text(in: "foot keys", of: root) == "keyboard")
    #expect(text(in: "body", of: root) == "content")
  }

  @Test func `the bar at the bottom is hidden with its items`() throws {
    func isHidden(_ properties: [Property: PropertyValue]) throws -> Bool? {
      try screen(.bottom, properties: properties).all.first { $0.attributes["class"] == "foot" }
        .map { $0.attributes["hidden"] != nil }
    }
    #expect(try isHidden([.bottomBarHidden: .bool(true)]) == true)
    #expect(try isHidden([:]) == false)
  }

  @Test func `only items of the bar at the top show it`() throws {
    func isHidden(_ placement: PlacementValue) throws -> Bool {
      let bar = try screen(placement).all.first { $0.attributes["class"] == "bar" }
      return bar?.attributes["hidden"] != nil
    }
    #expect(try isHidden(.bottom) && isHidden(.keyboard))
    #expect(try !isHidden(.trailing) && !isHidden(.principal))
  }
}
