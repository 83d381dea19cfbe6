// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@MainActor
struct ElementTests {
  @Test func `a modifier's label beats the name of a picture`() {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    graph.mount(Image(systemName: "map").accessibilityLabel("The way"))
    defer { graph.unmount() }
    #expect(host.tree.description.contains("label=\"The way\""))
    #expect(!host.tree.description.contains("label=\"Map\""))
  }

  @Test func `a graph that is let go of ends its views`() {
    weak var model: Model?
    do {
      let graph = ViewGraph(host: HeadlessHost())
      let made = Model()
      model = made
      graph.mount(Holder(model: made))
      #expect(model != nil)
    }
    #expect(model == nil)
  }
}

private final class Model {}

private struct Holder: View {
  let model: Model
  var body: some View {
    NavigationStack { Text("Root").navigationTitle("Title") }
      .sheet(isPresented: .constant(true)) { Text("Sheet") }
  }
}

/// Elements that are removed in the same flush in which an element inside changes.
@MainActor
struct EndingTests {
  @Observable final class Model {
    var isUp = false
    var isFirst = true
    var tab = 0
    var path: [Int] = []
  }

  private struct Content: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Text("Root").navigationDestination(for: Int.self) { _ in Choice(model: model) }
        }
        .tabItem { Text("A") }.tag(0)
        Text("Second").tabItem { Text("B") }.tag(1)
      }
      .sheet(isPresented: $model.isUp) { VStack { Choice(model: model) } }
    }
  }

  private struct Choice: View {
    let model: Model
    var body: some View {
      if model.isFirst { Text("First") } else { Button("Second") {} }
    }
  }

  @Test func `a branch changes in the flush that takes its sheet and its screen away`() {
    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    let model = Model()
    graph.mount(Content(model: model))
    for tab in [1, 0] {
      model.tab = tab
      graph.flush()
    }
    let before = (host.tree.count, graph.counters.nodes)
    for _ in 0..<3 {
      // Bindings to an observable object present views of values that only a container reads.
      model.isUp = true
      model.path = [1]
      model.tab = 1
      graph.flush()
      #expect(host.tree.description.contains("sheet"))
      #expect(host.tree.description.contains("screen backTitle"))
      model.isUp = false
      model.path = []
      model.isFirst.toggle()
      model.tab = 0
      graph.flush()
      #expect(host.errors.isEmpty)
      #expect(host.tree.count == before.0)
      #expect(graph.counters.nodes == before.1)
    }
    graph.unmount()
    #expect(host.tree.count == 0)
  }
}
