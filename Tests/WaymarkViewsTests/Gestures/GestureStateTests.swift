// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Card: View {
  let journal: Journal
  var isThere = true
  @GestureState(reset: { value, transaction in
    transaction.animation = .default
    transaction[Last.self] = value
  }) private var offset: Double?
  @State private var sum = 0.0

  struct Last: TransactionKey { static var defaultValue: Double? { nil } }

  var body: some View {
    Text("at \(Int(offset ?? 0)) of \(Int(sum))")
    if isThere {
      Text("card").gesture(
        DragGesture()
          .updating($offset) { value, state, transaction in
            state = value.translation.width
            transaction.isContinuous = true
          }
          .onEnded { sum += $0.translation.width })
    }
  }
}

@MainActor
struct GestureStateTests {
  private let journal = Journal()

  private struct Holder: View {
    let journal: Journal
    @State private var isThere = true

    var body: some View {
      Card(journal: journal, isThere: isThere)
      Button("Remove") { isThere = false }
    }
  }

  private func start() throws -> (Probe, Fingers) {
    let probe = Probe(VStack { Holder(journal: journal) })
    return (probe, try Fingers(probe, on: "card"))
  }

  @Test func `the state follows the gesture, and is reset at its end`() throws {
    let (probe, fingers) = try start()
    try fingers.send(.began, 0, 0, at: 0)
    try fingers.send(.moved, 30, 0, at: 1)
    #expect(probe.texts.first == "at 30 of 0")
    try fingers.send(.moved, 40, 0, at: 2)
    #expect(probe.texts.first == "at 40 of 0")
    try fingers.send(.ended, 50, 0, at: 3)
    #expect(probe.texts.first == "at 0 of 50")
  }

  /// Y4.
  @Test func `a cancelled gesture resets the state`() throws {
    let (probe, fingers) = try start()
    try fingers.send(.began, 0, 0, at: 0)
    try fingers.send(.moved, 30, 0, at: 1)
    try fingers.send(.cancelled, 30, 0, at: 2)
    #expect(probe.texts.first == "at 0 of 0")
  }

  /// Y4.
  @Test func `removing a view during its gesture resets the state`() throws {
    let (probe, fingers) = try start()
    try fingers.send(.began, 0, 0, at: 0)
    try fingers.send(.moved, 30, 0, at: 1)
    try probe.tap("Remove")
    #expect(probe.texts.first == "at 0 of 0")
    #expect(throws: HostEventError.notFound) { try fingers.send(.moved, 40, 0, at: 2) }
  }

  @Test func `actions are those of the latest body`() throws {
    struct Counter: View {
      let journal: Journal
      @State private var steps = 0

      var body: some View {
        let now = steps
        Text("a").gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            journal.note("\(now)")
            steps = now + 1
          })
      }
    }
    let fingers = try Fingers(Probe(Counter(journal: journal)), on: "a")
    for step in 0..<4 { try fingers.send(step == 0 ? .began : .moved, Double(step), 0, at: 0) }
    #expect(journal.take() == ["0", "1", "2", "3"])
  }

  @Test func `a gesture whose type changes during a touch is cancelled`() throws {
    struct Changing: View {
      let journal: Journal
      @State private var isOther = false

      var body: some View {
        let drag = DragGesture(minimumDistance: 0).onChanged { _ in
          journal.note("drag")
          isOther = true
        }
        .onEnded { _ in journal.note("ended") }
        let press = LongPressGesture().onEnded { _ in journal.note("press") }
        Text("a").gesture(
          isOther ? AnyGesture(press.map { _ in }) : AnyGesture(drag.map { _ in }))
      }
    }
    let fingers = try Fingers(Probe(Changing(journal: journal)), on: "a")
    try fingers.drag(3)
    #expect(journal.take() == ["drag"])
    try fingers.press(1, at: 5)
    #expect(journal.take() == ["press"])
  }
}
