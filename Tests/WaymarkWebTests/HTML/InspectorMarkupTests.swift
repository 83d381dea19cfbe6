// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

/// D34: the HTML of an inspector as a column and as a sheet.
@Suite struct InspectorMarkupTests {
  // 1 window, 2 box, 3 text, 4 inspector, 5 text, 6 overlays.
  private let window = Part(
    .window, [:],
    Part(
      .box, [:], Part(.text, [.text: .text("content")]),
      Part(.inspector, [.width: .number(300)], Part(.text, [.text: .text("notes")]))),
    Part(.overlays))

  private func element(_ index: UInt32, in document: DOMNode) throws -> DOMNode {
    let id = ElementID(index: index).description
    return try #require(document.all.first { $0.attributes["data-n"] == id })
  }

  @Test func `a column is a landmark beside the content (D34)`() throws {
    let document = try Pair(window.mutations).document
    let column = try element(4, in: document)
    #expect(column.tag == "aside" && column.attributes["class"] == "inner inspector")
    #expect(column.attributes["aria-label"] == "Inspector")
    #expect(column.attributes["data-y"] == "width:300px")
    let box = try element(2, in: document)
    #expect(box.children.count == 2 && box.children.last === column)
    let classes = box.attributes["class"]?.split(separator: " ") ?? []
    #expect(Set(["gx", "gy", "held"]).isSubset(of: classes))
  }

  @Test func `a column has the title of its screen, and what contains it has not (D34)`() throws {
    func stack(_ title: String) -> Part {
      Part(.navigationStack, [:], Part(.screen, [.title: .text(title)]))
    }
    let box = Part(.box, [:], stack("Page"), Part(.inspector, [:], stack("Notes")))
    let part = Part(.window, [:], Part(.text), Part(.overlays, [:], Part(.sheet, [:], box)))
    let names = try Pair(part.mutations).document.all.compactMap { node in
      ["aside", "div"].contains(node.tag) ? node.attributes["aria-label"] : nil
    }
    #expect(names == ["Page", "Notes"])
  }

  @Test func `it becomes a sheet and a column again in one patch each (D34)`() throws {
    var pair = try Pair(window.mutations)
    let (box, inspector, overlays) = (
      ElementID(index: 2), ElementID(index: 4), ElementID(index: 6)
    )
    let operations = try pair.apply([
      .remove(inspector, from: box), .set(inspector, .width, nil),
      .insert(inspector, into: overlays, at: 0),
    ])
    #expect(operations.contains(.remove(inspector)))
    #expect(try pair.document.lines == pair.fresh().lines)
    let sheet = try element(4, in: pair.document)
    #expect(sheet.attributes["class"] == "layer sheet" && sheet.attributes["data-y"] == nil)
    #expect(sheet.all.contains { $0.attributes["role"] == "dialog" })
    #expect(pair.document.all.first { $0.tag == "main" }?.attributes["inert"] != nil)
    _ = try pair.apply([
      .remove(inspector, from: overlays), .set(inspector, .width, .number(300)),
      .insert(inspector, into: box, at: 1),
    ])
    #expect(try pair.document.lines == pair.fresh().lines)
    #expect(try element(4, in: pair.document).tag == "aside")
  }
}
