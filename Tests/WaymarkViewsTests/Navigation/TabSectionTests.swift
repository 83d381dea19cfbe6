// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Shown: Equatable {
  var tab = "home"
  var library = "Library"
  var names = ["x", "y"]
  var hidesAlbums = false
}

/// T10: sections of tabs, and tabs without buttons.
@MainActor
struct TabSectionTests {
  private struct Tabs: View {
    @Binding var shown: Shown

    var body: some View {
      TabView(selection: $shown.tab) {
        Tab("Home", systemImage: "house", value: "home") { Tally("home") }
        TabSection(shown.library) {
          Tab("Albums", systemImage: "square.stack", value: "albums") { Tally("albums") }
            .hidden(shown.hidesAlbums)
            .accessibilityLabel("All albums")
          ForEach(shown.names, id: \.self) { name in
            Tab(name, systemImage: "circle", value: name) { Tally(name) }
          }
        }
        TabSection {
          Tab("About", systemImage: "info", value: "about") { Text("about") }
        } header: {
          Label("Further", systemImage: "ellipsis")
        }
        TabSection {
          Tab("Help", systemImage: "questionmark", value: "help") { Text("help") }
        }
      }
    }
  }

  @Test func `tabs know the title of their section, which may change (T10)`() {
    let (probe, show) = Probe.remoted(Shown()) { Tabs(shown: $0) }
    #expect(probe.text(.title, of: .tab) == ["Home", "Albums", "x", "y", "About", "Help"])
    #expect(
      probe.text(.tabSection, of: .tab) == [nil, "Library", "Library", "Library", "Further", ""])
    let cost = probe.cost { show(Shown(library: "Music", names: ["y"])) }
    #expect(
      probe.text(.tabSection, of: .tab) == [nil, "Music", "Music", "Further", ""])
    #expect(cost.batches == 1)
  }

  @Test func `a tab in a section is selected by its value and keeps its state (T10)`() throws {
    let (probe, show) = Probe.remoted(Shown()) { Tabs(shown: $0) }
    try probe.select(2)
    try probe.tap("x 0")
    show(Shown(tab: "home", library: "Music"))
    show(Shown(tab: "x", library: "Music"))
    #expect(probe.texts.contains("x 1"))
  }

  @Test func `a hidden tab has no button, but can be selected (T10)`() {
    let remote = Remote<Shown>()
    let app = XCUIApplication { Remoted(Shown(), remote) { Tabs(shown: $0) } }
    app.launch()
    func titles() -> [String] { app.tabBars.buttons.allElementsBoundByIndex.map(\.label) }
    #expect(titles() == ["Home", "All albums", "x", "y", "About", "Help"])
    remote.value?.hidesAlbums = true
    #expect(titles() == ["Home", "x", "y", "About", "Help"])
    remote.value?.tab = "albums"
    #expect(app.buttons["albums 0"].isHittable)
  }
}
