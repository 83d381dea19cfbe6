// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// What a `NavigationView` shows of one and of several views.
@MainActor
struct NavigationViewTests {
  /// Columns in the original form; a link in the first one, another in the second one.
  private struct OldColumns: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink("a", destination: NavigationLink("deeper", destination: Text("deepest")))
        }
        .navigationTitle("Letters")
        Text("none chosen").navigationTitle("Letter")
      }
    }
  }

  @Test func `the first of several views is the root in a compact window (L8)`() throws {
    let probe = Probe(OldColumns(), in: Probe.narrow)
    #expect(probe.isCollapsed && probe.titles == ["Letters"])
    try probe.tap("a")
    #expect(probe.columns == [1] && probe.texts.contains("deeper"))
    try probe.goBack()
    #expect(probe.titles == ["Letters"])
  }

  @Test func `several views are columns in a wide window (L8)`() throws {
    let probe = Probe(OldColumns(), in: Probe.wide)
    #expect(!probe.isCollapsed && probe.titles == ["Letters", "Letter"])
    try probe.tap("a")
    #expect(probe.titles.first == "Letters" && !probe.texts.contains("none chosen"))
    try probe.tap("deeper")
    #expect(probe.texts.contains("deepest"))
    let three = Probe(
      NavigationView {
        Text("a").navigationTitle("A")
        Text("b").navigationTitle("B")
        Text("c").navigationTitle("C")
      }, in: Probe.wide)
    #expect(three.titles == ["A", "B", "C"])
  }

  @Test func `in the stack style, only the first of several views is shown (L8)`() throws {
    let probe = Probe(OldColumns().navigationViewStyle(.stack), in: Probe.wide)
    #expect(probe.all(.split).isEmpty && probe.texts == ["a"])
    try probe.tap("a")
    #expect(probe.texts == ["a", "deeper"])
  }

  @Test func `whatever its style, a NavigationView of one view is one stack (L8)`() throws {
    let probe = Probe(
      VStack {
        NavigationView { NavigationLink("a", destination: Text("A")) }.navigationViewStyle(.columns)
        NavigationView { NavigationLink("b", destination: Text("B")) }.navigationViewStyle(.stack)
      })
    try probe.tap("a")
    try probe.tap("b")
    #expect(probe.all(.screen).count == 4 && probe.texts == ["a", "A", "b", "B"])
  }
}
