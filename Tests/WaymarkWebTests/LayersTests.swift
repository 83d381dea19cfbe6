// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

private func stack(_ titles: String...) -> Part {
  var part = Part(.navigationStack)
  part.children = titles.map { Part(.screen, [.title: .text($0)]) }
  return part
}

private func window(_ content: Part, _ overlays: Part...) -> Part {
  var over = Part(.overlays)
  over.children = overlays
  return Part(.window, [:], content, over)
}

private func tab(_ content: Part, isSelected: Bool) -> Part {
  Part(.tab, [.selected: .bool(isSelected)], content)
}

/// Columns, one of which is on top, or all side by side.
private func split(_ top: Int?, folded: Bool = false, _ stacks: Part...) -> Part {
  var part = Part(.split, top == nil ? [:] : [.collapsed: .bool(true)])
  part.children = stacks.enumerated().map { index, stack in
    var properties: [Property: PropertyValue] = index == top ? [.selected: .bool(true)] : [:]
    if folded, index == 0 { properties[.folded] = .bool(true) }
    return Part(.column, properties, stack)
  }
  return part
}

@Suite struct LayersTests {
  @Test(
    arguments: [
      (window(stack("A")), 0, nil, "A"),
      (window(stack("A", "B", "C")), 2, "back 2", "C"),
      (window(Part(.text)), 0, nil, nil),
      (window(stack("A", "B"), Part(.sheet)), 2, "dismiss 6", "B"),
      (window(stack("A", "B"), Part(.sheet, [:], stack("S", "T"))), 3, "back 7", "T"),
      (window(stack("A"), Part(.sheet), Part(.cover)), 2, "dismiss 6", "A"),
      (window(stack("A", "B"), Part(.alert)), 1, nil, "B"),
      (window(stack("A"), Part(.inspector)), 1, "dismiss 5", "A"),
      (
        window(Part(.box, [:], stack("A"), Part(.inspector, [:], stack("I", "J")))), 1, "back 6",
        "A"
      ),
      (
        window(Part(.box, [:], stack("A", "B"), Part(.inspector, [:], stack("I", "J")))), 2,
        "back 3", "B"
      ),
      (
        window(
          Part(
            .tabs, [:], tab(stack("A", "B", "C"), isSelected: false),
            tab(stack("X", "Y"), isSelected: true))), 1, "back 9", "Y"
      ),
      (window(split(0, stack("A"), stack("X"))), 0, nil, "A"),
      (window(split(1, stack("A", "B"), stack("X"))), 1, "back 8", "X"),
      (window(split(2, stack("A"), stack("L"), stack("X", "Y"))), 3, "back 10", "Y"),
      (window(split(nil, stack("A", "B"), stack("X"))), 1, "back 4", "X"),
      (window(split(nil, folded: true, stack("A", "B"), stack("X"))), 0, nil, "X"),
    ] as [(Part, Int, String?, String?)])
  func `Back means what is in front`(
    window: Part, depth: Int, back: String?, title: String?
  ) throws {
    let layers = Layers(try ElementTree(replaying: window.mutations))
    #expect(layers.depth == depth)
    #expect(layers.back.map { "\($0.action) \($0.target)" } == back)
    #expect(layers.title == title)
  }

  private func summary(_ part: Part) throws -> String {
    var tree = ElementTree()
    try tree.apply(part.mutations)
    return Layers(tree).summary
  }

  private func text(_ text: String) -> Part { Part(.text, [.text: .text(text)]) }

  @Test func `a summary is the text of the front screen without its bars`() throws {
    var stack = Part(.navigationStack)
    stack.children = [
      Part(.screen, [:], text("Below")),
      Part(
        .screen, [:], Part(.toolbarItem, [:], text("Edit")),
        text("Front\n  of"), text(" "),
        Part(.vstack, [.accessibilityHidden: .bool(true)], text("*")), Part(.row, [:], text("all"))),
    ]
    #expect(try summary(window(stack)) == "Front of all")
    #expect(try summary(window(stack, Part(.sheet, [:], text("Sheet")))) == "Sheet")
    #expect(try summary(Part(.window)) == "")
  }

  @Test func `a summary ends with a whole word`() throws {
    let long = String(repeating: "lake ", count: 100)
    let summary = try summary(window(text(long)))
    #expect(summary.hasSuffix("lake…") && (150...160).contains(summary.count))
    #expect(try self.summary(window(text(String(repeating: "a", count: 400)))).count == 161)
  }
}
