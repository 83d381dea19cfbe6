// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

/// W8: the windows that one host shows in one tree.
@MainActor
struct WindowNumberTests {
  private let host = HeadlessHost(keepsAllBatches: true)

  private var created: [ElementID] {
    host.mutations.compactMap { if case .create(let id, _) = $0 { id } else { nil } }
  }

  @Test func `no window has an element's id that one before it had`() throws {
    var numbers = WindowNumbers()
    let remote = Remote<Bool>()
    func open(_ number: WindowNumber?) throws -> ViewGraph {
      let graph = ViewGraph(host: host, window: try #require(number))
      graph.mount(
        Remoted(true, remote) { $isOn in if isOn { Text("on") } else { Button("off") {} } })
      return graph
    }
    let first = try open(numbers.reserve())
    for _ in 0..<600 {
      let graph = try open(numbers.reserve())
      // The window's own elements are inserted and removed, too.
      remote.value = false
      graph.flush()
      graph.unmount()
      numbers.release(from: graph)
    }
    #expect(Set(created).count == created.count && created.count > 600 * 3)
    #expect(Set(created.map(\.index)).count < 20, "few indices are used again and again")
    #expect(host.errors.isEmpty && host.tree.windows.count == 1)
    first.unmount()
    #expect(host.tree.count == 0)
  }

  @Test func `there are 256 at a time`() throws {
    var numbers = WindowNumbers()
    var graphs: [ViewGraph] = []
    while let number = numbers.reserve() {
      let graph = ViewGraph(host: host, window: number)
      graph.mount(Text("window"))
      graphs.append(graph)
    }
    #expect(graphs.count == 256 && host.tree.windows.count == 256)
    #expect(Set(created).count == created.count && host.errors.isEmpty)
    graphs[7].unmount()
    numbers.release(from: graphs[7])
    let (next, none) = (numbers.reserve(), numbers.reserve())
    #expect(next?.place == 7 && none == nil)
  }

  @Test func `a number without a generation that is left is given up`() throws {
    var numbers = WindowNumbers()
    let last = WindowNumber(place: 3, generation: .max)
    let graph = ViewGraph(host: host, window: last)
    graph.mount(Text("window"))
    graph.unmount()
    numbers.release(from: graph)
    let places = [numbers.reserve()?.place, numbers.reserve()?.place]
    #expect(places == [0, 1])
    #expect(host.errors.isEmpty)
  }
}
