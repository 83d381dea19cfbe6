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
    let middle = min(1, screen.children.count)
    screen.children.insert(Part(.text, [.text: .text("content")]), at: middle)
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

  @Test func `a subtitle is below the title, in the bar and in the heading`() throws {
    let root = try screen(properties: [.title: .text("Alps"), .subtitle: .text("12 walks")])
    let heading = try #require(root.all.first { $0.tag == "h1" })
    #expect(heading.children.map(\.text) == ["Alps", "12 walks"])
    #expect(text(in: "name", of: root) == "Alps12 walks")
    let alone = try screen(properties: [.subtitle: .text("12 walks")])
    #expect(alone.all.first { $0.tag == "h1" }?.attributes["hidden"] == nil)
    #expect(alone.all.first { $0.attributes["class"] == "bar" }?.attributes["hidden"] == nil)
  }

  @Test func `a new subtitle changes only the titles`() throws {
    let shown = Part(.screen, [.title: .text("Alps")], Part(.text))
    var pair = try Pair(Part(.window, [:], Part(.navigationStack, [:], shown)).mutations)
    let screen = ElementID(index: 3)
    for subtitle in ["12 walks", "13 walks", nil] {
      let operations = try pair.apply([.set(screen, .subtitle, subtitle.map { .text($0) })])
      #expect(operations.count == 2)
      #expect(try pair.document.lines == pair.fresh().lines)
    }
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
