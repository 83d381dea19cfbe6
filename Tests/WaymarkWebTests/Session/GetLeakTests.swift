// SPDX-License-Identifier: MIT

import HeapSize
import ShowcaseApp
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

  // In a process of its own, in which nothing else allocates memory.
  @Test func `pages and sessions of the guide leave nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let site = Site(guideLinks)
      let store = SessionStore(TrailGuide.self, site: site)
      try await visit(20, store, site)
      let before = heap_size()
      try await visit(100, store, site)
      #expect(Int(heap_size()) - Int(before) < 200_000)
    }
  }
}

/// Opens pages of the guide, with a session for each.
@MainActor
private func visit(_ count: Int, _ store: SessionStore, _ site: Site) async throws {
  let addresses = ["/", "/planner", "/planner/packing", "/journal/log", "/trails/1/map"]
  for round in 0..<count {
    let address = addresses[round % addresses.count]
    let page = store.page(opening: site.initialLink(address))
    let link = try ReadyTransport(store)
    link.say(ClientMessage.hello(page.identity.text, address))
    #expect(link.history.last == address)
    store.close(link)
  }
  // Tasks that the views have started end, too.
  for _ in 0..<10 { await Task.yield() }
}
