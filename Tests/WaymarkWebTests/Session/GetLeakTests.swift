// SPDX-License-Identifier: MIT

import HeapSize
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// A model that all visitors share.
@Observable
@MainActor
private final class Catalogue {
  var names = (0..<20).map { "name \($0)" }
}

private struct CatalogueView: View {
  let catalogue: Catalogue

  var body: some View {
    NavigationStack {
      List(catalogue.names.indices, id: \.self) { Text(catalogue.names[$0]) }
        .navigationTitle("\(catalogue.names.count) names")
    }
    .sheet(isPresented: .constant(true)) { Text(catalogue.names[0]) }
  }
}

/// The memory on the heap that GET requests without a socket leave behind.
@MainActor
struct GetLeakTests {
  @Test func `GETs leave nothing in the observable objects that their pages read`() async {
    let catalogue = Catalogue()
    let store = SessionStore(sessionLimit: 1) { graph, effects in
      graph.mount(CatalogueView(catalogue: catalogue), effects: effects)
    }
    func get(_ count: Int) async {
      for _ in 0..<count {
        #expect(store.page().html.contains("name 19"))
        // Work that a graph has scheduled ends, too.
        await Task.yield()
      }
    }
    await get(50)
    let before = heap_size()
    await get(300)
    #expect(Int(heap_size()) - Int(before) < 500_000)
  }
}
