// SPDX-License-Identifier: MIT

import Foundation
import Observation
import WaymarkRender
@_spi(Host) import WaymarkViews

/// Measures rows, states and trees with the sizes used in measurements of other runtimes.
@MainActor
func reconcile(_ reporter: Reporter) {
  for n in [1000, 10_000] {
    initial(reporter, n)
    update(reporter, "rowState", n, RowList(n: n)) { Hook.row?() }
    update(reporter, "parentState", n, ParentList(n: n)) { Hook.parent?() }
    update(reporter, "parentStateCapturing", n, CapturingList(n: n)) { Hook.parent?() }
    update(reporter, "dataRow", n, DataList(n: n)) { Hook.parent?() }
    update(reporter, "insertFront", n, InsertList(n: n)) { Hook.parent?() }
    update(reporter, "toggleIf", n, ToggleList(n: n)) { Hook.parent?() }
    update(reporter, "keystrokeBinding", n, BoundList(n: n)) { Hook.row?() }
    update(reporter, "observableRow", n, ObservableList(n: n)) { Hook.row?() }
  }
  update(reporter, "deepRoot", 30, Deep()) { Hook.parent?() }
  update(reporter, "deepLeaf", 30, Deep()) { Hook.row?() }
}

/// State locations that rows provide, so that the benchmark can change their state.
@MainActor
enum Hook {
  static var target = -1
  static var row: (() -> Void)?
  static var parent: (() -> Void)?
}

/// Receives mutations and discards them.
@MainActor
final class CountingHost: RenderHost {
  var last = 0
  private(set) var total = 0
  func apply(_ batch: [Mutation]) {
    last = batch.count
    total += batch.count
  }
}

@MainActor
private func initial(_ reporter: Reporter, _ n: Int) {
  guard reporter.wants("initial", n) else { return }
  let before = residentBytes()
  var graph = ViewGraph(host: CountingHost())
  var samples = [reporter.measure { graph.mount(RowList(n: n)) }]
  let bytes = Double(residentBytes() - before) / Double(n)
  for _ in 0..<(n > 1000 ? 10 : 40) {
    graph = ViewGraph(host: CountingHost())
    samples.append(reporter.measure { graph.mount(RowList(n: n)) })
  }
  reporter.report(
    "reconcile", "initial", n, samples,
    ["bytesPerRow": bytes, "nodes": Double(graph.counters.nodes)])
}

@MainActor
private func update(
  _ reporter: Reporter, _ name: String, _ n: Int, _ view: some View, _ change: () -> Void
) {
  guard reporter.wants(name, n) else { return }
  Hook.target = n / 2
  let host = CountingHost()
  let graph = ViewGraph(host: host)
  // The benchmark flushes by itself, like hosts with their own loop.
  graph.wantsFlush = {}
  graph.mount(view)
  change()
  graph.flush()
  let bodies = graph.counters.bodies
  change()
  graph.flush()
  reporter.time(
    "reconcile", name, n,
    counters: [
      "bodies": Double(graph.counters.bodies - bodies), "mutations": Double(host.last),
      "nodes": Double(graph.counters.nodes),
    ]
  ) {
    change()
    graph.flush()
  }
}

private func residentBytes() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4096
}

struct Row: View {
  let id: Int
  @State private var count = 0

  init(id: Int) { self.id = id }

  var body: some View {
    let _ = { if id == Hook.target { Hook.row = { count = (count + 1) % 10 } } }()
    HStack {
      Text("Row \(id)")
      Text("\(count)")
    }
  }
}

struct RowList: View {
  let n: Int
  var body: some View {
    VStack { ForEach(Array(0..<n), id: \.self) { Row(id: $0) } }
  }
}

struct ParentList: View {
  let n: Int
  @State private var title = 0
  init(n: Int) { self.n = n }
  var body: some View {
    let _ = { Hook.parent = { title = (title + 1) % 10 } }()
    VStack {
      Text("T\(title)")
      ForEach(Array(0..<n), id: \.self) { Row(id: $0) }
    }
  }
}

