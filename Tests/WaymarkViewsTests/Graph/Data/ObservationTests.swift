// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private class Store: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

private final class SubStore: Store {}

/// Announces changes manually, without `@Published`.
private final class Manual: ObservableObject {
  var a = 0 { willSet { objectWillChange.send() } }
}

@Observable
@MainActor
private final class Model {
  var a = 0
  var b = 0
}

private struct Owner: View {
  @StateObject private var store: Store
  private let title: String

  init(_ title: String, _ make: @escaping @autoclosure () -> Store) {
    self.title = title
    _store = StateObject(wrappedValue: make())
  }

  var body: some View { Button("\(title) \(store.a)") { store.a += 1 } }
}

private struct Observer<Object: ObservableObject>: View {
  @ObservedObject var store: Object
  let read: (Object) -> Int

  var body: some View { Text("\(read(store))") }
}

private struct Bound: View {
  @ObservedObject var store: Store

  var body: some View { TextField("n", text: $store.a.words) }
}

extension Int {
  fileprivate var words: String {
    get { "\(self)" }
    set { self = Int(newValue) ?? 0 }
  }
}

private struct Reader: View {
  @EnvironmentObject private var store: Store

  var body: some View { Text("\(store.a)") }
}

private struct Idle: View {
  @EnvironmentObject private var store: Store
  @EnvironmentObject private var absent: Manual

  var body: some View { Text("idle") }
}

private struct ModelReader: View {
  @Environment(Model.self) private var model: Model?
  let journal: Journal

  var body: some View {
    let _ = journal.note("body")
    Text(model.map { "\($0.a)" } ?? "none")
  }
}

private struct ModelEditor: View {
  @Bindable var model: Model

  var body: some View { TextField("n", text: $model.a.words) }
}

/// E2–E5, S1, S10: objects that views observe.
@MainActor
struct ObservationTests {
  @Test func `a state object is made once a place, never for discarded values (S1)`() throws {
    let journal = Journal()
    let (probe, show) = Probe.remoted("x") { $title in
      Owner(
        title,
        {
          journal.note("made")
          return Store()
        }())
    }
    #expect(journal.take() == ["made"])
    try probe.tap("x 0")
    show("y")
    #expect(probe.texts == ["y 1"] && journal.entries.isEmpty)
  }

  @Test func `a change of any published property runs the body with the new value (E4, E5)`() {
    let store = Store()
    let probe = Probe(Observer(store: store) { $0.a })
    store.a = 3
    #expect(probe.texts == ["0"])
    probe.graph.flush()
    #expect(probe.texts == ["3"])
    let cost = probe.cost {
      store.b = 1
      probe.graph.flush()
    }
    #expect(cost.bodies == 1 && cost.mutations.isEmpty)
  }

  @Test func `an object without published properties is followed, too (E4)`() {
    let manual = Manual()
    let probe = Probe(Observer(store: manual) { $0.a })
    manual.a = 7
    probe.graph.flush()
    #expect(probe.texts == ["7"])
  }

  @Test func `another object is followed in place of the first`() {
    let (first, second) = (Store(), Store())
    let (probe, show) = Probe.remoted(true) { $isFirst in
      Observer(store: isFirst ? first : second) { $0.a }
    }
    show(false)
    second.a = 2
    probe.graph.flush()
    #expect(probe.texts == ["2"])
    #expect(
      probe.cost {
        first.a = 9
        probe.graph.flush()
      }.bodies == 0)
  }

  @Test func `bindings to an object's properties write to it`() throws {
    let store = Store()
    let probe = Probe(Bound(store: store))
    try probe.graph.send(.init(.changeText("12"), on: probe.all(.textField)[0].id))
    #expect(store.a == 12 && probe.text(.value, of: .textField) == ["12"])
  }

  @Test func `the nearest object of the static type is read (E3)`() {
    let (far, near, sub) = (Store(), Store(), SubStore())
    far.a = 1
    near.a = 2
    sub.a = 3
    let probe = Probe(
      VStack {
        Reader()
        Reader().environmentObject(near)
        Reader().environmentObject(sub)
        Reader().environmentObject(sub as Store)
      }
      .environmentObject(far))
    #expect(probe.texts == ["1", "2", "1", "3"])
  }

  @Test func `an object that is declared but absent does no harm until it is read (E2)`() {
    #expect(Probe(Idle()).texts == ["idle"])
  }

  @Test func `a view that declares but does not read is evaluated all the same (E5)`() {
    let store = Store()
    let probe = Probe(Idle().environmentObject(store))
    let cost = probe.cost {
      store.a = 1
      probe.graph.flush()
    }
    #expect(cost.bodies == 1)
  }

  @Test func `another environment object is followed in place of the first`() {
    let (first, second) = (Store(), Store())
    second.a = 5
    let (probe, show) = Probe.remoted(true) { $isFirst in
      Reader().environmentObject(isFirst ? first : second)
    }
    show(false)
    #expect(probe.texts == ["5"])
    first.a = 1
    second.a = 6
    probe.graph.flush()
    #expect(probe.texts == ["6"])
  }

  @Test func `an observable object's reader runs for what it read only (E4, S10)`() {
    let model = Model()
    let journal = Journal()
    let probe = Probe(ModelReader(journal: journal).environment(model))
    #expect(journal.take() == ["body"] && probe.texts == ["0"])
    model.b = 1
    probe.graph.flush()
    #expect(journal.take().isEmpty)
    for value in [1, 1, 2] {
      model.a = value
      probe.graph.flush()
    }
    #expect(journal.take() == ["body", "body"] && probe.texts == ["2"])
  }

  @Test func `an absent observable object is nil where it is optional (E2)`() {
    #expect(Probe(ModelReader(journal: Journal())).texts == ["none"])
  }

  @Test func `an observable object in state is followed, and Bindable binds to it (S10)`() throws {
    struct Holder: View {
      @State var model: Model

      var body: some View {
        Text("a \(model.a)")
        ModelEditor(model: model)
      }
    }
    let model = Model()
    let probe = Probe(Holder(model: model))
    try probe.graph.send(.init(.changeText("4"), on: probe.all(.textField)[0].id))
    #expect(model.a == 4 && probe.texts == ["a 4"])
    #expect(probe.text(.value, of: .textField) == ["4"])
  }
}
