// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private final class Box {}
private final class Crate {}

/// The containers around a place, which scopes hold without owning them.
@MainActor
struct ContainerSlotTests {
  @Test func `each slot has its own container`() {
    let (boxes, crates) = (ContainerSlot<Box>(), ContainerSlot<Crate>())
    let (box, crate) = (Box(), Crate())
    var containers = Containers()
    #expect(containers[boxes] == nil && containers[crates] == nil)
    containers[crates] = crate
    #expect(containers[boxes] == nil && containers[crates] === crate)
    containers[boxes] = box
    #expect(containers[boxes] === box && containers[crates] === crate)
    containers[crates] = nil
    #expect(containers[boxes] === box && containers[crates] == nil)
  }

  @Test func `a container counts for its own scope alone`() {
    let slot = ContainerSlot<Box>()
    let (outer, inner) = (Box(), Box())
    let around = EnvironmentScope()
    around.containers[slot] = outer
    let below = EnvironmentScope(below: around)
    #expect(below.containers[slot] === outer)
    below.containers[slot] = inner
    #expect(below.containers[slot] === inner && around.containers[slot] === outer)
    below.containers[slot] = nil
    #expect(below.containers[slot] == nil && around.containers[slot] === outer)
  }

  @Test func `a scope keeps no container`() {
    let slot = ContainerSlot<Box>()
    var box: Box? = Box()
    weak let known = box
    let scope = EnvironmentScope()
    scope.containers[slot] = box
    scope.containers[slot] = nil
    box = nil
    #expect(known == nil)
  }

  /// In a debug build each access to a container that is gone traps.
  @Test func `containers of all kinds go in one update, before any of them is let go of`() {
    let (probe, show) = Probe.remoted(true) { $isThere in
      if isThere {
        TabView {
          NavigationSplitView {
            List(0..<100, id: \.self, selection: .constant(Set([1]))) { number in
              NavigationLink("\(number)", value: number)
                .task {}
                .onDisappear {}
                .preference(key: Numbers.self, value: number)
            }
            .searchable(text: .constant(""))
            .refreshable {}
            .navigationDestination(for: Int.self) { Text("\($0)") }
          } detail: {
            NavigationStack(path: .constant([1, 2])) {
              Text("root").navigationDestination(for: Int.self) { number in
                Text("\(number)").toolbar { Button("more") {} }.navigationTitle("\(number)")
              }
            }
            .searchable(text: .constant(""))
          }
          .tabItem { Text("tab") }
          .badge(1)
        }
        .sheet(isPresented: .constant(true)) {
          NavigationStack { Text("sheet").sheet(isPresented: .constant(true)) { Text("inner") } }
        }
      }
    }
    let nodes = probe.graph.counters.nodes
    #expect(probe.all(.sheet).count == 2 && !probe.all(.row).isEmpty)
    show(false)
    #expect(probe.all(.sheet).isEmpty && probe.all(.row).isEmpty)
    show(true)
    #expect(probe.graph.counters.nodes == nodes)
    probe.graph.unmount()
    #expect(probe.graph.counters.nodes == 0)
  }
}

private enum Numbers: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
