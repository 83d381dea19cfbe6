// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

private struct Shown: Equatable {
  var tab = "a"
  var hasB = true
  var names = ["x", "y"]
}

/// T1–T4, T6: tabs.
@MainActor
struct TabTests {
  private let journal = Journal()
  private let remote = Remote<Shown>()

  private func tabs() -> Probe {
    Probe(
      Remoted(Shown(), remote) { $shown in
        TabView(selection: $shown.tab) {
          page("first").tabItem { Label("First", systemImage: "house") }.tag("a")
          if shown.hasB { page("second").tag("b").tabItem { Text("Second") } }
          page("third").tabItem { Text("Third") }.tag("c")
        }
      })
  }

  private func page(_ name: String) -> some View {
    Tally(name)
      .onAppear { [journal] in journal.note("+\(name)") }
      .onDisappear { [journal] in journal.note("-\(name)") }
      .onOpenURL { [journal] in journal.note("\(name) opens \($0.host ?? "")") }
  }

  private func shown(_ probe: Probe) -> [Int] {
    let tabs = probe.all(.tab)
    return tabs.indices.filter { tabs[$0].properties[.selected] == .bool(true) }
  }

  private func change(_ probe: Probe, _ work: (inout Shown) -> Void) {
    var now = remote.value ?? Shown()
    work(&now)
    remote.value = now
    probe.graph.flush()
  }

  @Test func `a person's choice is written, a program's is shown at once (T1)`() throws {
    let probe = tabs()
    #expect(probe.text(.title, of: .tab) == ["First", "Second", "Third"])
    #expect(probe.text(.systemName, of: .tab) == ["house", nil, nil] && shown(probe) == [0])
    try probe.select(1)
    #expect(remote.value?.tab == "b" && shown(probe) == [1])
    let cost = probe.cost { change(probe) { $0.tab = "c" } }
    #expect(shown(probe) == [2] && cost.batches == 1)
  }

  @Test func `an unknown selection keeps what is shown (T1)`() {
    let probe = tabs()
    change(probe) { $0.tab = "c" }
    change(probe) { $0.tab = "nowhere" }
    #expect(shown(probe) == [2] && remote.value?.tab == "nowhere")
  }

  @Test func `a tag of another type cannot be selected (T1)`() throws {
    let (probe, _) = Probe.remoted(1) { $tab in
      TabView(selection: $tab) {
        Text("a").tabItem { Text("A") }.tag(1)
        Text("b").tabItem { Text("B") }.tag("2")
      }
    }
    try probe.select(1)
    #expect(shown(probe) == [0] && probe.reported.count == 1)
  }

  @Test func `tags are those of an optional selection, too (T1)`() throws {
    let (probe, show) = Probe.remoted(Int?(2)) { $tab in
      TabView(selection: $tab) {
        Text("a").tabItem { Text("A") }.tag(1)
        Text("b \(tab ?? 0)").tabItem { Text("B") }.tag(2)
        Text("c").tabItem { Text("C") }.tag(Int?(3))
      }
    }
    #expect(shown(probe) == [1])
    try probe.select(0)
    #expect(shown(probe) == [0] && probe.texts[1] == "b 1")
    try probe.select(2)
    #expect(shown(probe) == [2] && probe.texts[1] == "b 3" && probe.reported.isEmpty)
    show(nil)
    #expect(shown(probe) == [2])
  }

  @Test func `without a selection tabs count from 0 and choose for themselves (T2)`() throws {
    let probe = Probe(
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      })
    try probe.select(1)
    #expect(shown(probe) == [1])
  }

  @Test func `all tabs are there from the start, and keep their state (T3, T4)`() throws {
    let probe = tabs()
    #expect(probe.texts == ["first 0", "second 0", "third 0"])
    #expect(journal.take() == ["+first"])
    try probe.tap("first 0")
    try probe.select(1)
    #expect(journal.take() == ["+second", "-first"])
    try probe.select(0)
    #expect(probe.texts[0] == "first 1" && journal.take() == ["+first", "-second"])
  }

  @Test func `links reach a tab that was never shown (T4)`() throws {
    let probe = tabs()
    _ = journal.take()
    probe.graph.open(try #require(URL(string: "app://host")))
    #expect(
      journal.take().sorted() == ["first opens host", "second opens host", "third opens host"])
  }

  @Test func `the selected tab that goes leaves the first one, and writes it (T6)`() throws {
    let probe = tabs()
    try probe.select(1)
    try probe.tap("second 0")
    _ = journal.take()
    change(probe) { $0.hasB = false }
    #expect(shown(probe) == [0] && remote.value?.tab == "a" && probe.all(.tab).count == 2)
    #expect(journal.take() == ["+first", "-second"])
    change(probe) { $0.hasB = true }
    #expect(probe.texts == ["first 0", "second 0", "third 0"] && shown(probe) == [0])
  }

  @Test func `tabs of a ForEach keep their state by id (T6)`() throws {
    let (probe, show) = Probe.remoted(Shown(tab: "x")) { $shown in
      TabView(selection: $shown.tab) {
        ForEach(shown.names, id: \.self) { name in
          Tally(name).tabItem { Text(name) }.tag(name)
        }
      }
    }
    try probe.tap("x 0")
    show(Shown(tab: "x", names: ["z", "y", "x"]))
    #expect(probe.texts == ["z 0", "y 0", "x 1"] && shown(probe) == [2])
  }

  @Test func `a hidden tab's content cannot be tapped`() throws {
    let probe = tabs()
    #expect(throws: HostEventRefusal.hidden) { try probe.tap("second 0") }
  }
}
