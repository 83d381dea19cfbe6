// SPDX-License-Identifier: MIT

import WaymarkRender
@_spi(Host) import WaymarkViews

/// Measures pushing long lists, and opening a link in an unrealised row.
@MainActor
func lists(_ reporter: Reporter) {
  for n in [1000, 100_000] where reporter.wants("openList", n) { openList(reporter, n) }
  for n in [100_000] where reporter.wants("selectTag", n) { selectTag(reporter, n) }
}

@MainActor
private func openList(_ reporter: Reporter, _ n: Int) {
  let host = CountingHost()
  let graph = ViewGraph(host: host)
  graph.wantsFlush = {}
  let model = ListModel(ids: Array(0..<n))
  graph.mount(Opener(model: model))
  let samples = (0..<200).map { _ in
    let time = reporter.measure {
      model.path = [0]
      graph.flush()
    }
    model.path = []
    graph.flush()
    return time
  }
  model.path = [0]
  graph.flush()
  reporter.report("navigation", "openList", n, samples, ["mutations": Double(host.last)])
}

@MainActor
private func selectTag(_ reporter: Reporter, _ n: Int) {
  let model = ListModel(ids: Array(0..<n))
  let graph = ViewGraph(host: CountingHost())
  graph.wantsFlush = {}
  graph.mount(Linked(model: model))
  let firsts = (0..<20).map { sample in
    model.selection = nil
    // Different data, so that no ids are known.
    model.ids = Array(sample..<(n + sample))
    graph.flush()
    return reporter.measure {
      // A different row each time, because the previous one still exists.
      model.selection = n / 2 + sample * 10
      graph.flush()
    }
  }
  reporter.report("navigation", "selectTag first", n, firsts)
  var tag = n / 4
  model.selection = tag
  graph.flush()
  let rows = model.rows
  let samples = (0..<300).map { _ in
    tag += 7
    return reporter.measure {
      model.selection = tag
      graph.flush()
    }
  }
  reporter.report(
    "navigation", "selectTag", n, samples, ["builders": Double(model.rows - rows) / 300])
}

@Observable
private final class ListModel {
  var ids: [Int]
  var path: [Int] = []
  var selection: Int?
  @ObservationIgnored var rows = 0

  init(ids: [Int]) { self.ids = ids }
}

private struct Opener: View {
  @Bindable var model: ListModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root").navigationDestination(for: Int.self) { _ in
        List(model.ids, id: \.self) { Text("Row \($0)") }
      }
    }
  }
}

private struct Linked: View {
  @Bindable var model: ListModel

  var body: some View {
    NavigationStack {
      List(model.ids, id: \.self) { id in
        let _ = { model.rows += 1 }()
        NavigationLink(
          "Row \(id)", destination: Text("\(id)"), tag: id, selection: $model.selection)
      }
    }
  }
}
