// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

@Observable
@MainActor
private final class Titles {
  var titles = ["a", "b", "c"]
}

@Observable
@MainActor
private final class Shelf {
  var names = [1: "a", 2: "b"]
  var path: [Int] = []
  var item: Watched?
}

/// The values that closures without captures log and read.
@MainActor
private enum Rows {
  static let journal = Journal()
  static let models = (0..<4).map { Watched(id: $0) }
}

/// Passes only the object to its content, so that only closures below read it.
private struct Holder<Content: View>: View {
  let model: Watched
  let content: (Watched) -> Content

  var body: some View { content(model) }
}

/// E4: a closure that creates views shows the current values of an observable object.
@MainActor
struct ObservedContentTests {
  @Test(arguments: ObservedPlace.all)
  func `E4 what a closure has read is followed`(place: ObservedPlace) throws {
    let model = Watched()
    let probe = Probe(Holder(model: model, content: place.content))
    if let title = place.title { try probe.tap(title) }
    let shown = probe.texts.count { $0 == "a" }
    #expect(shown > 0)
    // The second change shows that the value is observed again.
    for title in ["b", "c"] {
      model.title = title
      probe.graph.flush()
      #expect(probe.texts.count { $0 == title } == shown)
    }
    let cost = probe.cost {
      model.other += 1
      probe.graph.flush()
    }
    #expect(cost.bodies == 0 && cost.batches == 0)
    #expect(probe.host.errors == [])
  }

  @Test(arguments: ["ForEach", "List", "LazyVStack"])
  func `E4 only rows that have read what changes are made again`(kind: String) {
    let models = (0..<5).map { Watched(id: $0) }
    let journal = Journal()
    let rows = ForEach(models) { model in
      let _ = journal.note("\(model.id)")
      Text(model.title)
    }
    let probe = Probe(
      Group {
        switch kind {
        case "ForEach": VStack { rows }
        case "List": List { rows }
        default: ScrollView { LazyVStack { rows } }
        }
      })
    // The first read determines its location in the code; from then on, it is known.
    for turn in 0..<3 {
      _ = journal.take()
      let cost = probe.cost {
        models[3].title = "turn \(turn)"
        probe.graph.flush()
      }
      #expect(journal.take() == ["3"])
      #expect(cost.bodies == 0 && cost.sets == 1 && cost.mutations.count == 1)
    }
    #expect(probe.texts == ["a", "a", "a", "turn 2", "a"])
  }

  @Test func `E4 rows go on following what they read when they move, and end when they go`() {
    let models = (0..<4).map { Watched(id: $0) }
    let journal = Journal()
    let (probe, show) = Probe.remoted([0, 1, 2, 3]) { $order in
      VStack {
        ForEach(order, id: \.self) { id in
          let _ = journal.note("\(id)")
          Text("\(id) \(models[id].title)")
        }
      }
    }
    show([3, 0, 2])
    _ = journal.take()
    for id in [0, 3, 1] {
      models[id].title = "b"
      probe.graph.flush()
    }
    #expect(journal.take() == ["0", "3"])
    #expect(probe.texts == ["3 b", "0 b", "2 a"])
  }

  @Test func `E4 a row that has moved is made again where it is now`() {
    let (probe, show) = Probe.remoted([0, 1, 2, 3]) { $order in
      VStack {
        // It captures nothing, so a move does not run it.
        ForEach(order, id: \.self) { id in
          let _ = Rows.journal.note("\(id)")
          Text("\(id) \(Rows.models[id].title)")
        }
      }
    }
    _ = Rows.journal.take()
    show([3, 0, 1, 2])
    #expect(Rows.journal.take().isEmpty)
    Rows.models[3].title = "b"
    probe.graph.flush()
    #expect(Rows.journal.take() == ["3"])
    #expect(probe.texts == ["3 b", "0 a", "1 a", "2 a"])
  }

  @Test func `a row that changed and a list that lost it, in one update, make no row of the past`()
  {
    struct Rows: View {
      let shelf: Titles
      var body: some View {
        VStack {
          ForEach(0..<shelf.titles.count, id: \.self) { Text(shelf.titles[$0]) }
        }
      }
    }
    let shelf = Titles()
    let probe = Probe(Rows(shelf: shelf))
    shelf.titles = ["z"]
    probe.graph.flush()
    #expect(probe.texts == ["z"])
  }

  @Test(arguments: ["destination", "item", "sheet"])
  func `N14 a closure never runs for what has gone in the same update`(kind: String) {
    struct Screen: View {
      @Bindable var shelf: Shelf
      let kind: String
      let journal: Journal

      private func name(_ id: Int) -> String {
        journal.note("\(id): \(shelf.names[id] ?? "missing")")
        return shelf.names[id] ?? ""
      }

      var body: some View {
        switch kind {
        case "destination":
          NavigationStack(path: $shelf.path) {
            Text("root").navigationDestination(for: Int.self) { id in
              // The rows and the screen's own closure read the same values.
              ForEach([id], id: \.self) { _ in Text(name(id)) }
              Text(name(id))
            }
          }
        case "item":
          NavigationStack {
            Text("root").navigationDestination(item: $shelf.path.first) { Text(name($0)) }
          }
        default: Text("root").sheet(item: $shelf.item) { Text(name($0.id)) }
        }
      }
    }
    let (shelf, journal) = (Shelf(), Journal())
    let probe = Probe(Screen(shelf: shelf, kind: kind, journal: journal))
    shelf.path = [2]
    shelf.item = Watched(id: 2)
    probe.graph.flush()
    shelf.names[2] = "c"
    probe.graph.flush()
    #expect(probe.texts.contains("c"))
    _ = journal.take()
    // A single action removes the value and its screen.
    shelf.names[2] = nil
    shelf.path = []
    shelf.item = nil
    probe.graph.flush()
    #expect(journal.entries.filter { $0.contains("missing") } == [])
    #expect(!probe.texts.contains("c"))
  }
}

extension [Int] {
  fileprivate var first: Int? {
    get { self.isEmpty ? nil : self[0] }
    set { self = newValue.map { [$0] } ?? [] }
  }
}
