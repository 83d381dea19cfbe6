// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

private func page(_ parts: Part...) throws -> (root: DOMNode, css: String) {
  var encoder = PatchEncoder(asset: { _ in nil })
  var window = Part(.window)
  window.children = parts
  try encoder.load(window.mutations)
  let page = encoder.page()
  return (try DOMNode.parse(page.html), page.css)
}

/// The HTML and CSS of scrolling elements, bars and cards.
@Suite struct ScrollMarkupTests {
  @Test(
    arguments: [
      ([.scrollDisabled: .bool(true)], "still"), ([.unclipped: .bool(true)], "loose"),
      ([.snapping: .keyword("paging")], "paging"),
      ([.snapping: .keyword("viewAligned")], "aligned"),
      ([.snapping: .keyword("viewAlignedByOne")], "aligned single"),
      ([.snapping: .keyword("\" x")], nil), ([.snapTargets: .bool(true)], "targets"),
    ] as [([Property: PropertyValue], String?)])
  func `scrolling properties become classes`(
    properties: [Property: PropertyValue], name: String?
  ) throws {
    let scroll = try #require(page(Part(.scroll, properties)).root.first(ElementID(index: 2)))
    let classes = try #require(scroll.attributes["class"]).split(separator: " ")
    let known: Set<Substring> = [
      "still", "loose", "paging", "aligned", "single", "targets",
    ]
    #expect(classes.filter(known.contains) == (name ?? "").split(separator: " "))
  }

  @Test func `content margins become padding on the named edges`() throws {
    let css = try page(
      Part(
        .scroll,
        [
          .contentMarginTop: .number(20), .contentMarginLeading: .number(8),
          .contentMarginBottom: .number(4),
        ])
    ).css
    #expect(css.contains("{padding-top:20px;padding-inline-start:8px;"))
    #expect(css.contains("scroll-padding-inline-start:8px;--rest:4px}"))
    #expect(!css.contains("padding-inline-end"))
  }

  @Test func `the script tracks only a tracked scroll view`() throws {
    let root = try page(Part(.scroll, [.tracked: .bool(true)]), Part(.scroll)).root
    #expect(root.all.filter { $0.attributes["data-q"] != nil }.count == 1)
  }

  @Test func `the script observes what is observed`() throws {
    let root = try page(
      Part(.list, [.scrollObserved: .bool(true)]), Part(.scroll),
      Part(.box, [.visibilityThreshold: .number(0.5)]), Part(.box)
    ).root
    #expect(root.all.compactMap { $0.attributes["data-b"] } == [""])
    #expect(root.all.compactMap { $0.attributes["data-i"] } == ["0.5"])
  }

  @Test func `bars have the background and colour scheme of their screens and tabs`() throws {
    let look: [Property: PropertyValue] = [
      .title: .text("A"), .barBackground: .color(.system(.red)),
      .barBackgroundShown: .bool(true), .barColorScheme: .keyword("dark"),
    ]
    let (root, css) = try page(
      Part(.navigationStack, [:], Part(.screen, look)),
      Part(.tabs, [.barBackgroundShown: .bool(false)]))
    let bar = try #require(root.all.first { $0.tag == "header" }).attributes
    #expect(bar["class"] == "bar solid" && bar["data-theme"] == "dark")
    #expect(css.contains("--bar:var(--red)"))
    #expect(root.all.first { $0.tag == "nav" }?.attributes["class"] == "tabbar clear")
  }

  @Test func `a card has the appearance that its content specifies`() throws {
    let (root, css) = try page(
      Part(
        .overlays, [:],
        Part(
          .sheet,
          [
            .cardBackground: .color(.system(.red)), .cardCornerRadius: .number(30),
            .cardSizing: .keyword("page"), .compactAdaptation: .keyword("fullScreenCover"),
          ])))
    let layer = try #require(root.first(ElementID(index: 3))?.attributes["class"])
    #expect(layer == "layer sheet ground sized-page as-cover")
    #expect(css.contains("--ground:var(--red);--corner:30px"))
  }

  @Test func `M17: content behind a sheet is inert unless the sheet allows interaction`() throws {
    var encoder = PatchEncoder(asset: { _ in nil })
    try encoder.load(Part(.window, [:], Part(.overlays, [:], Part(.sheet))).mutations)
    func isInert() throws -> Bool {
      let root = try DOMNode.parse(encoder.page().html)
      return root.all.first { $0.tag == "main" }?.attributes["inert"] != nil
    }
    #expect(try isInert())
    let sheet = ElementID(index: 3)
    let patch = try encoder.encode([.set(sheet, .backgroundInteractive, .bool(true))])
    #expect(try !isInert())
    let main = NodeAddress(element: ElementID(index: 1), path: [0])
    #expect(patch.contains(.attribute(main, "inert", nil)))
  }

