// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// The item of a pushed screen, identified by its id or by its value.
private protocol Draft: Hashable {
  init(id: Int, name: String, isDone: Bool)
  var id: Int { get set }
  var name: String { get set }
  var isDone: Bool { get set }
}

private struct Named: Draft, Identifiable {
  var id: Int
  var name: String
  var isDone: Bool
}

private struct Plain: Draft {
  var id: Int
  var name: String
  var isDone: Bool
}

/// N13: which item is the same, and keeps its screen's state and focus.
@MainActor
struct ItemIdentityTests {
  private struct Editor<D: Draft>: View {
    @Binding var draft: D?
    let shown: D
    @State private var taps = 0
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField(
          "Name",
          text: Binding {
            draft?.name ?? ""
          } set: {
            draft?.name = $0
          }
        )
        .focused($isFocused)
        Toggle(
          "Done",
          isOn: Binding {
            draft?.isDone ?? false
          } set: {
            draft?.isDone = $0
          })
        Button("tap") { taps += 1 }
        Button("next") { draft?.id += 1 }
        Text("\(shown.id) \(shown.name) \(shown.isDone), \(taps) taps, \(isFocused)")
      }
    }
  }

  private func app<D: Draft>(_ type: D.Type) -> (Probe, (D?) -> Void) {
    Probe.remoted(D(id: 1, name: "a", isDone: false) as D?) { $draft in
      NavigationStack {
        Text("root").navigationDestination(item: $draft) { Editor(draft: $draft, shown: $0) }
      }
    }
  }

  private func send(_ action: HostEvent.Action, to kind: ElementKind, of probe: Probe) throws {
    try probe.graph.send(HostEvent(action, on: #require(probe.all(kind).last).id))
  }

  private func edit<D: Draft>(_ type: D.Type) throws -> (Probe, (D?) -> Void) {
    let (probe, show) = app(type)
    try probe.tap("tap")
    try send(.changeText("ab"), to: .textField, of: probe)
    try send(.changeText("abc"), to: .textField, of: probe)
    #expect(probe.texts.last == "1 abc false, 1 taps, true")
    try send(.changeOn(true), to: .toggle, of: probe)
    #expect(probe.texts.last == "1 abc true, 1 taps, true")
    return (probe, show)
  }

  @Test func `an item edited on its own screen keeps state and focus, by its id (N13)`() throws {
    let (probe, show) = try edit(Named.self)
    show(Named(id: 1, name: "from elsewhere", isDone: true))
    #expect(probe.texts.last == "1 from elsewhere true, 1 taps, true")
    try probe.tap("next")
    #expect(probe.texts.last == "2 from elsewhere true, 0 taps, false")
    #expect(probe.all(.screen).count == 2)
  }

  @Test func `an item without id keeps them only while it is edited there (N13)`() throws {
    let (probe, show) = try edit(Plain.self)
    try probe.tap("tap")
    #expect(probe.texts.last == "1 abc true, 2 taps, true")
    show(Plain(id: 1, name: "from elsewhere", isDone: true))
    #expect(probe.texts.last == "1 from elsewhere true, 0 taps, false")
    try probe.tap("tap")
    try probe.tap("next")
    #expect(probe.texts.last == "2 from elsewhere true, 0 taps, false")
    #expect(probe.all(.screen).count == 2)
  }

  @Test func `an edit on a screen above, or in a sheet, keeps the screen below (N13)`() throws {
    let (probe, _) = Probe.remoted((item: "a" as String?, hasSheet: false)) { $state in
      NavigationStack {
        Text("root").navigationDestination(item: $state.item) { shown in
          Counted(name: shown)
          NavigationLink("edit") {
            TextField(
              "Name",
              text: Binding {
                state.item ?? ""
              } set: {
                state.item = $0
              })
          }
          .sheet(isPresented: $state.hasSheet) {
            TextField(
              "Name",
              text: Binding {
                state.item ?? ""
              } set: {
                state.item = $0
              })
          }
          Button("sheet") { state.hasSheet = true }
        }
      }
    }
    try probe.tap("count a")
    try probe.tap("edit")
    try send(.changeText("ab"), to: .textField, of: probe)
    #expect(probe.all(.screen).count == 3 && probe.texts.contains("ab 1"))
    try probe.back()
    try probe.tap("sheet")
    try send(.changeText("abc"), to: .textField, of: probe)
    #expect(probe.texts.contains("abc 1") && probe.all(.sheet).count == 1)
  }

  private struct Counted: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name) \(count)")
      Button("count \(name)") { count += 1 }
    }
  }

  /// While the column shows the same item, the screens pushed on it stay.
  @Test func `in a column, too, an edited item is the same (N13, V5)`() throws {
    let (probe, show) = Probe.remoted(Named(id: 1, name: "a", isDone: false) as Named?) { $draft in
      NavigationSplitView {
        Text("side").navigationDestination(item: $draft) { shown in
          Text("shows \(shown.name)")
          NavigationLink("on", value: 5)
        }
      } detail: {
        Text("detail").navigationDestination(for: Int.self) { _ in Text("above") }
      }
    }
    try probe.tap("on")
    show(Named(id: 1, name: "b", isDone: false))
    #expect(probe.texts.contains("above") && probe.texts.contains("shows b"))
    show(Named(id: 2, name: "c", isDone: false))
    #expect(!probe.texts.contains("above") && probe.texts.contains("shows c"))
  }
}
