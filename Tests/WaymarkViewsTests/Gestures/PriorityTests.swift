// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// How gestures of several views act together.
@MainActor
struct PriorityTests {
  private let journal = Journal()

  private func drag(_ name: String, _ distance: Double = 10) -> some Gesture {
    DragGesture(minimumDistance: distance).onEnded { _ in journal.note(name) }
  }

  private func press(_ name: String) -> some Gesture {
    LongPressGesture().onEnded { _ in journal.note(name) }
  }

  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded { journal.note(name) }
  }

  private func fingers(on view: some View) throws -> Fingers { try Fingers(Probe(view), on: "a") }

  @Test func `a subview's gesture precedes that of its parent`() throws {
    try fingers(on: VStack { Text("a").gesture(drag("in")) }.gesture(drag("out"))).drag(30)
    #expect(journal.take() == ["in"])
  }

  @Test func `a gesture with high priority precedes that of a subview`() throws {
    try fingers(on: VStack { Text("a").gesture(drag("in")) }.highPriorityGesture(drag("out")))
      .drag(30)
    #expect(journal.take() == ["out"])
  }

  @Test func `a simultaneous gesture acts with that of a subview`() throws {
    try fingers(on: VStack { Text("a").gesture(drag("in")) }.simultaneousGesture(drag("out")))
      .drag(30)
    #expect(journal.take() == ["in", "out"])
  }

  /// Y3.
  @Test func `the gesture that is recognised first takes the touch`() throws {
    let view = VStack { Text("a").gesture(drag("drag")) }.gesture(press("press"))
    try fingers(on: view).press(1)
    #expect(journal.take() == ["press"])
    try fingers(on: view).drag(30)
    #expect(journal.take() == ["drag"])
    let fingers = try fingers(on: view)
    try fingers.send(.began, 0, 0, at: 0)
    try fingers.send(.waited, 0, 0, at: 1)
    try fingers.send(.moved, 30, 0, at: 2)
    try fingers.send(.ended, 30, 0, at: 3)
    #expect(journal.take() == ["press"])
  }

  @Test(
    arguments: [
      (.all, ["in"]), (.gesture, ["out"]), (.subviews, ["in"]), (.none, []),
    ] as [(GestureMask, [String])])
  func `a mask disables the gesture or those of the subviews`(
    mask: GestureMask, expected: [String]
  ) throws {
    try fingers(
      on: VStack { Text("a").gesture(drag("in")) }.gesture(drag("out"), including: mask)
    ).drag(30)
    #expect(journal.take() == expected)
  }

  @Test func `a disabled gesture lets that of the parent act`() throws {
    try fingers(
      on: VStack { Text("a").gesture(drag("own")).gesture(drag("off"), isEnabled: false) }
        .gesture(drag("out"))
    ).drag(30)
    #expect(journal.take() == ["own"])
  }

  /// Y5.
  @Test func `a tap of the parent waits for a second tap of the subview`() throws {
    let place = SpatialTapGesture().onEnded { _ in journal.note("once") }
    let fingers = try fingers(
      on: VStack {
        Text("a").gesture(SpatialTapGesture(count: 2).onEnded { _ in journal.note("twice") })
      }
      .gesture(place))
    try fingers.tap(at: 0)
    #expect(journal.take() == [])
    try fingers.tap(at: 0.2)
    #expect(journal.take() == ["twice"])
    try fingers.tap(at: 5)
    try fingers.rest(at: 5.4)
    #expect(journal.take() == ["once"])
  }

  @Test func `a touch that one gesture takes resets the state of another one`() throws {
    let view = VStack {
      Text("a").onLongPressGesture {
        journal.note("press")
      } onPressingChanged: {
        journal.note("\($0)")
      }
    }
    .gesture(drag("drag", 4))
    try fingers(on: view).drag(8)
    #expect(journal.take() == ["true", "false", "drag"])
  }

  /// Y3.
  @Test func `taps on a button reach simultaneous gestures, and those with priority first`() throws
  {
    let app = XCUIApplication {
      VStack {
        Button("plain") { journal.note("plain") }.gesture(tap("none"))
        Button("both") { journal.note("both") }.simultaneousGesture(tap("with"))
        Button("high") { journal.note("high") }.highPriorityGesture(tap("first"))
        VStack { Button("masked") { journal.note("masked") } }.gesture(
          tap("alone"), including: .gesture)
      }
    }
    app.launch()
    for name in ["plain", "both", "high", "masked"] { app.buttons[name].tap() }
    #expect(journal.take() == ["plain", "both", "with", "first", "alone"])
  }

  @Test func `a tap on a button inside is not one of the view around it`() throws {
    let both = SpatialTapGesture().onEnded { _ in journal.note("tap") }
    let fingers = try fingers(on: VStack { Text("a") }.gesture(both))
    try fingers.send(
      TouchValue(.began, at: [PointValue(x: 1, y: 1)], time: 0, isOnControl: true))
    try fingers.send(.ended, 1, 1, at: 0.1)
    #expect(journal.take() == [])
    try fingers.tap(at: 1)
    #expect(journal.take() == ["tap"])
  }
}
