// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Playing: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  @State private var count = 0

  var body: some View {
    Button("\(placement.map { "\($0)" } ?? "nowhere") \(count)") { count += 1 }
  }
}

@MainActor
struct TabAccessoryTests {
  private func tabs(_ isEnabled: Bool, shows: Bool = true) -> some View {
    Group {
      if shows {
        TabView {
          Tab("A", systemImage: "house") {
            TabView { Tab("Inner", systemImage: "house") { Text("inner") } }
          }
          Tab("B", systemImage: "house") { Playing() }
        }
      }
    }
    .tabViewBottomAccessory(isEnabled: isEnabled) { Playing() }
  }

  private func accessories(_ probe: Probe) -> [String] {
    probe.all(.toolbarItem).filter { $0[.placement] == .accessory }.map { probe.words($0.id) }
  }

  @Test func `an accessory is that of the outermost tabs, and keeps its state (T11)`() throws {
    let probe = Probe(tabs(true))
    #expect(accessories(probe) == ["expanded 0"])
    try probe.tap("expanded 0")
    // The second tab is that of the inner tab view.
    try probe.select(2)
    #expect(accessories(probe) == ["expanded 1"] && probe.texts.contains("nowhere 0"))
    #expect(probe.all(.tabs).map(\.children.count) == [3, 1])
  }

  @Test func `an accessory comes and goes with its condition and its tab view`() throws {
    let (probe, show) = Probe.remoted([true, true]) { $is in tabs(`is`[0], shows: `is`[1]) }
    try probe.tap("expanded 0")
    show([false, true])
    #expect(accessories(probe) == [] && probe.all(.tabs).first?.children.count == 2)
    show([true, true])
    #expect(accessories(probe) == ["expanded 0"])
    show([true, false])
    #expect(accessories(probe) == [] && probe.all(.tabs).isEmpty)
    show([true, true])
    #expect(accessories(probe) == ["expanded 0"] && probe.reported.isEmpty)
  }

  @Test func `pages have no accessory (T11)`() {
    let probe = Probe(tabs(true).tabViewStyle(.page))
    #expect(accessories(probe) == [])
  }

  @Test func `a test taps an accessory while the bar is shown (T11)`() throws {
    let app = XCUIApplication { tabs(true) }
    app.launch()
    app.buttons["expanded 0"].tap()
    #expect(app.buttons["expanded 1"].exists)
    // Two of the outer tab view, and one of the inner one.
    #expect(app.tabBars.buttons.count == 3)
  }
}
