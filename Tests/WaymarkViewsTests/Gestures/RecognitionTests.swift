// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// What each gesture recognises.
@MainActor
struct RecognitionTests {
  private let journal = Journal()

  private func fingers(on gesture: some Gesture) throws -> Fingers {
    try Fingers(Probe(Text("a").gesture(gesture)), on: "a")
  }

  private func text(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }

  @Test func `a drag begins beyond its distance, and is measured from where the finger was`() throws
  {
    let drag = DragGesture(minimumDistance: 20)
      .onChanged { journal.note("changed \(text($0.translation))") }
      .onEnded { journal.note("ended \(text($0.translation))") }
    let fingers = try fingers(on: drag)
    try fingers.send(.began, 100, 100, at: 1)
    try fingers.send(.moved, 115, 100, at: 1.1)
    #expect(journal.take() == [])
    try fingers.send(.moved, 125, 90, at: 1.2)
    // A drag back to its start continues.
    try fingers.send(.moved, 101, 100, at: 1.3)
    try fingers.send(.ended, 130, 90, at: 1.4)
    #expect(journal.take() == ["changed 25,-10", "changed 1,0", "ended 30,-10"])
  }

  @Test func `a drag without a distance begins at once, and one that stays near does not end`()
    throws
  {
    let free = try fingers(
      on: DragGesture(minimumDistance: 0).onChanged { journal.note(text($0.translation)) })
    try free.send(.began, 5, 5, at: 0)
    #expect(journal.take() == ["0,0"])
    let bound = try fingers(on: DragGesture().onEnded { _ in journal.note("ended") })
    try bound.drag(9)
    #expect(journal.take() == [])
    try bound.drag(11)
    #expect(journal.take() == ["ended"])
  }

  /// Y7.
  @Test(arguments: [(0.1, 250.0), (1.0, 0)])
  func `the velocity is that of the last tenth of a second`(rest: Double, speed: Double) throws {
    var end: DragGesture.Value?
    let fingers = try fingers(on: DragGesture().onEnded { end = $0 })
    try fingers.send(.began, 0, 0, at: 0)
    try fingers.send(.moved, 50, 0, at: 0.2)
    try fingers.send(.moved, 75, 0, at: 0.3)
    try fingers.send(.ended, 75, 0, at: 0.3 + (rest == 1 ? 1 : 0))
    let value = try #require(end)
    #expect(abs(value.velocity.width - speed) < 1 && value.velocity.height == 0)
    #expect(abs(value.predictedEndTranslation.width - (75 + speed / 4)) < 1)
    #expect(abs(value.predictedEndLocation.x - value.location.x - speed / 4) < 1)
  }

  @Test func `locations are in the view, the window, or a named space`() throws {
    struct Places: View {
      let journal: Journal

      func drag(_ space: some CoordinateSpaceProtocol) -> some Gesture {
        DragGesture(coordinateSpace: space).onEnded {
          journal.note("\(Int($0.startLocation.x)),\(Int($0.startLocation.y))")
        }
      }

      var body: some View {
        VStack {
          Text("local").gesture(drag(.local))
          Text("global").gesture(drag(.global))
          Text("board").gesture(drag(.named("board")))
          Text("none").gesture(drag(.named("none")))
        }
        .coordinateSpace(.named("board"))
      }
    }
    let probe = Probe(Places(journal: journal))
    let board = try #require(probe.all(.box).first { $0[.measured] == true })
    try probe.graph.send(
      HostEvent(.frame(ElementFrame(x: 10, y: 20, width: 200, height: 300)), on: board.id))
    let frame = ElementFrame(x: 30, y: 40, width: 80, height: 20)
    for name in ["local", "global", "board", "none"] {
      let fingers = try Fingers(probe, on: name)
      try fingers.send(
        TouchValue(.began, at: [PointValue(x: 35, y: 47)], time: 0, frames: [frame]))
      try fingers.send(.ended, 95, 47, at: 1)
    }
    #expect(journal.take() == ["5,7", "35,47", "25,27", "35,47"])
  }

  /// Y8.
  @Test func `a press takes its time, and a finger that moves too far fails it`() throws {
    let press = LongPressGesture(minimumDuration: 2, maximumDistance: 30)
      .onChanged { journal.note("changed \($0)") }.onEnded { journal.note("ended \($0)") }
    let fingers = try fingers(on: press)
    try fingers.press(1.9)
    #expect(journal.take() == ["changed true"])
    try fingers.press(2, at: 10)
    #expect(journal.take() == ["changed true", "ended true"])
    try fingers.send(.began, 0, 0, at: 20)
    try fingers.send(.moved, 29, 0, at: 21)
    try fingers.send(.moved, 31, 0, at: 21.5)
    try fingers.send(.waited, 0, 0, at: 23)
    #expect(journal.take() == ["changed true"])
  }

  @Test(arguments: [(0.4, ["true", "false"]), (1.5, ["true", "press", "false"])])
  func `pressing is told from the first touch to the end`(
    seconds: Double, expected: [String]
  ) throws {
    let view = Text("a").onLongPressGesture(minimumDuration: 1.5) {
      journal.note("press")
    } onPressingChanged: {
      journal.note("\($0)")
    }
    try Fingers(Probe(view), on: "a").press(seconds)
    #expect(journal.take() == expected)
  }

