// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

/// The roles and the names of lists, sections and rows, and of the controls in them.
@Suite struct ListMarkupTests {
  @Test func `a section is an item of its list, with a list of its rows`() throws {
    let root = try page(
      Part(
        .list, [:], Part(.row),
        Part(.section, [:], Part(.header), Part(.row), Part(.row), Part(.footer))))
    let lists = root.all.filter { $0.attributes["role"] == "list" }
    #expect(lists.map { items(of: $0).count } == [2, 2])
    let section = try #require(lists.first.map { items(of: $0)[1] })
    #expect(section.attributes["class"] == "section")
    #expect(section.children.map { $0.attributes["class"] } == ["above", "cells", "below"])
    #expect(section.all.contains { $0.attributes["role"] == "heading" })
  }

  @Test func `a section outside of lists is a group, and one in a menu has no heading`() throws {
    let root = try page(Part(.vstack, [:], Part(.section, [:], Part(.header))))
    #expect(root.all.contains { $0.attributes["role"] == "group" })
    #expect(!root.all.contains { $0.attributes["role"] == "list" })
    let menu = try page(
      Part(
        .overlays, [:],
        Part(.menu, [:], Part(.section, [:], Part(.header), Part(.button)))))
    #expect(!menu.all.contains { $0.attributes["role"] == "heading" })
  }

  @Test(arguments: [true, false])
  func `a row that can be tapped is an item with a button named by its content`(
    isMovable: Bool
  ) throws {
    let row = Part(
      .row, [.tappable: .bool(true), .selected: .bool(true), .movable: .bool(isMovable)],
      Part(.text, [.text: .text("Suilven")]))
    let item = try #require(
      try page(Part(.list, [:], row)).all.first { $0.attributes["role"] == "listitem" })
    let button = try #require(item.all.first { $0.attributes["class"] == "hit" })
    #expect(button.attributes["data-a"] == "tap" && button.attributes["aria-pressed"] == "true")
    let name = try #require(button.attributes["aria-labelledby"])
    let content = try #require(item.all.first { $0.attributes["id"] == name })
    #expect(
      content.all.contains { $0.text == "Suilven" } && !content.all.contains { $0 === button })
  }

  @Test func `a stepper is named by its label, and the actions of a row by the row`() throws {
    let stepper = try page(Part(.stepper, [:], Part(.text, [.text: .text("Hikers")])))
    let group = try #require(stepper.all.first { $0.attributes["role"] == "group" })
    let label = group.all.first { $0.attributes["id"] == group.attributes["aria-labelledby"] }
    #expect(label?.all.contains { $0.text == "Hikers" } == true)
    let named = try page(Part(.stepper, [.label: .text("Number of hikers")]))
    #expect(named.all.contains { $0.attributes["aria-label"] == "Number of hikers" })
    let row = try page(
      Part(.row, [.deletable: .bool(true), .movable: .bool(true)], Part(.text)))
    let buttons = row.all.filter { $0.tag == "button" }
    #expect(buttons.map { $0.attributes["aria-label"] } == ["Delete", "Actions", "Reorder"])
    for button in buttons {
      let text = button.attributes["aria-describedby"]
      #expect(row.all.contains { $0.attributes["id"] == text && text != nil })
    }
  }

  @Test func `a table has rows of cells, below the labels of its columns`() throws {
    func cell(_ text: String, _ properties: [Property: PropertyValue]) -> Part {
      Part(.box, properties, Part(.text, [.text: .text(text)]))
    }
    let name: [Property: PropertyValue] = [
      .role: .keyword("columnHeader"), .sorted: .keyword("descending"),
    ]
    let row = Part(.row, [.tappable: .bool(true)], cell("Suilven", [.role: .keyword("cell")]))
    let root = try page(
      Part(
        .list, [.style: .keyword("table")],
        Part(
          .header, [:], cell("Name", name), cell("Height", [.role: .keyword("columnHeader")])),
        row,
        Part(.section, [:], Part(.header, [:], Part(.text)), Part(.row), Part(.footer))))
    let table = try #require(root.all.first { $0.attributes["role"] == "table" })
    #expect(table.attributes["class"]?.hasPrefix("list plain") == true)
    let roles = table.all.compactMap { $0.attributes["role"] }
    #expect(
      roles == [
        "table", "row", "columnheader", "columnheader", "row", "cell", "cell", "rowgroup", "row",
        "cell", "row", "row", "cell",
      ])
    #expect(
      table.all.filter { $0.attributes["role"] == "columnheader" }
        .map { $0.attributes["aria-sort"] } == ["descending", nil])
    let hit = try #require(table.all.first { $0.attributes["class"] == "hit" })
    let outer = try #require(table.all.first { $0.children.contains { $0 === hit } })
    #expect(outer.attributes["role"] == "cell")
    // Outside of tables, lists keep their roles.
    let list = try page(Part(.list, [:], Part(.section, [:], Part(.header), Part(.row))))
    #expect(
      list.all.compactMap { $0.attributes["role"] }
        == ["list", "listitem", "heading", "list", "listitem"])
  }

  private func page(_ part: Part) throws -> DOMNode {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(Part(.window, [:], part).mutations)
    return try DOMNode.parse(encoder.page().html)
  }

  /// Returns the list items of a list, without those of lists inside it.
  private func items(of list: DOMNode) -> [DOMNode] {
    list.children.flatMap { child in
      child.attributes["role"] == "listitem" ? [child] : items(of: child)
    }
  }
}
