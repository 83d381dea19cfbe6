// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// V3, V5: links in one column that change the next one.
@MainActor
struct SplitLinkTests {
  @Test func `a link of a view shows it in the next column, in the place of others (V5)`() throws {
    let (probe, show) = Probe.remoted(true) { $hasLinks in
      NavigationSplitView {
        if hasLinks {
          NavigationLink("One") { Note(name: "one").navigationTitle("1") }
          NavigationLink("Two") { Note(name: "two").navigationTitle("2") }
        }
        Text("side").navigationTitle("Side")
      } detail: {
        Text("root").navigationTitle("Root")
      }
    }
    probe.graph.windowFrame = Probe.wide
    try probe.tap("One")
    #expect(probe.titles == ["Side", "1"] && probe.ways == ["", ""])
    try probe.tap("Count one")
    try probe.tap("Two")
    #expect(probe.titles == ["Side", "2"] && !probe.texts.contains("one 1"))
    probe.graph.windowFrame = Probe.narrow
    #expect(probe.columns == [1] && probe.ways == ["Side"] && probe.texts.contains("two 0"))
    try probe.goBack()
    #expect(probe.columns == [0] && probe.texts == ["One", "Two", "side", "root"])
    try probe.tap("One")
    #expect(probe.columns == [1] && probe.titles == ["1"])
    show(false)
    #expect(probe.columns == [0] && probe.titles == ["Side"])
    #expect(probe.host.errors == [] && probe.reported == [])
  }

  @Test func `links on what a column shows push there (V5)`() throws {
    let probe = Probe(
      NavigationSplitView {
        NavigationLink("One") {
          NavigationLink("Deeper") { Text("deep").navigationTitle("Deep") }.navigationTitle("1")
        }
        .navigationTitle("Side")
      } detail: {
        Text("root")
      })
    try probe.tap("One")
    try probe.tap("Deeper")
    #expect(probe.titles == ["Deep"] && probe.ways == ["1"])
    probe.graph.windowFrame = Probe.wide
    #expect(probe.titles == ["Side", "Deep"] && probe.ways == ["", "1"])
    try probe.goBack()
    #expect(probe.titles == ["Side", "1"] && probe.ways == ["", ""])
    try probe.tap("Deeper")
    // When it is selected again, it is shown with new state.
    try probe.tap("One")
    #expect(probe.titles == ["Side", "1"])
  }

