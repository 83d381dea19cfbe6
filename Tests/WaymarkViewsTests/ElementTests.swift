// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
import WaymarkViews

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
