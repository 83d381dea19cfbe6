// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct ScrollReaderTests {
  private func scrolls(_ probe: Probe) -> [String] {
    probe.host.scrolls.map { "\(probe.words($0.element)) \($0.anchor)" }
  }

  @Test func `R5 a row that nobody has seen is made, and scrolled to`() throws {
    let probe = Probe(
      ScrollViewReader { proxy in
        List {
          Button("Go") { proxy.scrollTo(750, anchor: .center) }
          ForEach(0..<1000) { Text("row \($0)") }
        }
      })
    #expect(!probe.texts.contains("row 750"))
    try probe.tap("Go")
    #expect(probe.texts.contains("row 750") && !probe.texts.contains("row 0"))
    #expect(scrolls(probe) == ["row 750 [0.5, 0.5]"])
    #expect(probe.host.tree[try #require(probe.host.scrolls.first).element]?.kind == .row)
  }

  @Test func `R5 a row that nobody has seen is found by the id of its view`() throws {
    let probe = Probe(
      ScrollViewReader { proxy in
        List {
          Button("Go") { proxy.scrollTo("far 700") }
          Button("Nowhere") { proxy.scrollTo("near") }
          ForEach(0..<1000) { Text("row \($0)").id("far \($0)").onAppear {} }
        }
      })
    try probe.tap("Nowhere")
    #expect(scrolls(probe) == [])
    try probe.tap("Go")
    #expect(scrolls(probe) == ["row 700 []"])
  }

  @Test(arguments: [("b", ["b []"]), ("3", ["three []"]), ("x", [])])
  func `R5 views are found by their ids, others are not`(id: String, expected: [String]) throws {
    let probe = Probe(
      VStack {
        Text("b").id("b")
        ScrollViewReader { proxy in
          ScrollView {
            VStack {
              Text("b").id("b")
              ForEach(["3"], id: \.self) { _ in Text("three") }
              Button("Go") { proxy.scrollTo(id) }
            }
          }
        }
      })
    try probe.tap("Go")
    #expect(scrolls(probe) == expected)
  }

  @Test func `scrolling as soon as the view appears`() {
    let probe = Probe(
      ScrollViewReader { proxy in
        List(0..<500, id: \.self) { Text("row \($0)") }
          .onAppear { proxy.scrollTo(499, anchor: .bottom) }
      })
    #expect(scrolls(probe) == ["row 499 [0.5, 1.0]"])
  }
}

@MainActor
struct GestureTests {
  private func app(_ view: some View) -> XCUIApplication {
    let app = XCUIApplication { view }
    app.launch()
    return app
  }

  @Test func `two taps act where two are asked for, one where one is`() {
    let journal = Journal()
    let app = app(
      VStack {
        Text("two").onTapGesture(count: 2) { journal.note("two") }
        Text("one").onTapGesture { journal.note("one") }
        Text("three").gesture(TapGesture(count: 2).onEnded { journal.note("three") })
      })
    app.staticTexts["two"].tap()
    #expect(journal.take() == [])
    for name in ["two", "one", "three"] { app.staticTexts[name].doubleTap() }
    #expect(journal.take() == ["two", "one", "one", "three"])
  }

  @Test func `a long press is none of the taps`() {
    let journal = Journal()
    let app = app(
      VStack {
        Text("a").onLongPressGesture {
          journal.note("press")
        } onPressingChanged: {
          journal.note("\($0)")
        }
        Text("b").gesture(LongPressGesture().onEnded { journal.note("ended \($0)") })
        Text("c").onTapGesture { journal.note("tap") }
      })
    app.staticTexts["a"].tap()
    #expect(journal.take() == [])
    app.staticTexts["a"].press(forDuration: 0.2)
    #expect(journal.take() == ["true", "false"])
    for name in ["a", "b", "c"] { app.staticTexts[name].press(forDuration: 1) }
    #expect(journal.take() == ["true", "press", "false", "ended true", "tap"])
  }

  @Test func `a pointer is told of, and only what hovers is told`() throws {
    let journal = Journal()
    let probe = Probe(Text("a").onHover { journal.note("\($0)") })
    let box = try #require(probe.all(.box).first).id
    try probe.graph.send(HostEvent(.hover(true), on: box))
    try probe.graph.send(HostEvent(.hover(false), on: box))
    #expect(journal.take() == ["true", "false"])
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.press, on: box))
    }
  }

  @Test func `what takes no touches cannot be hit`() {
    let app = app(
      VStack {
        Button("a") {}.allowsHitTesting(false)
        Button("b") {}.allowsHitTesting(true)
      })
    #expect(!app.buttons["a"].isHittable && app.buttons["b"].isHittable)
  }
}
