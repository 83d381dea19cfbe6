// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@MainActor
struct StepperTests {
  private func step(_ probe: Probe, _ action: HostEvent.Action) throws {
    try probe.graph.send(HostEvent(action, on: #require(probe.all(.stepper).first).id))
  }

  private func ends(_ probe: Probe) -> String? { probe.text(.ends, of: .stepper).first ?? nil }

  @Test(
    arguments: [
      (0, .increment, 5, nil), (5, .increment, 10, nil), (10, .increment, 12, "increment"),
      (12, .decrement, 7, nil), (3, .decrement, 0, "decrement"), (20, .decrement, 12, "increment"),
      (-9, .increment, 0, "decrement"),
    ] as [(Int, HostEvent.Action, Int, String?)])
  func `a step ends at the bounds`(
    from: Int, action: HostEvent.Action, to: Int, ends: String?
  ) throws {
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(from, remote) { $count in Stepper("Count", value: $count, in: 0...12, step: 5) })
    try step(probe, action)
    #expect(remote.value == to && self.ends(probe) == ends)
  }

  @Test(
    arguments: [(12, .increment), (20, .increment), (0, .decrement), (-9, .decrement)]
      as [(Int, HostEvent.Action)])
  func `no step leads further out of the bounds`(from: Int, action: HostEvent.Action) {
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(from, remote) { $count in Stepper("Count", value: $count, in: 0...12) })
    #expect(throws: HostEventError.disabled) { try step(probe, action) }
    #expect(remote.value == from)
  }

  @Test func `a whole number stops at the ends of its type`() throws {
    let remote = Remote<UInt8>()
    let probe = Probe(
      Remoted(250, remote) { $byte in Stepper("Byte", value: $byte, step: 200) })
    try step(probe, .increment)
    #expect(remote.value == 255 && ends(probe) == "increment")
    try step(probe, .decrement)
    try step(probe, .decrement)
    #expect(remote.value == 0 && ends(probe) == "decrement")
  }

  @Test func `editing is told before and after, and follows the program's writes`() throws {
    let journal = Journal()
    let (probe, show) = Probe.remoted(1) { $count in
      Stepper("Count", value: $count, in: 0...2) { journal.note("\($0) \(count)") }
    }
    try step(probe, .increment)
    #expect(journal.take() == ["true 1", "false 2"] && ends(probe) == "increment")
    show(0)
    #expect(ends(probe) == "decrement" && journal.take().isEmpty)
  }

  @Test func `a disabled stepper does not step`() {
    let journal = Journal()
    let probe = Probe(
      Stepper(
        label: { Text("Count") }, onIncrement: { journal.note("+") },
        onDecrement: { journal.note("-") }
      )
      .disabled(true))
    #expect(throws: HostEventError.disabled) { try step(probe, .increment) }
    #expect(throws: HostEventError.unsupported) { try step(probe, .tap) }
    #expect(journal.take().isEmpty)
  }
}
