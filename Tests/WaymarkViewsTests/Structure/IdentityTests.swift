// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

/// Shows the number of taps on it.
struct Tally: View {
  let name: String
  var start = 0
  @State private var count: Int

  init(_ name: String, start: Int = 0) {
    self.name = name
    self.start = start
    _count = State(initialValue: start)
  }

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Framed: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      Button("frame \(count)") { count += 1 }
      content
    }
  }
}

/// Equatable by a name that its body does not show.
private struct Gated: View, Equatable {
  let name: String
  let shown: Int
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  nonisolated static func == (a: Self, b: Self) -> Bool { a.name == b.name }

  var body: some View {
    Text("shown \(shown) count \(count) \(isEnabled)")
    Button("more") { count += 1 }
  }
}

/// S1, S2, S4–S6, S9: the lifetime and the identity of state.
@MainActor
struct IdentityTests {
  @Test func `state begins once and later initial values are ignored (S1)`() throws {
    let (probe, show) = Probe.remoted(5) { $start in Tally("a", start: start) }
    try probe.tap("a 5")
    show(70)
    #expect(probe.texts == ["a 6"])
  }

  @Test func `each branch of an if is another identity (S4)`() throws {
    let (probe, show) = Probe.remoted(true) { $isFirst in
      if isFirst { Tally("x") } else { Tally("x") }
    }
    try probe.tap("x 0")
    #expect(probe.texts == ["x 1"])
    show(false)
    #expect(probe.texts == ["x 0"])
    show(true)
    #expect(probe.texts == ["x 0"])
  }

  @Test func `a branch of a switch that stays keeps its state (S2, S4)`() throws {
    let (probe, show) = Probe.remoted(0) { $number in
      switch number {
      case 0, 1: Tally("low")
      case 2: Tally("two")
      default: Text("none")
      }
    }
    try probe.tap("low 0")
    show(1)
    #expect(probe.texts == ["low 1"])
    show(2)
    #expect(probe.texts == ["two 0"])
    show(0)
    #expect(probe.texts == ["low 0"])
  }

  @Test func `an optional view does not shift its siblings (S4)`() throws {
    let (probe, show) = Probe.remoted(false) { $isOn in
      VStack {
        if isOn { Tally("optional") }
        Tally("sibling")
      }
    }
    try probe.tap("sibling 0")
    show(true)
    #expect(probe.texts == ["optional 0", "sibling 1"])
    show(false)
    #expect(probe.texts == ["sibling 1"])
  }

  @Test func `an id that changes starts anew, one that stays does not (S2)`() throws {
    let (probe, show) = Probe.remoted([0, 0]) { $ids in
      Tally("a \(ids[1])").id(ids[0])
    }
    try probe.tap("a 0 0")
    show([0, 5])
    #expect(probe.texts == ["a 5 1"])
    show([1, 5])
    #expect(probe.texts == ["a 5 0"])
  }

  @Test func `an AnyView keeps its identity while the type inside stays (S4)`() throws {
    let (probe, show) = Probe.remoted(0) { $number in
      number < 2
        ? AnyView(AnyView(Tally("t\(number)"))) : AnyView(VStack { Tally("t\(number)") })
    }
    try probe.tap("t0 0")
    show(1)
    #expect(probe.texts == ["t1 1"])
    show(2)
    #expect(probe.texts == ["t2 0"])
  }

  @Test func `state follows the ids of a ForEach (S5)`() throws {
    let (probe, show) = Probe.remoted(["a", "b", "c"]) { $names in
      ForEach(names, id: \.self) { Tally($0) }
    }
    try probe.tap("b 0")
    show(["b", "z", "a"])
    #expect(probe.texts == ["b 1", "z 0", "a 0"])
    show(["z"])
    show(["b", "z"])
    #expect(probe.texts == ["b 0", "z 0"])
  }

  @Test(arguments: [
    (["a", "b", "a"], ["a 1", "b 0", "a 0"]), (["b", "a", "c"], ["b 0", "a 1", "c 0"]),
  ])
  func `of equal ids the first keeps the state (S4)`(names: [String], texts: [String]) throws {
    let (probe, show) = Probe.remoted(["a", "a"]) { $names in
      ForEach(names, id: \.self) { Tally($0) }
    }
    try probe.tap("a 0")
    show(names)
    #expect(probe.texts == texts)
    #expect(probe.host.errors == [])
  }

  @Test func `a modifier's values do not change identity (S4, S6)`() throws {
    let (probe, show) = Probe.remoted(false) { $isOn in
      Tally("a").foregroundStyle(isOn ? .red : .blue).padding(isOn ? 2 : 3).opacity(isOn ? 0 : 1)
    }
    try probe.tap("a 0")
    show(true)
    #expect(probe.texts == ["a 1"])
  }

  @Test func `a modifier has state of its own, and its content keeps its own`() throws {
    let (probe, show) = Probe.remoted("x") { $name in Tally(name).modifier(Framed()) }
    try probe.tap("frame 0")
    try probe.tap("x 0")
    show("y")
    #expect(probe.texts == ["frame 1", "y 1"])
  }

  @Test func `an equatable view is evaluated only when == says so, or for its own state (S9)`()
    throws
  {
    struct Outer: Equatable {
      var name = "a"
      var shown = 1
      var isEnabled = true
    }
    let (probe, show) = Probe.remoted(Outer()) { $outer in
      Gated(name: outer.name, shown: outer.shown).equatable().disabled(!outer.isEnabled)
    }
    show(Outer(shown: 2))
    #expect(probe.texts[0] == "shown 1 count 0 true")
    try probe.tap("more")
    #expect(probe.texts[0] == "shown 1 count 1 true")
    show(Outer(shown: 2, isEnabled: false))
    #expect(probe.texts[0] == "shown 1 count 1 false")
    show(Outer(name: "b", shown: 3))
    #expect(probe.texts[0] == "shown 3 count 1 true")
  }

  @Test func `a hidden or transparent view keeps its state and stays in sight (S2)`() throws {
    let journal = Journal()
    let (probe, show) = Probe.remoted(1.0) { $opacity in
      Tally("a").opacity(opacity).onDisappear { journal.note("gone") }
    }
    try probe.tap("a 0")
    show(0)
    show(1)
    #expect(probe.texts == ["a 1"] && journal.entries.isEmpty)
  }

  @Test func `state read outside of a view is its initial value (S7)`() {
    let state = State(initialValue: 3)
    #expect(state.wrappedValue == 3 && state.projectedValue.wrappedValue == 3)
  }
}
