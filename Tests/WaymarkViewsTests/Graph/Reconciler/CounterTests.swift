// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// A row with its own state.
private struct Row: View {
  let number: Int
  @State private var count = 0

  var body: some View { Text("\(number): \(count)").onTapGesture { count += 1 } }
}

private struct Screen: Equatable {
  var rows = Array(0..<1000)
  var other = 0
  var isOn = false
}

/// The cost of updates, in bodies and mutations: only changed views are updated.
@MainActor
struct CounterTests {
  private let probe: Probe
  private let show: (Screen) -> Void

  init() {
    (probe, show) = Probe.remoted(Screen()) { $screen in
      VStack {
        Text("other \(screen.other)")
        ScrollView {
          VStack {
            if screen.isOn { Text("on") }
            ForEach(screen.rows, id: \.self) { Row(number: $0) }
          }
        }
      }
    }
  }

  private var list: ElementID { probe.all(.vstack)[1].id }

  private func tap(_ row: Int) throws {
    try probe.graph.send(HostEvent(.tap, on: probe.all(.box)[row].id))
  }

  @Test func `a mount is one batch`() {
    #expect(probe.graph.counters.batches == 1 && probe.all(.box).count == 1000)
    #expect(probe.host.errors == [])
  }

  @Test func `one row's state runs one body and makes one mutation`() throws {
    let cost = try probe.cost { try tap(500) }
    #expect(cost.mutations.count == 1 && cost.sets == 1 && cost.batches == 1)
    #expect(cost.bodies == 1)
    #expect(probe.texts.contains("500: 1"))
  }

  @Test func `a change of the parent runs no row's body`() {
    let cost = probe.cost { show(Screen(other: 1)) }
    #expect(cost.mutations.count == 1 && cost.sets == 1)
    // The view itself, and the scroll view.
    #expect(cost.bodies == 2)
  }

  @Test func `an insert at the front makes one row and moves none`() {
    let cost = probe.cost { show(Screen(rows: [-1] + Array(0..<1000))) }
    // The tapped box, and the text.
    #expect(cost.creates == 2)
    #expect(cost.inserts(into: list) == 1 && cost.inserts == 2)
    #expect(cost.moves == 0 && cost.removes == 0)
    #expect(probe.texts[1] == "-1: 0")
    // The view itself, the scroll view, and the new row.
    #expect(cost.bodies == 3)
  }

  @Test(arguments: [(from: 999, to: 0), (0, 999), (3, 500), (500, 3), (10, 11)])
  func `moving one row is one move`(from: Int, to: Int) throws {
    try tap(from)
    var rows = Array(0..<1000)
    rows.insert(rows.remove(at: from), at: to)
    let cost = probe.cost { show(Screen(rows: rows)) }
    #expect(cost.mutations.count == 1 && cost.moves == 1)
    #expect(probe.texts[1...].map { $0.prefix { $0 != ":" } } == rows.map { "\($0)"[...] })
    // S5: the state moved with its id.
    #expect(probe.texts.contains("\(from): 1"))
    #expect(probe.host.errors == [])
  }

  @Test func `removing a row removes one element`() {
    let cost = probe.cost { show(Screen(rows: Array(0..<1000).filter { $0 != 7 })) }
    #expect(cost.removes == 1 && cost.mutations.count == 2)
  }

  @Test(arguments: [true, false])
  func `an if above the rows runs no row's body`(isOn: Bool) {
    if !isOn { show(Screen(isOn: true)) }
    let cost = probe.cost { show(Screen(isOn: isOn)) }
    #expect(cost.bodies == 2 && cost.moves == 0)
    #expect(cost.creates == (isOn ? 1 : 0) && cost.removes == (isOn ? 0 : 1))
    #expect(probe.all(.text).count == (isOn ? 1002 : 1001))
  }

  @Test func `an update that changes nothing sends nothing`() {
    let cost = probe.cost { show(Screen()) }
    #expect(cost.bodies == 0 && cost.batches == 0)
  }

  @Test func `several writes are one batch`() {
    let cost = probe.cost { show(Screen(rows: [1, 2], other: 5, isOn: true)) }
    #expect(cost.batches == 1)
  }
}

/// The cost of a push does not depend on the number of pushed screens.
@MainActor
struct PushCounterTests {
  private func push(above depth: Int) -> (Probe.Cost, touched: Int) {
    let (probe, show) = Probe.remoted(Array(0..<depth)) { $path in
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { Tally("page \($0)") }
      }
    }
    let before = probe.graph.counters.touched
    let cost = probe.cost { show(Array(0...depth)) }
    return (cost, probe.graph.counters.touched - before)
  }

  @Test func `a push at depth 1000 touches what one at depth 10 does`() {
    let (low, lowTouched) = push(above: 10)
    let (high, highTouched) = push(above: 1000)
    #expect(low.bodies == high.bodies && lowTouched == highTouched)
    #expect(low.mutations.count == high.mutations.count)
  }
}