  @Test(arguments: [
    (#"[1,"2","scrolled","5"]"#, true), (#"[1,"2","scrolled","x"]"#, false),
    (#"[1,"2","scrolled",5]"#, false),
  ])
  func `R6: the script reports the element at which scrolling came to rest`(
    message: String, isRead: Bool
  ) {
    let event = HostEvent(.scrolled(to: ElementID(index: 5)), on: ElementID(index: 2))
    #expect(ClientMessage(message) == (isRead ? .event(1, event) : nil))
  }

  /// Returns which of the classes for scrolling each element on a screen has, in document order.
  private func roles(_ content: Part) throws -> [String] {
    var screen = Part(.screen)
    screen.children = [content]
    var stack = Part(.navigationStack)
    stack.children = [screen]
    return try page(stack).root.all.compactMap { node in
      let classes = node.attributes["class"]?.split(separator: " ") ?? []
      return classes.first { ["sc", "held", "paper"].contains($0) }.map(String.init)
    }
  }

  private func part(
    _ kind: ElementKind, _ properties: [Property: PropertyValue] = [:], _ children: Part...
  ) -> Part {
    var part = Part(kind, properties)
    part.children = children
    return part
  }

  @Test func `a scroll view beside others is held in its place (D28)`() throws {
    let scroll = Part(.scroll)
    let inset = part(.box, [.pinnedEdge: .keyword("bottom")])
    let ground = part(.shape, [.ignoresSafeArea: .keywords(["top", "bottom"])])
    let low = part(.box, [.height: .number(50)], Part(.list))
    #expect(try roles(scroll) == ["sc"])
    #expect(try roles(part(.box, [:], part(.backdrop), scroll)) == ["sc", "sc"])
    #expect(try roles(part(.box, [:], scroll, part(.overlay))) == ["held", "sc"])
    #expect(try roles(part(.vstack, [:], Part(.text), Part(.list))) == ["held", "sc"])
    #expect(try roles(part(.vstack, [:], scroll, inset)) == ["sc", "sc"])
    #expect(try roles(part(.zstack, [:], ground, scroll)) == ["sc", "sc"])
    #expect(try roles(part(.hstack, [:], scroll, scroll)) == ["held", "sc", "sc"])
    #expect(
      try roles(part(.box, [:], part(.vstack, [:], Part(.text), scroll))) == ["held", "held", "sc"])
    #expect(try roles(part(.vstack, [:], Part(.text), low)) == ["sc"])
    #expect(try roles(part(.scroll, [:], part(.vstack, [:], Part(.text), low))) == ["sc", "sc"])
  }

  @Test func `the background of what fills a screen is the screen's (D27)`() throws {
    let red: [Property: PropertyValue] = [.background: .color(.system(.red))]
    let own = red.merging([.ignoresSafeArea: .keywords([])]) { $1 }
    #expect(try roles(part(.box, red, Part(.geometry))) == ["paper"])
    #expect(try roles(part(.box, red, Part(.text))) == [])
    #expect(try roles(part(.box, own, Part(.geometry))) == [])
    #expect(try roles(part(.vstack, [:], part(.box, red, Part(.geometry)))) == [])
  }

  @Test func `negative padding becomes a margin (D29)`() throws {
    func css(_ kind: ElementKind, _ edges: InsetsValue) throws -> String {
      try page(part(.box, [.padding: .insets(edges)], Part(kind))).css
    }
    let text = try css(.text, InsetsValue(top: 1, leading: -2, bottom: -3, trailing: -4))
    #expect(text.contains("{padding:1px 0 0;margin-block:0 -3px;margin-inline:-2px -4px;"))
    #expect(text.contains("max-width:calc(100% + 6px)}"))
    let shape = try css(.shape, InsetsValue(top: 0, leading: -2, bottom: 0, trailing: -2))
    #expect(shape.contains("margin:0 -2px 0;width:calc(100% + 4px);max-width:none}"))
    #expect(
      try !css(.text, InsetsValue(top: 1, leading: 2, bottom: 3, trailing: 2)).contains("margin"))
  }
}