  @Test func `a pinch is told by factors, from where it began`() throws {
    let pinch = MagnifyGesture()
      .onChanged { journal.note("\($0.magnification) \($0.startLocation.x)") }
      .onEnded { journal.note("ended \($0.magnification) \($0.startAnchor.y)") }
    let fingers = try fingers(on: pinch)
    let frame = ElementFrame(x: 100, y: 0, width: 200, height: 200)
    try fingers.send(TouchValue(.began, at: [PointValue(x: 150, y: 50)], time: 0, frames: [frame]))
    try fingers.send(.moved, 150, 50, 250, 50, at: 0.1)
    #expect(journal.take() == [])
    try fingers.send(.moved, 150, 50, 350, 50, at: 0.2)
    try fingers.send(.moved, 150, 50, at: 0.3)
    try fingers.send(.ended, 150, 50, at: 0.4)
    #expect(journal.take() == ["2.0 100.0", "ended 2.0 0.25"])
  }

  @Test func `a rotation can exceed half a turn`() throws {
    let turn = RotateGesture(minimumAngleDelta: .degrees(5))
      .onChanged { journal.note("\(Int($0.rotation.degrees.rounded()))") }
    let fingers = try fingers(on: turn)
    try fingers.send(.began, 0, 0, 100, 0, at: 0)
    try fingers.send(.moved, 0, 0, 100, 1, at: 0.1)
    for degrees in stride(from: 100.0, through: 400, by: 100) {
      let angle = degrees * .pi / 180
      try fingers.send(.moved, 0, 0, 100 * cos(angle), 100 * sin(angle), at: degrees)
    }
    #expect(journal.take() == ["100", "200", "300", "400"])
  }

  @Test func `older names report plain values`() throws {
    let both = MagnificationGesture().onEnded { journal.note("\($0)") }
      .simultaneously(with: RotationGesture().onEnded { journal.note("\($0.degrees.rounded())") })
    let fingers = try fingers(on: both)
    try fingers.send(.began, 0, 0, 100, 0, at: 0)
    try fingers.send(.moved, 0, 0, 0, 50, at: 1)
    try fingers.send(.ended, 0, 0, 0, 50, at: 2)
    #expect(journal.take() == ["0.5", "90.0"])
  }

  @Test func `a tap tells its place, and one by key is in the middle`() throws {
    let probe = Probe(
      Text("a").onTapGesture { journal.note("\(Int($0.x)),\(Int($0.y))") })
    let fingers = try Fingers(probe, on: "a")
    try fingers.send(
      TouchValue(
        .began, at: [PointValue(x: 35, y: 47)], time: 0,
        frames: [ElementFrame(x: 30, y: 40, width: 80, height: 20)]))
    try fingers.send(.ended, 36, 48, at: 0.1)
    #expect(journal.take() == ["6,8"])
    try probe.graph.send(HostEvent(.tap, on: fingers.target))
    #expect(journal.take() == ["195,422"])
  }

  @Test func `a cancelled touch ends nothing, and the next one begins anew`() throws {
    let drag = DragGesture().onChanged { _ in journal.note("changed") }
      .onEnded { _ in journal.note("ended") }
    let fingers = try fingers(on: drag)
    try fingers.send(.began, 0, 0, at: 0)
    try fingers.send(.moved, 20, 0, at: 1)
    try fingers.send(.cancelled, 20, 0, at: 2)
    try fingers.send(.ended, 20, 0, at: 3)
    #expect(journal.take() == ["changed"])
    try fingers.drag(20, at: 4)
    #expect(journal.take().last == "ended")
  }

  @Test(arguments: [
    TouchValue(.began, at: [], time: 0),
    TouchValue(.moved, at: [PointValue(x: .nan, y: 0)], time: 0),
    TouchValue(.began, at: [PointValue(x: 0, y: 2e8)], time: 0),
    TouchValue(.began, at: [PointValue(x: 0, y: 0)], time: .infinity),
    TouchValue(.began, at: [PointValue(x: 0, y: 0)], time: -1),
    TouchValue(
      .began, at: Array(repeating: PointValue(x: 0, y: 0), count: 3), time: 0),
    TouchValue(
      .began, at: [PointValue(x: 0, y: 0)], time: 0,
      frames: Array(repeating: ElementFrame(width: 1, height: 1), count: 33)),
    TouchValue(
      .began, at: [PointValue(x: 0, y: 0)], time: 0,
      frames: [ElementFrame(width: -1, height: 1)]),
  ])
  func `an implausible touch is invalid`(touch: TouchValue) throws {
    let fingers = try fingers(
      on: DragGesture(minimumDistance: 0).onChanged { _ in
        journal.note("changed")
      })
    #expect(throws: HostEventError.invalid) { try fingers.send(touch) }
    #expect(journal.take() == [])
  }

  @Test func `odd parameters and sudden jumps are survived`() throws {
    let odd = LongPressGesture(minimumDuration: .nan, maximumDistance: -.infinity)
      .simultaneously(with: DragGesture(minimumDistance: .nan))
      .simultaneously(with: TapGesture(count: -3))
      .simultaneously(with: MagnifyGesture(minimumScaleDelta: .nan))
    let fingers = try fingers(on: odd)
    let phases = TouchValue.Phase.allCases
    for step in 0..<400 {
      let place = step.isMultiple(of: 3) ? 1e8 : -1e8 + Double(step)
      let points = (0...(step % 2)).map { _ in PointValue(x: place, y: -place) }
      try fingers.send(
        TouchValue(phases[step * 7 % 5], at: points, time: Double(step * 37 % 100)))
    }
  }

  @Test func `a disabled view has no gestures`() throws {
    let probe = Probe(
      Text("a").gesture(DragGesture().onEnded { _ in journal.note("ended") }).disabled(true))
    #expect(throws: HostEventError.disabled) { try Fingers(probe, on: "a").drag(30) }
  }
}
