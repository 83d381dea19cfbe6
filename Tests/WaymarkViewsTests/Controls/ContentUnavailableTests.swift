// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Search: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      VStack { ContentUnavailableView.search }
        .searchable(text: $text)
    }
  }
}

/// D15: the placeholder for unavailable content.
@MainActor
struct ContentUnavailableTests {
  @Test func `D15: a label, a description and actions are centred in the available space`() throws {
    var taps = 0
    let probe = Probe(
      ContentUnavailableView {
        Label("No Mail", systemImage: "envelope")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Check") { taps += 1 }
      })
    #expect(probe.texts == ["No Mail", "New mail appears here.", "Check"])
    #expect(probe.text(.systemName, of: .image) == ["envelope"])
    try probe.tap("Check")
    #expect(taps == 1)
    let box = try #require(probe.all(.box).first).properties
    #expect(box[.maxWidth] == .unbounded && box[.maxHeight] == .unbounded)
  }

  @Test func `D15: the icon is above the title, larger, and hidden from accessibility`() throws {
    let probe = Probe(ContentUnavailableView("No Mail", systemImage: "envelope"))
    let icon = try #require(probe.all(.image).first)
    #expect(icon.properties[.font] == .number(48))
    #expect(icon.properties[.accessibilityHidden] == .bool(true))
    #expect(probe.texts == ["No Mail"] && probe.all(.hstack).isEmpty)
  }

  @Test(arguments: [("", "No Results"), ("elk", "No Results for “elk”")])
  func `D15: a search without results shows the search text`(
    text: String, title: String
  ) {
    let probe = Probe(ContentUnavailableView.search(text: text))
    #expect(probe.texts.first == title)
  }

  @Test func `D15: by default it shows the text of the enclosing search field`() throws {
    let probe = Probe(Search())
    #expect(probe.texts.first == "No Results")
    let field = try #require(probe.all(.searchField).first)
    try probe.graph.send(HostEvent(.changeText("moose"), on: field.id))
    #expect(probe.texts.first == "No Results for “moose”")
    #expect(probe.reported.isEmpty)
  }
}
