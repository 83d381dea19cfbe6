// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Rows and options that cannot be selected.
@MainActor
struct SelectionDisabledTests {
  private func select(_ words: String, _ kind: ElementKind, _ probe: Probe) throws {
    let element = try #require(probe.all(kind).first { probe.words($0.id) == words })
    try probe.graph.send(HostEvent(kind == .row ? .tap : .select, on: element.id))
  }

  private func marked(_ property: PropertyKey<Bool>, _ kind: ElementKind, _ probe: Probe)
    -> [String]
  {
    probe.all(kind).filter { $0[property] == true }.map { probe.words($0.id) }
  }

  @Test func `a tap does not select such a row, but code does`() throws {
    let (probe, show) = Probe.remoted(Set(["a"])) { $selection in
      List(selection: $selection) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Text(name).selectionDisabled(!selection.contains("a") && name == "c")
        }
        Section {
          Text("d").tag("d")
          Text("e").tag("e").selectionDisabled(false)
        }
        .selectionDisabled()
      }
    }
    #expect(marked(.tappable, .row, probe) == ["a", "b", "c"])
    for name in ["d", "e"] {
      #expect(throws: HostEventError.disabled) { try select(name, .row, probe) }
    }
    try select("a", .row, probe)
    #expect(marked(.tappable, .row, probe) == ["a", "b"])
    #expect(throws: HostEventError.disabled) { try select("c", .row, probe) }
    #expect(marked(.selected, .row, probe) == [])
    show(["c", "d"])
    #expect(marked(.selected, .row, probe) == ["c", "d"])
    #expect(probe.all(.row).allSatisfy { $0[.disabled] != true })
  }

  @Test func `such an option is disabled`() throws {
    let (probe, show) = Probe.remoted(1) { $number in
      Picker("Number", selection: $number) {
        Text("one").tag(1)
        Text("two").tag(2).selectionDisabled(number != 3)
        Section { Text("three").tag(3) }.selectionDisabled()
      }
      .selectionDisabled()
    }
    #expect(marked(.disabled, .option, probe) == ["two", "three"])
    for name in ["two", "three"] {
      #expect(throws: HostEventError.disabled) { try select(name, .option, probe) }
    }
    show(3)
    #expect(marked(.disabled, .option, probe) == ["three"])
    #expect(marked(.selected, .option, probe) == ["three"])
    try select("two", .option, probe)
    #expect(marked(.selected, .option, probe) == ["two"])
  }

  @Test func `a link in a column does not select such a row`() throws {
    let (probe, _) = Probe.remoted(String?.none) { $region in
      NavigationSplitView {
        List(selection: $region) {
          NavigationLink("Alps", value: "Alps")
          NavigationLink("Jura", value: "Jura").selectionDisabled()
        }
      } detail: {
        Text("Shown: \(region ?? "none")")
      }
    }
    try probe.tap("Jura")
    #expect(probe.texts.contains("Shown: none"))
    try probe.tap("Alps")
    #expect(probe.texts.contains("Shown: Alps") && probe.reported == [])
  }

  @Test func `a row is selected by its new tag`() throws {
    let (probe, show) = Probe.remoted("old") { $name in
      List(selection: .constant("new" as String?)) {
        Text("row").tag(name)
      }
    }
    #expect(marked(.selected, .row, probe) == [])
    show("new")
    #expect(marked(.selected, .row, probe) == ["row"])
  }

  @Test func `a test cannot select it either`() {
    let app = XCUIApplication { Huts() }
    app.launch()
    #expect(!app.buttons["Closed"].isEnabled)
    app.buttons["Open"].tap()
    #expect(app.buttons["Open"].isSelected && !app.buttons["Closed"].isSelected)
  }
}

private struct Huts: View {
  @State private var hut = 0

  var body: some View {
    Picker("Hut", selection: $hut) {
      Text("Open").tag(1)
      Text("Closed").tag(2).selectionDisabled()
    }
    .pickerStyle(.segmented)
  }
}
