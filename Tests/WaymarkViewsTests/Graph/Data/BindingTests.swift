// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Trail: Equatable, Identifiable {
  var id: Int
  var name = "x"
  var stages = [1, 2]
  var note: String?
}

@MainActor
private final class Model {
  var count = 1
  var writes = 0

  func put(_ value: Int) { count = value }
}

private struct Child: View {
  @Binding var name: String

  var body: some View { Button(name) { name += "!" } }
}

/// A view in between that has no reason to run.
private struct Between: View {
  let name: Binding<String>

  var body: some View { Child(name: name) }
}

/// B1–B3: bindings always refer to the current value.
@MainActor
struct BindingTests {
  @Test func `closures of the main actor read and write`() {
    let model = Model()
    let count = Binding(get: { model.count }, set: { model.count = $0 })
    count.wrappedValue += 6
    #expect(model.count == 7 && count.wrappedValue == 7)
    let method = Binding(get: { model.count }, set: model.put)
    method.wrappedValue = 70
    #expect(model.count == 70)
    let traced = Binding(get: { model.count }, set: { value, _ in model.count = value })
    traced.wrappedValue = 8
    #expect(count.wrappedValue == 8)
  }

  @Test func `a write of an equal value still calls the setter (B2)`() {
    let model = Model()
    let count = Binding(get: { model.count }, set: { _ in model.writes += 1 })
    count.wrappedValue = 1
    count.wrappedValue = 1
    #expect(model.writes == 2)
  }

  @Test func `an equal write of state runs no body (B2)`() throws {
    let (probe, show) = Probe.remoted(Trail(id: 1)) { $trail in Text(trail.name) }
    #expect(probe.cost { show(Trail(id: 1)) }.bodies == 0)
    #expect(probe.cost { show(Trail(id: 1, name: "y")) }.bodies == 1)
  }

  @Test func `a constant ignores writes (B3)`() {
    let name = Binding.constant("a")
    name.wrappedValue = "b"
    #expect(name.wrappedValue == "a")
  }

  @Test func `a part of a part reads at use and writes the whole back (B1)`() throws {
    var bound: Binding<Trail>?
    let (probe, show) = Probe.remoted(Trail(id: 1)) { $trail in
      let _ = keep($trail, in: &bound)
      Text("\(trail.name) \(trail.stages)")
    }
    let trail = try #require(bound)
    let stage = trail.stages[1]
    let name = trail.name
    show(Trail(id: 1, name: "new", stages: [5, 6, 7]))
    #expect(stage.wrappedValue == 6 && name.wrappedValue == "new")
    stage.wrappedValue = 60
    name.wrappedValue = "newer"
    probe.graph.flush()
    #expect(probe.texts == ["newer [5, 60, 7]"])
  }

  @Test func `a binding to what an optional held keeps the value seen last (B1)`() throws {
    var bound: Binding<Trail>?
    let (probe, show) = Probe.remoted(Trail(id: 1)) { $trail in
      let _ = keep($trail, in: &bound)
      Text(trail.note ?? "none")
    }
    let note = try #require(bound).note
    #expect(Binding(note) == nil)
    show(Trail(id: 1, note: "a"))
    let held = try #require(Binding(note))
    show(Trail(id: 1, note: "b"))
    #expect(held.wrappedValue == "b")
    show(Trail(id: 1))
    #expect(held.wrappedValue == "b")
    held.wrappedValue = "late"
    probe.graph.flush()
    #expect(probe.texts == ["none"])
  }

  @Test func `an element's binding outlives the element (B1)`() throws {
    var bound: Binding<Trail>?
    let (probe, show) = Probe.remoted(Trail(id: 1)) { $trail in
      let _ = keep($trail, in: &bound)
      Text("\(trail.stages)")
    }
    let stages = try #require(bound).stages
    #expect(stages.map(\.wrappedValue) == [1, 2] && stages.count == 2)
    let second = stages[1]
    show(Trail(id: 1, stages: [9]))
    #expect(second.wrappedValue == 2)
    second.wrappedValue = 3
    probe.graph.flush()
    #expect(probe.texts == ["[9]"])
  }

  @Test func `rows made from a binding write to their elements`() throws {
    let (probe, show) = Probe.remoted([Trail(id: 1, name: "a"), Trail(id: 2, name: "b")]) {
      $trails in
      ForEach($trails) { $trail in Button(trail.name) { trail.name += "!" } }
      Text("\(trails.map(\.name))")
    }
    try probe.tap("b")
    #expect(probe.texts == ["a", "b!", #"["a", "b!"]"#])
    show([Trail(id: 2, name: "z")])
    try probe.tap("z")
    #expect(probe.texts == ["z!", #"["z!"]"#])
  }

  @Test func `a write through a binding runs the views that read it, not those between`() throws {
    let (probe, _) = Probe.remoted("n") { $name in Between(name: $name) }
    // Remoted, Child, and the button with its label; Between contains the binding as a plain value.
    let cost = try probe.cost { try probe.tap("n") }
    #expect(probe.texts == ["n!"] && cost.sets == 1)
  }

  @Test func `bindings to and from optionals and AnyHashable`() {
    let model = Model()
    let count = Binding(get: { model.count }, set: { model.count = $0 })
    let optional = Binding<Int?>(count)
    optional.wrappedValue = nil
    #expect(model.count == 1)
    optional.wrappedValue = 4
    let any = Binding<AnyHashable>(count)
    any.wrappedValue = "four"
    #expect(any.wrappedValue == AnyHashable(4))
    any.wrappedValue = 5
    #expect(model.count == 5)
  }

  @Test func `what was written last is seen, too, when the value goes at once (B1)`() throws {
    var note: String? = "a"
    let present = try #require(Binding(Binding(get: { note }, set: { note = $0 })))
    present.wrappedValue = "b"
    note = nil
    #expect(present.wrappedValue == "b")
    var list = [1, 2]
    let second = Binding(get: { list }, set: { list = $0 })[1]
    second.wrappedValue = 3
    list = []
    #expect(second.wrappedValue == 3)
  }
}
