// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// T4: tabs that nobody has selected have no content.
@MainActor
struct UnopenedTabTests {
  private let journal = Journal()

  private func page(_ name: String) -> some View {
    Text(name).onOpenURL { [journal] in journal.note("\(name) opens \($0.host ?? "")") }
  }

  @Test func `the tab selected at the beginning is the only one that is mounted (T4)`() {
    let probe = Probe(
      TabView(selection: .constant(1)) {
        Text("a").tabItem { Text("A") }.tag(0)
        Text("b").tag(1).tabItem { Text("B") }
        Group { Text("c").tag(2) }.tabItem { Text("C") }
      })
    #expect(probe.texts == ["b"] && probe.isSelected(1))
  }

  @Test func `a tab whose tag only its content knows is mounted from the start (T4)`() {
    struct Tagged: View {
      var body: some View { Text("b").tag("b") }
    }
    let probe = Probe(
      TabView(selection: .constant("a")) {
        Text("a").tabItem { Text("A") }.tag("a")
        Tagged().tabItem { Text("B") }
      })
    #expect(probe.texts == ["a", "b"] && probe.isSelected(0))
  }

  @Test func `without a selection, a tag in a tab's content does not keep it closed (T2, T4)`()
    throws
  {
    struct Tagged: View {
      var body: some View { Text("b").tag("b") }
    }
    let probe = Probe(
      TabView {
        Text("a").tabItem { Text("A") }
        Tagged().tabItem { Text("B") }
      })
    #expect(probe.texts == ["a"])
    try probe.select(1)
    #expect(probe.texts == ["a", "b"] && probe.isSelected(1))
  }

  @Test func `a tab that was never selected is updated without its content (T4)`() throws {
    let (probe, show) = Probe.remoted(1) { $count in
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b \(count)").badge(count).tabItem { Text("B \(count)") }
      }
    }
    show(2)
    #expect(probe.text(.title, of: .tab) == ["A", "B 2"] && probe.texts == ["a"])
    #expect(probe.text(.badge, of: .tab) == [nil, "2"])
    try probe.select(1)
    #expect(probe.texts == ["a", "b 2"] && probe.text(.badge, of: .tab) == [nil, "2"])
  }

  @Test func `links and activities reach tabs inside of tabs that were never shown (T4)`() throws {
    func nested() -> Probe {
      Probe(
        TabView {
          Text("a").tabItem { Text("A") }
          TabView {
            Text("c").tabItem { Text("C") }
            page("inner").onContinueUserActivity("hike") { [journal] _ in journal.note("hikes") }
              .tabItem { Text("D") }
          }
          .tabItem { Text("B") }
        }
        .onOpenURL { [journal] _ in journal.note("outer") })
    }
    nested().graph.open(try #require(URL(string: "app://host")))
    #expect(journal.take() == ["outer", "inner opens host"])
    nested().graph.continue(NSUserActivity(activityType: "hike"))
    #expect(journal.take() == ["hikes"])
  }

  @Test func `a link that is followed does not reach tabs that were never shown (T4)`() throws {
    let probe = Probe(
      TabView {
        page("first").tabItem { Text("A") }
        page("second").tabItem { Text("B") }
      }
      .onLink { $0.host == "host" })
    probe.graph.open(try #require(URL(string: "app://host")))
    #expect(journal.take() == ["first opens host"] && probe.texts == ["first"])
    probe.graph.open(try #require(URL(string: "app://other")))
    #expect(journal.take() == ["first opens other", "second opens other"])
  }

  @Test func `a badge in an element is not the tab's, before and after it is opened (T4)`() throws {
    let probe = Probe(
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").badge(1).padding().tabItem { Text("B") }
        Text("c").padding().badge(2).tabItem { Text("C") }
      })
    #expect(probe.text(.badge, of: .tab) == [nil, nil, "2"])
    try probe.select(1)
    try probe.select(2)
    #expect(probe.text(.badge, of: .tab) == [nil, nil, "2"])
  }
}

extension Probe {
  fileprivate func isSelected(_ index: Int) -> Bool {
    all(.tab).indices.filter { all(.tab)[$0].properties[.selected] == .bool(true) } == [index]
  }
}
