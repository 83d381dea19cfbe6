// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

extension HoverPhase {
  fileprivate var text: String {
    switch self {
    case .active(let point): "\(point.x),\(point.y)"
    case .ended: "ended"
    }
  }
}

/// What views are told of a pointer over them.
@MainActor
struct HoverTests {
  private let pointer = PointerValue(
    PointValue(x: 3, y: 4.5), inWindow: PointValue(x: 103, y: 204.5))

  /// Sends what a pointer does to the view that is told of it.
  private func send(_ actions: HostEvent.Action..., to probe: Probe) throws {
    let box = try #require(probe.all(.box).first { $0[.pointerTracked] == true })
    for action in actions { try probe.graph.send(HostEvent(action, on: box.id)) }
  }

  @Test func `D41: positions and the end are delivered, and the end once`() throws {
    let journal = Journal()
    let probe = Probe(Text("a").onContinuousHover { journal.note($0.text) })
    var other = pointer
    other.location.x = -1
    try send(
      .hover(false), .hover(true, at: pointer), .hover(true, at: other), .hover(false),
      .hover(false), to: probe)
    #expect(journal.take() == ["3.0,4.5", "-1.0,4.5", "ended"])
    #expect(throws: HostEventError.unsupported) { try send(.press, to: probe) }
  }

  @Test func `D41: positions are in the coordinate space of the action`() throws {
    let journal = Journal()
    func expect(
      _ place: String, _ view: some View, frame: ElementFrame? = nil
    ) throws {
      let probe = Probe(view.coordinateSpace(.named("page")))
      if let frame {
        let box = try #require(probe.all(.box).first { $0[.measured] == true }).id
        try probe.graph.send(HostEvent(.frame(frame), on: box))
      }
      try send(.hover(true, at: pointer), to: probe)
      #expect(journal.take() == [place])
    }
    let note: @MainActor (HoverPhase) -> Void = { journal.note($0.text) }
    let text = Text("a")
    try expect("103.0,204.5", text.onContinuousHover(coordinateSpace: .global, perform: note))
    try expect("3.0,4.5", text.onContinuousHover(coordinateSpace: .local, perform: note))
    try expect(
      "93.0,184.5", text.onContinuousHover(coordinateSpace: .named("page"), perform: note),
      frame: ElementFrame(x: 10, y: 20, width: 300, height: 300))
    try expect(
      "103.0,204.5", text.onContinuousHover(coordinateSpace: .named("nobody"), perform: note),
      frame: ElementFrame(x: 10, y: 20, width: 300, height: 300))
    let older = CoordinateSpace.named("page")
    try expect(
      "93.0,184.5", text.onContinuousHover(coordinateSpace: older, perform: note),
      frame: ElementFrame(x: 10, y: 20, width: 300, height: 300))
  }

  @Test(arguments: [Double.nan, .infinity, -1e9])
  func `a position that is none is refused`(number: Double) throws {
    let journal = Journal()
    let probe = Probe(Text("a").onContinuousHover { journal.note($0.text) })
    var (inside, around) = (pointer, pointer)
    inside.location.y = number
    around.windowLocation.x = number
    for action: HostEvent.Action in [
      .hover(true), .hover(true, at: inside), .hover(true, at: around),
    ] {
      #expect(throws: HostEventError.invalid) { try send(action, to: probe) }
    }
    try send(.hover(false), to: probe)
    #expect(journal.take() == [])
  }

  @Test func `a hidden view is told that the pointer has left, and nothing else`() throws {
    let journal = Journal()
    let (probe, show) = Probe.remoted(false) { $isShown in
      Text("a").onContinuousHover { journal.note($0.text) }.sheet(isPresented: $isShown) {}
    }
    try send(.hover(true, at: pointer), to: probe)
    show(true)
    #expect(throws: HostEventError.hidden) { try send(.hover(true, at: pointer), to: probe) }
    try send(.hover(false), to: probe)
    #expect(journal.take() == ["3.0,4.5", "ended"])
  }

  @Test func `the pointer of a test enters and leaves views`() {
    let journal = Journal()
    let app = XCUIApplication {
      VStack {
        Text("a").onContinuousHover { journal.note("a \($0.text)") }
        Text("b").onHover { journal.note("b \($0)") }
      }
      .onContinuousHover { journal.note("around \($0.text)") }
    }
    app.launch()
    app.staticTexts["a"].hover()
    #expect(journal.take() == ["a 195.0,422.0", "around 195.0,422.0"])
    app.staticTexts["a"].coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      .withOffset(CGVector(dx: 5, dy: 6)).hover()
    #expect(journal.take() == ["a 5.0,6.0", "around 5.0,6.0"])
    app.staticTexts["b"].hover()
    #expect(journal.take() == ["a ended", "b true", "around 195.0,422.0"])
    app.staticTexts["b"].hover()
    #expect(journal.take() == ["around 195.0,422.0"])
    app.staticTexts["b"].coordinate(withNormalizedOffset: CGVector(dx: 2, dy: 0)).hover()
    #expect(journal.take() == ["b false", "around ended"])
  }
}
