// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// The sizes that views can read.
@MainActor
struct GeometryTests {
  @Test func `D1: a reader has the window's size until a host says its own`() throws {
    let probe = Probe(
      GeometryReader { proxy in Text(verbatim: "\(proxy.size.width)x\(proxy.size.height)") })
    #expect(probe.texts == ["390.0x844.0"])
    let window = try #require(probe.all(.window).first).id
    try probe.graph.send(HostEvent(.frame(ElementFrame(width: 1280, height: 800)), on: window))
    #expect(probe.graph.windowFrame == ElementFrame(width: 1280, height: 800))
    #expect(probe.texts == ["1280.0x800.0"])
    let reader = try #require(probe.all(.geometry).first).id
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(x: 1, y: 2, width: 30, height: 40)), on: reader))
    #expect(probe.texts == ["30.0x40.0"])
    probe.graph.windowFrame = ElementFrame(width: 500, height: 500)
    #expect(probe.texts == ["30.0x40.0"])
  }

  @Test(arguments: [
    ElementFrame(width: -1, height: 1), ElementFrame(width: 1, height: .nan),
    ElementFrame(width: 1, height: .infinity), ElementFrame(x: 1e9, width: 1, height: 1),
    ElementFrame(width: 100_001, height: 1),
  ])
  func `D2: what is no frame is refused`(frame: ElementFrame) throws {
    let probe = Probe(GeometryReader { Text(verbatim: "\($0.size.width)") })
    for kind in [ElementKind.window, .geometry] {
      let element = try #require(probe.all(kind).first).id
      #expect(throws: HostEventError.unsupported) {
        try probe.graph.send(HostEvent(.frame(frame), on: element))
      }
    }
    #expect(throws: HostEventError.unsupported) {
      let text = try #require(probe.all(.text).first).id
      try probe.graph.send(HostEvent(.frame(ElementFrame(width: 1, height: 1)), on: text))
    }
    #expect(probe.texts == ["390.0"])
  }

  @Test func `places are counted from the window, from the view, and from named views`() throws {
    let probe = Probe(
      VStack {
        GeometryReader { proxy in
          Text(verbatim: describe(proxy.frame(in: .local)))
          Text(verbatim: describe(proxy.frame(in: .global)))
          Text(verbatim: describe(proxy.frame(in: .named("column"))))
          Text(verbatim: describe(proxy.frame(in: .named("nobody"))))
          Text(verbatim: describe(proxy.bounds(of: .named("column")) ?? .zero))
        }
      }
      .coordinateSpace(.named("column")))
    let column = try #require(probe.all(.box).first { $0.properties[.measured] != nil }).id
    let reader = try #require(probe.all(.geometry).first).id
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(x: 10, y: 20, width: 300, height: 600)), on: column))
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(x: 15, y: 120, width: 100, height: 50)), on: reader))
    #expect(
      probe.texts == [
        "0,0 100x50", "15,120 100x50", "5,100 100x50", "15,120 100x50", "-5,-100 300x600",
      ])
  }

  @Test func `a frame is taken from what is below a sheet`() throws {
    let (probe, show) = Probe.remoted(false) { $isShown in
      GeometryReader { Text(verbatim: "\($0.size.width)") }
        .sheet(isPresented: $isShown) { Text("over") }
    }
    show(true)
    let reader = try #require(probe.all(.geometry).first).id
    try probe.graph.send(HostEvent(.frame(ElementFrame(width: 7, height: 7)), on: reader))
    #expect(probe.texts == ["7.0", "over"])
  }

  @Test func `a change of size is told with what is made of it`() throws {
    let journal = Journal()
    let probe = Probe(
      Text("x").onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: {
        journal.note("\($0)")
      })
    #expect(journal.take() == ["390"])
    let box = try #require(probe.all(.box).first).id
    for width in [20.2, 20.4, 21] {
      try probe.graph.send(HostEvent(.frame(ElementFrame(width: width, height: 1)), on: box))
    }
    #expect(journal.take() == ["20", "21"])
  }

  @Test func `a test sets the window's size, for this launch and the next`() {
    let app = XCUIApplication { GeometryReader { Text(verbatim: "\(Int($0.size.width)) wide") } }
    app.launch()
    #expect(app.windowSize == CGSize(width: 390, height: 844))
    #expect(app.staticTexts["390 wide"].exists)
    app.windowSize = CGSize(width: 1024, height: 768)
    #expect(app.staticTexts["1024 wide"].exists)
    app.launch()
    #expect(app.staticTexts["1024 wide"].exists)
    app.windowSize = CGSize(width: -1, height: 5)
    #expect(app.windowSize == CGSize(width: 1024, height: 768))
  }
}
