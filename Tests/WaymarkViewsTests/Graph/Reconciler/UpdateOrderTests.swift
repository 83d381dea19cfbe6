// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

@Observable
@MainActor
private final class Shelf {
  var titles = ["a", "b", "c"]
}

private struct Title: View {
  let shelf: Shelf
  let index: Int
  var body: some View { Text(shelf.titles[index]) }
}

private struct Titles: View {
  let shelf: Shelf
  var body: some View {
    VStack { ForEach(shelf.titles.indices, id: \.self) { Title(shelf: shelf, index: $0) } }
  }
}

/// A view that an outer one removes in the same update never runs.
@MainActor
struct UpdateOrderTests {
  @Test func `outer views run before inner ones, whichever changed first`() {
    let shelf = Shelf()
    let probe = Probe(Titles(shelf: shelf))
    // Inner bodies have read the titles after the outer one; a change notifies them in any order.
    for titles in [["x"], ["x", "y", "z"], ["y", "z"], []] {
      shelf.titles = titles
      probe.graph.flush()
      #expect(probe.texts == titles)
    }
  }

  @Test func `nodes that were marked from the inside out are brought up to date from the outside`()
  {
    let journal = Journal()
    struct Outer: View {
      @State var isOn = true
      let journal: Journal
      let connect: (Binding<Bool>) -> Void
      let inner: Remote<Int>
      var body: some View {
        let _ = connect($isOn)
        let _ = journal.note("outer")
        VStack {
          if isOn {
            Remoted(0, inner) { $count in
              let _ = journal.note("inner \(count)")
              Text("\(count)")
            }
          }
        }
      }
    }
    var isOn: Binding<Bool>?
    let inner = Remote<Int>()
    let probe = Probe(
      Outer(journal: journal, connect: { keep($0, in: &isOn) }, inner: inner))
    #expect(journal.take() == ["outer", "inner 0"])
    inner.value = 1
    isOn?.wrappedValue = false
    probe.graph.flush()
    #expect(journal.take() == ["outer"])
  }
}

/// S4: elements with equal ids.
@MainActor
struct EqualIDTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let before: [String]
    let after: [String]
    var testDescription: String { "\(before) → \(after)" }
  }

  nonisolated private static let cases = [
    Case(before: ["a", "b", "c"], after: ["c", "x", "c", "y"]),
    Case(before: ["a", "a", "b"], after: ["a", "b", "a"]),
    Case(before: ["a", "b", "a"], after: ["b", "a", "a", "b"]),
    Case(before: ["a", "b", "c"], after: ["c", "c", "c"]),
    Case(before: ["a", "a", "a"], after: ["b", "a"]),
  ]

  @Test(arguments: cases, [false, true])
  func `S4 no row is lost, and equal ids are reported`(one: Case, isLazy: Bool) {
    let (probe, show) = Probe.remoted(one.before) { $ids in
      if isLazy {
        List(ids, id: \.self) { CountingRow($0) }
      } else {
        VStack { ForEach(ids, id: \.self) { CountingRow($0) } }
      }
    }
    show(one.after)
    #expect(probe.texts == one.after.map { "\($0): 0" })
    #expect(probe.reported.contains { $0.contains("occurs multiple times") })
    show(["q"])
    #expect(probe.texts == ["q: 0"] && probe.host.errors == [])
    // The window, and the views of one row: nothing else remains.
    let (fresh, _) = Probe.remoted(["q"]) { $ids in
      if isLazy {
        List(ids, id: \.self) { CountingRow($0) }
      } else {
        VStack { ForEach(ids, id: \.self) { CountingRow($0) } }
      }
    }
    #expect(probe.graph.counters.nodes == fresh.graph.counters.nodes)
    #expect(probe.host.tree.count == fresh.host.tree.count)
  }
}
