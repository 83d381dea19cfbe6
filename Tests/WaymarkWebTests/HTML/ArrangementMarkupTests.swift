// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

/// The HTML and CSS of the views that a layout of an app places.
struct ArrangementMarkupTests {
  private func container(_ properties: [Property: PropertyValue]) throws -> DOMNode {
    var frame = Part(
      .box,
      [
        .proposals: .proposals([
          ProposalValue(width: nil, height: nil), ProposalValue(width: 120.5, height: nil),
          ProposalValue(width: 0, height: 100_000),
        ])
      ])
    frame.children = [Part(.text)]
    var item = Part(.box)
    item.children = [frame]
    var container = Part(.zstack, properties)
    container.children = [item]
    var window = Part(.window)
    window.children = [container]
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(window.mutations)
    return try DOMNode.parse(encoder.page().html)
  }

  @Test(arguments: [AxisValue.horizontal, .vertical, .both])
  func `the views are in lines until the container has a size (D33)`(axis: AxisValue) throws {
    let name = "row-\(axis.rawValue)"
    let arrangement = [Property.arrangement: axis.propertyValue]
    let isIn = { (node: DOMNode) in
      node.all.contains {
        $0.attributes["class"]?.split(separator: " ").contains { $0 == name } == true
      }
    }
    #expect(try isIn(container(arrangement)))
    let size: [Property: PropertyValue] = [.width: .number(10), .height: .number(10)]
    let placed = try container(arrangement.merging(size) { $1 })
    #expect(!isIn(placed))
    #expect(placed.all.contains { $0.attributes["data-row"] != nil })
  }

  @Test func `the script reads the spaces in which it measures a view`() throws {
    let asks = try container([.arrangement: AxisValue.both.propertyValue]).all
      .compactMap { $0.attributes["data-ask"] }
    #expect(asks == [", 120.5, 0,100000"])
  }
}