  @Test func `a link of a value uses the destination of its own column (V5)`() throws {
    let (probe, show) = Probe.remoted("a") { $prefix in
      NavigationSplitView {
        List(0..<2) { NavigationLink("Row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { Text("\(prefix)\($0)") }
      } detail: {
        Text("root")
      }
    }
    probe.graph.windowFrame = Probe.wide
    try probe.tap("Row 1")
    #expect(probe.texts.contains("a1") && !probe.texts.contains("root"))
    show("b")
    #expect(probe.texts.contains("b1"))
    try probe.tap("Row 0")
    #expect(probe.texts.contains("b0") && !probe.texts.contains("b1"))
    probe.graph.windowFrame = Probe.narrow
    try probe.goBack()
    #expect(probe.columns == [0] && probe.texts.contains("root"))
  }

  private struct Colours: View {
    @Binding var shown: String?

    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Mint", value: "mint")
          NavigationLink("Pink", value: "pink")
        }
        .navigationDestination(item: $shown) { Note(name: $0).navigationTitle($0) }
        Button("Show mint") { shown = "mint" }
      } detail: {
        Text("choose")
      }
    }
  }

  @Test func `an item that a column declares is shown in the next (V5)`() throws {
    let (probe, show) = Probe.remoted(nil as String?) { Colours(shown: $0) }
    probe.graph.windowFrame = Probe.wide
    #expect(probe.titles == ["", ""])
    try probe.tap("Show mint")
    #expect(probe.titles == ["", "mint"] && probe.ways == ["", ""])
    show("pink")
    #expect(probe.titles == ["", "pink"] && probe.texts.contains("pink 0"))
    probe.graph.windowFrame = Probe.narrow
    #expect(probe.columns == [1] && probe.ways == ["Back"])
    try probe.goBack()
    #expect(probe.columns == [0] && !probe.texts.contains("pink 0"))
    show("mint")
    #expect(probe.columns == [1])
    show(nil)
    #expect(probe.columns == [0] && probe.host.errors == [])
  }

  private struct Selecting: View {
    @Binding var shown: String?

    var body: some View {
      NavigationSplitView {
        List(selection: $shown) {
          NavigationLink("Mint", value: "mint")
          NavigationLink("Pink", value: "pink")
        }
        .navigationDestination(item: $shown) { Text("colour \($0)") }
      } detail: {
        Text("choose")
      }
    }
  }

  @Test func `a selection may be what the next column shows an item of (V2, V5)`() throws {
    let (probe, show) = Probe.remoted(nil as String?) { Selecting(shown: $0) }
    try probe.tap("Mint")
    #expect(probe.columns == [1] && probe.texts.contains("colour mint"))
    try probe.goBack()
    #expect(probe.columns == [0] && !probe.texts.contains("colour mint"))
    show("pink")
    #expect(probe.columns == [1] && probe.texts.contains("colour pink"))
    #expect(probe.all(.row).map { $0.properties[.selected] == .bool(true) } == [false, true])
  }

  @Test func `a link whose value only a later stack can show pushes there (V5)`() throws {
    let (probe, _) = Probe.remoted([Int]()) { $path in
      NavigationSplitView {
        NavigationLink("Seven", value: 7)
        NavigationLink("Words", value: "words")
      } detail: {
        NavigationStack(path: $path) {
          Text("path \(path.description)")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    probe.graph.windowFrame = Probe.wide
    try probe.tap("Seven")
    #expect(probe.texts.contains("number 7") && probe.texts.contains("path [7]"))
    try probe.tap("Words")
    #expect(probe.reported.count == 1)
  }

  @Test func `a stack in the sidebar keeps its links (V5)`() throws {
    let probe = Probe(
      NavigationSplitView {
        NavigationStack {
          NavigationLink("Folder") { Text("inside").navigationTitle("Folder") }
            .navigationTitle("Side")
        }
      } detail: {
        Text("root").navigationTitle("Root")
      })
    probe.graph.windowFrame = Probe.wide
    try probe.tap("Folder")
    #expect(probe.titles == ["Folder", "Root"] && probe.ways == ["Side", ""])
    probe.graph.windowFrame = Probe.narrow
    #expect(probe.columns == [0] && probe.titles == ["Folder"])
  }

  @Test func `of a set one selected row leads on, several do not (V3)`() throws {
    let (probe, select) = Probe.remoted([] as Set<Int>) { $selection in
      NavigationSplitView {
        List(selection: $selection) { ForEach(0..<3) { NavigationLink("\($0)", value: $0) } }
      } detail: {
        Text("root")
      }
    }
    try probe.tap("2")
    #expect(probe.columns == [1])
    select([1, 2])
    #expect(probe.columns == [0])
    try probe.tap("0")
    #expect(probe.columns == [1])
    try probe.goBack()
    #expect(probe.all(.row).allSatisfy { $0.properties[.selected] == nil })
  }

  @Test func `a list in a sheet of a column leads nowhere (V3)`() throws {
    let probe = Probe(
      NavigationSplitView {
        Text("side").sheet(isPresented: .constant(true)) {
          List(0..<2, selection: .constant(1)) { Text("\($0)") }
        }
      } detail: {
        Text("root")
      })
    #expect(probe.columns == [0])
  }

  @Test func `a split view goes with all that it shows`() throws {
    let (probe, show) = Probe.remoted(true) { $isThere in
      if isThere {
        NavigationSplitView {
          NavigationLink("One") { Text("one") }
          List(0..<2) { NavigationLink("Row \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        } detail: {
          Text("root")
        }
      }
    }
    probe.graph.windowFrame = Probe.wide
    try probe.tap("One")
    show(false)
    #expect(probe.all(.split).isEmpty && probe.host.errors == [])
    show(true)
    try probe.tap("Row 1")
    show(false)
    #expect(probe.graph.counters.nodes < 12 && probe.host.errors == [])
  }

  @Test func `a test sees the columns that are shown, and toggles the sidebar`() {
    let app = XCUIApplication { SplitApp() }
    app.launch()
    #expect(app.navigationBars["Side"].exists && !app.navigationBars["Detail"].exists)
    app.buttons["Row 1"].tap()
    #expect(app.staticTexts["chosen 1"].exists && !app.buttons["ToggleSidebar"].exists)
    app.navigationBars["Detail"].buttons["Side"].tap()
    #expect(app.staticTexts["Row 1"].exists)
    app.windowSize.width = 1000
    #expect(app.navigationBars["Side"].exists && app.navigationBars["Detail"].exists)
    app.buttons["ToggleSidebar"].tap()
    #expect(!app.navigationBars["Side"].exists && app.buttons["Show Sidebar"].exists)
  }
}

private struct SplitApp: View {
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(0..<3, selection: $selection) { NavigationLink("Row \($0)", value: $0) }
        .navigationTitle("Side")
    } detail: {
      Text("chosen \(selection.map { "\($0)" } ?? "none")").navigationTitle("Detail")
    }
  }
}
