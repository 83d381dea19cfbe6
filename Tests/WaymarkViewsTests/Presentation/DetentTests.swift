// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Mode: View {
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Text("presented \(mode.wrappedValue.isPresented)")
    Button("close") { mode.wrappedValue.dismiss() }
  }
}

/// M9–M11, M16: values and requests between content and its presentation.
@MainActor
struct DetentTests {
  private func sheet(_ probe: Probe, _ property: Property) -> PropertyValue? {
    probe.all(.sheet).last?.properties[property]
  }

  @Test func `a sheet takes one of its heights, through stacks (M16)`() throws {
    let (probe, _) = Probe.remoted(true) { $isUp in
      Text("page").sheet(isPresented: $isUp) {
        NavigationStack {
          Text("s").presentationDetents([.large, .medium, .fraction(0.25), .height(100)])
            .presentationDragIndicator(.hidden)
        }
      }
    }
    #expect(sheet(probe, .detents) == .detents([.height(100), .fraction(0.25), .medium, .large]))
    #expect(
      sheet(probe, .detent) == .detent(.height(100)) && sheet(probe, .dragIndicator) == .bool(false)
    )
    let id = try #require(probe.all(.sheet).first?.id)
    try probe.graph.send(HostEvent(.resize(.medium), on: id))
    #expect(sheet(probe, .detent) == .detent(.medium))
    #expect(throws: HostEventError.unsupported) {
      try probe.graph.send(HostEvent(.resize(.fraction(0.7)), on: id))
    }
  }

  @Test func `a sheet has the size that its content sets`() throws {
    let (probe, show) = Probe.remoted(false) { $isPage in
      Text("page").sheet(isPresented: .constant(true)) {
        NavigationStack {
          if isPage {
            Text("s").presentationSizing(.page)
          } else {
            Text("s").presentationSizing(.automatic)
          }
        }
      }
    }
    #expect(sheet(probe, .cardSizing) == nil)
    show(true)
    #expect(sheet(probe, .cardSizing) == .keyword("page"))
  }

  @Test func `a selected height follows its binding and is written to it (M16)`() throws {
    let (probe, show) = Probe.remoted(PresentationDetent.large) { $height in
      Text("\(height == .medium)").sheet(isPresented: .constant(true)) {
        Text("s").presentationDetents([.medium, .large], selection: $height)
      }
    }
    #expect(sheet(probe, .detent) == .detent(.large))
    let id = try #require(probe.all(.sheet).first?.id)
    try probe.graph.send(HostEvent(.resize(.medium), on: id))
    #expect(probe.texts[0] == "true" && sheet(probe, .detent) == .detent(.medium))
    show(.large)
    #expect(sheet(probe, .detent) == .detent(.large))
    show(.fraction(0.1))
    #expect(sheet(probe, .detent) == .detent(.medium))
  }

  @Test func `the presentation mode closes a sheet and pops a screen (M10, M11)`() throws {
    let (probe, _) = Probe.remoted(true) { $isUp in
      NavigationStack { Mode() }
        .sheet(isPresented: $isUp) {
          NavigationStack {
            NavigationLink("go") { Mode() }
          }
        }
    }
    #expect(probe.texts.contains("presented false"))
    try probe.tap("go")
    #expect(probe.texts.contains("presented true"))
    let buttons = probe.all(.button).map(\.id)
    try probe.graph.send(HostEvent(.tap, on: try #require(buttons.last)))
    #expect(!probe.texts.contains("presented true") && probe.all(.sheet).count == 1)
  }

  @Test func `what a sheet shows has the environment of where it stands, and follows it (M7)`() {
    let (probe, show) = Probe.remoted(true) { $isOn in
      NavigationStack {
        Text("page").sheet(isPresented: .constant(true)) { Enabled() }.disabled(!isOn)
      }
    }
    #expect(probe.texts.contains("enabled true"))
    show(false)
    #expect(probe.texts.contains("enabled false") && probe.all(.navigationStack).count == 1)
  }
}

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("enabled \(isEnabled)") }
}
