// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Tabs in the page style.
@MainActor
struct PageTabTests {
  private let remote = Remote<String>()

  private func selected(_ probe: Probe) -> [Bool] {
    probe.all(.tab).map { $0.properties[.selected] == .bool(true) }
  }

  private func hasDots(_ probe: Probe) -> Bool {
    probe.all(.tabs).first?.properties[.indicatorsHidden] == nil
  }

  @Test func `each view is a page, selected by its tag or id (T9)`() throws {
    let probe = Probe(
      Remoted("b", remote) { $selection in
        TabView(selection: $selection) {
          Text("one").tag("a")
          ForEach(["b", "c"], id: \.self) { Text($0) }
          Text("four").tabItem { Text("Four") }.tag("d")
        }
        .tabViewStyle(.page)
      })
    #expect(probe.all(.tabs).first?.properties[.style] == StyleValue.page.propertyValue)
    #expect(selected(probe) == [false, true, false, false] && hasDots(probe))
    try probe.select(3)
    #expect(remote.value == "d" && selected(probe) == [false, false, false, true])
  }

  @Test func `pages without tags are selected by their index`() throws {
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(0, remote) { $selection in
        TabView(selection: $selection) {
          Text("one")
          Text("two")
        }
        .tabViewStyle(PageTabViewStyle())
      })
    try probe.select(1)
    #expect(remote.value == 1 && selected(probe) == [false, true])
  }

  @Test func `an id of another type than the selection does not count (T9)`() throws {
    let remote = Remote<Int>()
    let probe = Probe(
      Remoted(1, remote) { $selection in
        TabView(selection: $selection) { ForEach(["a", "b"], id: \.self) { Text($0) } }
          .tabViewStyle(.page)
      })
    #expect(selected(probe) == [false, true])
    try probe.select(0)
    #expect(remote.value == 0 && selected(probe) == [true, false])
  }

  @Test func `tabs of a builder for tabs are pages, too`() {
    let probe = Probe(
      TabView {
        Tab("One", systemImage: "star") { Text("one") }
        Tab("Two", systemImage: "star") { Text("two") }
      }
      .tabViewStyle(.page))
    #expect(selected(probe) == [true, false] && hasDots(probe))
  }

  @Test(arguments: [
    (PageTabViewStyle.IndexDisplayMode.automatic, 1, false), (.automatic, 2, true),
    (.always, 1, true), (.never, 2, false),
  ])
  func `dots are shown as the display mode says`(
    mode: PageTabViewStyle.IndexDisplayMode, count: Int, isShown: Bool
  ) {
    let probe = Probe(
      TabView { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        .tabViewStyle(.page(indexDisplayMode: mode)))
    #expect(hasDots(probe) == isShown)
  }
}
