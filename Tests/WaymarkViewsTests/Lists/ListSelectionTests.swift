// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Place: Identifiable {
  let id: String
}

/// Selectable rows of a list.
@MainActor
struct ListSelectionTests {
  private func selected(_ probe: Probe) -> [String] {
    probe.all(.row).filter { $0.properties[.selected] == .bool(true) }.map { probe.words($0.id) }
  }

  private func tapRow(_ words: String, _ probe: Probe) throws {
    let row = try #require(probe.all(.row).first { probe.words($0.id) == words })
    try probe.graph.send(HostEvent(.tap, on: row.id))
  }

  @Test func `a tap selects the row of an id, and the binding does`() throws {
    let places = ["Como", "Garda", "Iseo"].map(Place.init)
    let (probe, show) = Probe.remoted("Garda" as String?) { $selection in
      List(places, selection: $selection) { Text($0.id) }
    }
    #expect(selected(probe) == ["Garda"])
    try tapRow("Iseo", probe)
    #expect(selected(probe) == ["Iseo"])
    try tapRow("Iseo", probe)
    #expect(selected(probe) == ["Iseo"])
    let cost = probe.cost { show("Como") }
    #expect(selected(probe) == ["Como"] && cost.mutations.count == 2)
    show(nil)
    #expect(selected(probe) == [] && probe.host.errors == [])
  }

  @Test func `of a set any number of rows are selected`() throws {
    let (probe, show) = Probe.remoted([3, 150] as Set<Int>) { $selection in
      List(0..<200, selection: $selection) { Text("\($0)") }
    }
    #expect(selected(probe) == ["3"])
    try tapRow("5", probe)
    try tapRow("3", probe)
    #expect(selected(probe) == ["5"])
    try probe.see(140..<160, of: 200)
    #expect(selected(probe) == ["150"])
    show([160, 161])
    #expect(selected(probe) == ["160", "161"] && probe.host.errors == [])
  }

  @Test func `tags select rows in sections, and rows without one cannot be selected`() throws {
    let (probe, _) = Probe.remoted("b" as String?) { $selection in
      List(selection: $selection) {
        Text("none")
        Section("S") {
          Text("A").tag("a")
          Text("B").tag("b")
        }
        ForEach(["c", "d"], id: \.self) { Text($0) }
        ForEach(0..<2) { Text("\($0)") }
        Text("disabled").tag("x").disabled(true)
      }
    }
    #expect(selected(probe) == ["B"])
    try tapRow("A", probe)
    #expect(selected(probe) == ["A"])
    try tapRow("d", probe)
    #expect(selected(probe) == ["d"])
    for words in ["none", "1"] {
      #expect(throws: HostEventError.unsupported) { try tapRow(words, probe) }
    }
    #expect(throws: HostEventError.disabled) { try tapRow("disabled", probe) }
    let tappable = probe.all(.row).count { $0.properties[.tappable] == .bool(true) }
    #expect(tappable == 5 && selected(probe) == ["d"])
  }

  @Test func `a test taps cells, and sees which is selected`() {
    let app = XCUIApplication { Selecting() }
    app.launch()
    app.cells["Row 2"].tap()
    #expect(app.cells["Row 2"].isSelected && !app.cells["Row 1"].isSelected)
    app.staticTexts["Row 1"].tap()
    #expect(app.cells["Row 1"].isSelected && app.staticTexts["1 is selected"].exists)
  }
}

private struct Selecting: View {
  @State private var selection: Int?

  var body: some View {
    VStack {
      Text(selection.map { "\($0) is selected" } ?? "none")
      List(0..<3, selection: $selection) { Text("Row \($0)") }
    }
  }
}
