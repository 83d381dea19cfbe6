// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

/// Symbols, known and unknown.
@MainActor
struct SymbolTests {
  private let report = "No symbol named 'no.such' found in the symbols that hosts draw."

  @Test func `an unknown symbol is reported once, and has a label`() {
    let (probe, show) = Probe.remoted("star") { $name in
      Image(systemName: "no.such")
      Image(systemName: "no.such")
      Image(systemName: name)
    }
    #expect(probe.reported == [report])
    #expect(probe.text(.label, of: .image) == ["no such", "no such", "Favourite"])
    show("no.such")
    #expect(probe.reported == [report])
  }

  @Test func `an unknown symbol of a tab is reported once`() {
    let (probe, show) = Probe.remoted("a") { $title in
      TabView { Text("content").tabItem { Label(title, systemImage: "no.such") } }
    }
    show("b")
    #expect(probe.reported == [report])
  }

  @Test(arguments: ["star", "doc", "note.text", "tray", "key", "mic", "gift", "message"])
  func `an everyday symbol is known, and so is its use in text`(name: String) {
    let probe = Probe(
      VStack {
        Image(systemName: name)
        Label("Label", systemImage: name)
        Text("\(Image(systemName: name)) text")
      })
    #expect(probe.reported == [])
  }
}
