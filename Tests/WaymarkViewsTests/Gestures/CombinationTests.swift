// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// How gestures of one view act together.
@MainActor
struct CombinationTests {
  private let journal = Journal()

  private func fingers(on gesture: some Gesture) throws -> Fingers {
    try Fingers(Probe(Text("a").gesture(gesture)), on: "a")
  }

  private func drag(_ name: String = "drag") -> some Gesture<DragGesture.Value> {
    DragGesture().onEnded { _ in journal.note(name) }
  }

  private func press(_ name: String = "press") -> some Gesture<Bool> {
    LongPressGesture().onEnded { _ in journal.note(name) }
  }

  private func tap(_ count: Int, _ name: String) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { journal.note(name) }
  }

  /// Y6.
  @Test func `a sequence continues only after its first gesture`() throws {
    let sequence = press().sequenced(before: drag())
      .onChanged { value in
        switch value {
        case .first(let isPressed): journal.note("first \(isPressed)")
        case .second(_, let drag):
          journal.note("second \(drag.map { Int($0.translation.width) } ?? -1)")
        }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value {
          journal.note("end \(Int(drag.translation.width))")
        }
      }
    let fingers = try fingers(on: sequence)
    try fingers.drag(30)
    #expect(journal.take() == ["first true"])
    try fingers.send(.began, 0, 0, at: 10)
    try fingers.send(.waited, 0, 0, at: 10.5)
    #expect(journal.take() == ["first true", "press", "second -1"])
    try fingers.send(.moved, 20, 0, at: 11)
    try fingers.send(.ended, 25, 0, at: 12)
    #expect(journal.take() == ["second 20", "drag", "end 25"])
    try fingers.press(1, at: 20)
    #expect(journal.take() == ["first true", "press", "second -1"])
  }

  @Test func `a sequence of a tap and a drag takes two touches`() throws {
    let sequence = tap(1, "tap").sequenced(before: drag()).onEnded { _ in journal.note("both") }
    let fingers = try fingers(on: sequence)
    try fingers.tap(at: 0)
    try fingers.drag(30, at: 0.2)
    #expect(journal.take() == ["tap", "drag", "both"])
    try fingers.tap(at: 10)
    try fingers.rest(at: 10.5)
    try fingers.drag(30, at: 11)
    #expect(journal.take() == ["tap"])
  }

  @Test func `simultaneous gestures are both recognised, and tell which are`() throws {
    let both = LongPressGesture().simultaneously(with: DragGesture())
      .onChanged { journal.note("\($0.first == true) \($0.second != nil)") }
      .onEnded { journal.note("end \($0.first == true) \($0.second != nil)") }
    let fingers = try fingers(on: both)
    try fingers.send(.began, 0, 0, at: 0)
    try fingers.send(.waited, 0, 0, at: 0.6)
    try fingers.send(.moved, 20, 0, at: 0.7)
    try fingers.send(.ended, 20, 0, at: 0.8)
    #expect(journal.take() == ["true false", "true true", "end true true"])
    try fingers.drag(30, at: 10)
    let short = journal.take()
    #expect(short.last == "end false true" && short.first == "true false")
  }

  /// Y6.
  @Test func `of exclusive gestures, only one is recognised`() throws {
    let one = drag().exclusively(before: press())
      .onEnded { value in
        switch value {
        case .first: journal.note("first")
        case .second: journal.note("second")
        }
      }
    let fingers = try fingers(on: one)
    try fingers.drag(30)
    #expect(journal.take() == ["drag", "first"])
    // The press waits until the finger is lifted: until then, a drag may follow.
    try fingers.send(.began, 0, 0, at: 10)
    try fingers.send(.waited, 0, 0, at: 11)
    #expect(journal.take() == [])
    try fingers.send(.ended, 0, 0, at: 12)
    #expect(journal.take() == ["press", "second"])
    try fingers.send(.began, 0, 0, at: 20)
    try fingers.send(.waited, 0, 0, at: 21)
    try fingers.send(.moved, 30, 0, at: 22)
    try fingers.send(.ended, 30, 0, at: 23)
    #expect(journal.take() == ["drag", "first"])
  }

  /// Y5.
  @Test func `a single tap waits for a second one`() throws {
    let fingers = try fingers(on: tap(2, "double").exclusively(before: tap(1, "single")))
    try fingers.tap(at: 0)
    #expect(journal.take() == [])
    try fingers.rest(at: 0.4)
    #expect(journal.take() == ["single"])
    try fingers.tap(at: 1)
    try fingers.tap(at: 1.2)
    #expect(journal.take() == ["double"])
    // If the host reports nothing, a late touch implies as much.
    try fingers.tap(at: 2)
    try fingers.tap(at: 3)
    #expect(journal.take() == ["single"])
    try fingers.rest(at: 3.5)
    #expect(journal.take() == ["single"])
  }

  @Test func `an undecided gesture resets its state when it fails`() throws {
    struct Pressed: View {
      let journal: Journal
      @GestureState private var isPressed = false

      var body: some View {
        Text("a").gesture(
          DragGesture().onEnded { _ in journal.note("drag") }
            .exclusively(
              before: LongPressGesture().updating($isPressed) { value, state, _ in state = value }
                .onEnded { _ in journal.note("press") }))
        Text(isPressed ? "pressed" : "free")
      }
    }
    let probe = Probe(VStack { Pressed(journal: journal) })
    let fingers = try Fingers(probe, on: "a")
    try fingers.send(.began, 0, 0, at: 0)
    #expect(probe.texts.last == "pressed")
    try fingers.send(.waited, 0, 0, at: 1)
    try fingers.send(.moved, 30, 0, at: 2)
    try fingers.send(.ended, 30, 0, at: 3)
    #expect(probe.texts.last == "free" && journal.take() == ["drag"])
  }

  @Test func `values are mapped, and types erased`() throws {
    let words = AnyGesture(DragGesture().map { "\(Int($0.translation.width))" })
    let fingers = try fingers(on: words.onEnded { journal.note($0) })
    try fingers.drag(30)
    #expect(journal.take() == ["30"])
  }

  @Test func `a gesture of an app's own has a body, and none is no gesture`() throws {
    struct Fling: Gesture {
      let action: @MainActor (Double) -> Void

      var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 5).onEnded { action($0.translation.width) }
      }
    }
    let own = try fingers(
      on: Fling { journal.note("\(Int($0))") }.onEnded { _ in journal.note("end") })
    try own.drag(7)
    #expect(journal.take() == ["7", "end"])
    let none: DragGesture? = nil
    let probe = Probe(Text("a").gesture(none.map { $0.onEnded { _ in } }))
    #expect(probe.all(.box).allSatisfy { $0[.gestures] == nil })
  }
}
