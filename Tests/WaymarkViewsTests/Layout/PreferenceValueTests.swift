// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// F5: views created from preferences of the views below them.
@MainActor
struct PreferenceValueTests {
  @Test func `F5: an overlay shows the preference of its content in the first batch`() {
    let probe = Probe(
      VStack {
        Text("x").preference(key: Names.self, value: ["x"])
        Text("y").preference(key: Names.self, value: ["y"])
      }
      .overlayPreferenceValue(Names.self, alignment: .top) { names in
        Text(verbatim: names.joined(separator: "+"))
      })
    #expect(probe.texts == ["x", "y", "x+y"])
    #expect(probe.graph.counters.batches == 1)
    #expect(probe.text(.alignment, of: .overlay) == ["top"])
  }

  @Test func `F5: a background updates in the batch in which the preference changes`() {
    let (probe, show) = Probe.remoted("a") { $name in
      Text("x").preference(key: Names.self, value: [name])
        .backgroundPreferenceValue(Names.self) { Text(verbatim: "behind \($0)") }
    }
    #expect(probe.texts == ["behind [\"a\"]", "x"])
    let cost = probe.cost { show("b") }
    #expect(probe.texts == ["behind [\"b\"]", "x"] && cost.batches == 1)
  }

  @Test func `F5: the preference also reaches the enclosing views`() {
    let journal = Journal()
    _ = Probe(
      Text("x").preference(key: Names.self, value: ["a"])
        .overlayPreferenceValue(Names.self) { _ in
          Text("over").preference(key: Names.self, value: ["b"])
        }
        .onPreferenceChange(Names.self) { journal.note("\($0)") })
    #expect(journal.take() == ["[\"a\", \"b\"]"])
  }
}
