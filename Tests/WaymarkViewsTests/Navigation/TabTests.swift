// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var tab = "a"
  var hasB = true
  var names = ["x", "y"]
}

/// T1–T6: tabs.
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

  private func scrolling(pops: Bool, scrolls: Bool) -> Probe {
    Probe(
      TabView {
        NavigationStack {
          List {
            Text("lead")
            ForEach(0..<50) { NavigationLink("row \($0)", value: $0) }
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
        .tabItem { Text("Rows") }
        Text("other").tabItem { Text("Other") }
      }
      .popsReselectedTabs(pops, scrolling: scrolls))
  }

  @Test func `a tab that is selected again scrolls to its top, where no screen is left (T7)`()
    throws
  {
    let probe = scrolling(pops: true, scrolls: true)
    try probe.select(1)
    try probe.select(0)
    #expect(probe.host.scrolls.isEmpty)
    try probe.select(0)
    let scroll = try #require(probe.host.scrolls.first)
    #expect(probe.words(scroll.element) == "lead" && scroll.anchor == [0.5, 0])
    let quiet = scrolling(pops: true, scrolls: false)
    try quiet.select(0)
    #expect(quiet.host.scrolls.isEmpty)
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

  @Test func `a tab is mounted when it is first selected, and keeps its state (T3, T4)`() throws {
    let probe = tabs()
    #expect(probe.texts == ["first 0"])
    #expect(journal.take() == ["+first"])
    try probe.tap("first 0")
    let cost = try probe.cost { try probe.select(1) }
    #expect(probe.texts == ["first 1", "second 0"] && cost.batches == 1)
    #expect(journal.take() == ["+second", "-first"])
    try probe.tap("second 0")
    try probe.select(0)
    #expect(probe.texts == ["first 1", "second 1"] && journal.take() == ["+first", "-second"])
    change(probe) { $0.tab = "c" }
    #expect(probe.texts == ["first 1", "second 1", "third 0"])
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
    #expect(probe.texts == ["first 0"] && shown(probe) == [0])
    try probe.select(1)
    #expect(probe.texts == ["first 0", "second 0"])
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
    #expect(probe.texts == ["x 1"] && shown(probe) == [2])
    show(Shown(tab: "y", names: ["z", "y", "x"]))
    #expect(probe.texts == ["y 0", "x 1"] && shown(probe) == [1])
  }

  @Test func `each tab keeps its path, and choosing it again leaves it (T5)`() throws {
    let (probe, _) = Probe.remoted("a") { $tab in
      TabView(selection: $tab) {
        walk("one").tabItem { Text("A") }.tag("a")
        walk("two").tabItem { Text("B") }.tag("b")
      }
    }
    try probe.tap("one 1")
    try probe.tap("one 2")
    try probe.select(1)
    try probe.tap("two 1")
    #expect(probe.all(.screen).count == 5)
    let cost = try probe.cost { try probe.select(1) }
    #expect(probe.all(.screen).count == 5 && cost.mutations.isEmpty)
    try probe.select(0)
    try probe.tap("one 3")
    #expect(probe.all(.screen).count == 6)
  }

  /// A stack whose screens each push the next number.
  private func walk(_ name: String) -> some View {
    NavigationStack {
      NavigationLink("\(name) 1", value: 1)
        .navigationDestination(for: Int.self) { number in
          NavigationLink("\(name) \(number + 1)", value: number + 1)
        }
    }
  }

  @Test func `links reach a Tab that was never shown (T4)`() throws {
    let probe = Probe(
      TabView {
        Tab("A", systemImage: "house") { page("first") }
        Tab("B", systemImage: "star") { page("second") }
      })
    #expect(journal.take() == ["+first"])
    probe.graph.open(try #require(URL(string: "app://host")))
    #expect(journal.take().sorted() == ["first opens host", "second opens host"])
  }

  @Test func `the selected Tab that goes leaves the first one, and writes it (T6)`() throws {
    let (probe, show) = Probe.remoted(Shown(tab: "b")) { $shown in
      TabView(selection: $shown.tab) {
        Tab("A", systemImage: "house", value: "a") { Tally("first") }
        if shown.hasB {
          Tab("B", systemImage: "star", value: "b") { Text("second of \(shown.tab)") }
        }
        ForEach(shown.names, id: \.self) { name in
          Tab(name, systemImage: "circle", value: name) { Tally(name) }.badge(name)
        }
      }
    }
    try probe.select(2)
    try probe.tap("x 0")
    show(Shown(tab: "x", names: ["y", "x"]))
    #expect(self.shown(probe) == [3] && probe.texts == ["second of x", "x 1"])
    show(Shown(tab: "x", hasB: true, names: ["y"]))
    #expect(self.shown(probe) == [0] && probe.texts == ["first 0", "second of a"])
    #expect(probe.text(.badge, of: .tab) == [nil, nil, "y"])
  }

  @Test func `a badge stands at the tab it is set around, or on whose content (T6)`() throws {
    let (probe, show) = Probe.remoted(2) { $count in
      TabView {
        Text("a").badge(count).tabItem { Text("A") }
        List { Text("b").badge("row") }.tabItem { Text("B") }.badge(count == 2 ? "two" : nil)
        VStack { Text("c").badge(7) }.tabItem { Text("C") }
        Group { if count < 2 { Text("d").badge(count) } }.tabItem { Text("D") }
      }
    }
    func badges() -> [String?] { probe.text(.badge, of: .tab) }
    #expect(badges() == ["2", "two", nil, nil])
    show(1)
    #expect(badges() == ["1", nil, nil, "1"])
    let cost = probe.cost { show(0) }
    #expect(badges() == [nil, nil, nil, nil] && cost.sets == 2)
    show(2)
    #expect(badges() == ["2", "two", nil, nil])
  }

  @Test func `a hidden tab's content cannot be tapped`() throws {
    let probe = tabs()
    try probe.select(1)
    try probe.select(0)
    #expect(throws: HostEventError.hidden) { try probe.tap("second 0") }
  }
}