/// Like ``ParentList``, but each row receives the changing value.
struct CapturingList: View {
  let n: Int
  @State private var title = 0
  init(n: Int) { self.n = n }
  var body: some View {
    let _ = { Hook.parent = { title = (title + 1) % 10 } }()
    VStack {
      Text("T\(title)")
      ForEach(Array(0..<n), id: \.self) { Row(id: $0 + title * 0) }
    }
  }
}

/// A field for each element of a bound collection.
struct BoundList: View {
  @State private var items: [Item]
  init(n: Int) { _items = State(wrappedValue: (0..<n).map { Item(id: $0, value: 0) }) }
  var body: some View {
    VStack { ForEach($items) { BoundRow(item: $0) } }
  }
}

struct BoundRow: View {
  @Binding var item: Item
  var body: some View {
    let _ = { if item.id == Hook.target { Hook.row = { item.value = (item.value + 1) % 10 } } }()
    Text("\(item.value)")
  }
}

@Observable
@MainActor
final class ObservedItem: Identifiable {
  let id: Int
  var value = 0
  init(id: Int) { self.id = id }
}

/// Rows of observable objects, read by the closure that creates the rows.
struct ObservableList: View {
  @State private var models: [ObservedItem]
  init(n: Int) { _models = State(wrappedValue: (0..<n).map { ObservedItem(id: $0) }) }
  var body: some View {
    let _ = {
      let model = models[models.count / 2]
      Hook.row = { model.value = (model.value + 1) % 10 }
    }()
    VStack { ForEach(models) { Text("\($0.value)") } }
  }
}

struct Item: Identifiable, Equatable {
  var id: Int
  var value: Int
}

struct DataRow: View {
  let item: Item
  var body: some View {
    HStack {
      Text("Row \(item.id)")
      Text("\(item.value)")
    }
  }
}

struct DataList: View {
  @State private var items: [Item]
  init(n: Int) { _items = State(wrappedValue: (0..<n).map { Item(id: $0, value: 0) }) }
  var body: some View {
    let _ = {
      Hook.parent = {
        let middle = items.count / 2
        items[middle].value = (items[middle].value + 1) % 10
      }
    }()
    VStack { ForEach(items) { DataRow(item: $0) } }
  }
}

struct InsertList: View {
  @State private var ids: [Int]
  init(n: Int) { _ids = State(wrappedValue: Array(0..<n)) }
  var body: some View {
    let _ = {
      Hook.parent = {
        if ids.first == -1 { ids.removeFirst() } else { ids.insert(-1, at: 0) }
      }
    }()
    VStack { ForEach(ids, id: \.self) { Row(id: $0) } }
  }
}

struct ToggleList: View {
  let n: Int
  @State private var isOn = false
  init(n: Int) { self.n = n }
  var body: some View {
    let _ = { Hook.parent = { isOn.toggle() } }()
    VStack {
      if isOn { Text("on") }
      ForEach(Array(0..<n), id: \.self) { Row(id: $0) }
    }
  }
}

struct Wrap<Content: View>: View {
  let content: Content
  init(_ content: Content) { self.content = content }
  var body: some View { content }
}

struct Leaf: View {
  let value: Int
  @State private var own = 0
  init(value: Int) { self.value = value }
  var body: some View {
    let _ = { Hook.row = { own = (own + 1) % 10 } }()
    Text("\(value)-\(own)")
  }
}

struct Deep: View {
  @State private var value = 0
  var body: some View {
    let _ = { Hook.parent = { value = (value + 1) % 10 } }()
    ten(ten(ten(Leaf(value: value))))
  }

  private func ten(_ view: some View) -> some View {
    Wrap(Wrap(Wrap(Wrap(Wrap(Wrap(Wrap(Wrap(Wrap(Wrap(view))))))))))
  }
}
