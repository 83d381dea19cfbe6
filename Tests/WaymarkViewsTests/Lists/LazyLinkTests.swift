// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

@Observable
private final class Model {
  var selection: Int?
  var ids: [Int] = []
  // Written by closures that create rows, which observe the values that they read.
  @ObservationIgnored var journal: [Int] = []
  @ObservationIgnored var appeared: [Int] = []
  @ObservationIgnored var changed: [Int] = []
  var title = "A"
  var flags: Set<Int> = []
}

/// Rows with links whose tags are the results of `tag` for their ids.
private struct Links: View {
  @Bindable var model: Model
  let tag: (Int) -> Int

  private func keep(_ id: Int) { model.changed.append(id) }

  var body: some View {
    NavigationStack {
      List(model.ids, id: \.self) { id in
        let _ = model.journal.append(id)
        NavigationLink(tag: tag(id), selection: $model.selection) {
          Text("screen of \(id)").navigationTitle("\(id)")
        } label: {
          Text("row \(id)")
        }
        .onAppear { model.appeared.append(id) }
        .onChange(of: id, initial: true) { keep(id) }
      }
      .navigationTitle("Rows")
    }
  }
}

/// L5: links in rows that are not realised.
@MainActor
struct LazyLinkTests {
  private let model = Model()

  private func start(_ tag: @escaping (Int) -> Int = { $0 }) -> Probe {
    Probe(Links(model: model, tag: tag))
  }

  /// The rows whose closures ran since the last call.
  private func takeBuilt() -> [Int] {
    defer { model.journal = [] }
    return model.journal
  }

  private func expectScreen(of id: Int?, _ probe: Probe) {
    let shown = probe.texts.filter { $0.hasPrefix("screen") }
    #expect(shown == (id.map { ["screen of \($0.formatted())"] } ?? []))
    #expect(probe.host.errors == [] && probe.reported == [])
  }

  @Test(arguments: [100, 1000, 100_000])
  func `L5 a selection at launch opens the row of that id`(count: Int) throws {
    model.ids = Array(0..<count)
    model.selection = 75
    let probe = start()
    expectScreen(of: 75, probe)
    #expect(takeBuilt() == Array(0..<40) + [75])
    // The screen covers the rows, so none is visible.
    #expect(!model.appeared.contains(75))
    try probe.back()
    expectScreen(of: nil, probe)
    #expect(model.selection == nil)
  }

  @Test(arguments: [100, 100_000])
  func `L5 a selection at run time opens the row of that id, and runs no other row`(
    count: Int
  ) throws {
    model.ids = Array(0..<count)
    let probe = start()
    let appeared = model.appeared
    for id in [75, 99, 3, 75] {
      _ = takeBuilt()
      model.selection = id
      probe.graph.flush()
      expectScreen(of: id, probe)
      #expect(takeBuilt() == (id >= 40 ? [id] : []))
    }
    model.selection = nil
    probe.graph.flush()
    expectScreen(of: nil, probe)
    #expect(Set(model.appeared) == Set(appeared))
  }

  @Test(arguments: [100, 500, 100_000])
  func `L5 a selection set before the data comes opens the row when it comes`(count: Int) throws {
    model.selection = 75
    let probe = start()
    expectScreen(of: nil, probe)
    model.ids = [1, 2]
    probe.graph.flush()
    expectScreen(of: nil, probe)
    model.ids = Array(0..<count)
    probe.graph.flush()
    expectScreen(of: 75, probe)
    // L3: when its row is removed, its screen is closed.
    model.ids.removeAll { $0 == 75 }
    probe.graph.flush()
    expectScreen(of: nil, probe)
    model.ids.append(75)
    probe.graph.flush()
    expectScreen(of: 75, probe)
  }

  @Test func `L5 data that comes far away is found, too`() {
    model.ids = Array(0..<1000)
    model.selection = 1500
    let probe = start()
    expectScreen(of: nil, probe)
    model.ids = Array(0..<2000)
    probe.graph.flush()
    expectScreen(of: 1500, probe)
  }

  @Test func `L5 without such an id rows are made in order, once`() throws {
    model.ids = Array(0..<500)
    let probe = start { $0 + 1_000_000 }
    let elements = probe.host.tree.count
    let nodes = probe.graph.counters.nodes
    _ = takeBuilt()
    model.selection = 1_000_300
    let cost = probe.cost { probe.graph.flush() }
    expectScreen(of: 300, probe)
    #expect(takeBuilt() == Array(40...300))
    #expect(model.changed == Array(0..<40) + [300], "what did not fit has done nothing")
    #expect(cost.creates < 20, "what did not fit leaves nothing to the host")
    model.selection = 5
    probe.graph.flush()
    expectScreen(of: nil, probe)
    // The row with the id 5 has another tag; then all rows were searched.
    #expect(takeBuilt() == Array(40..<500))
    model.selection = nil
    probe.graph.flush()
    model.selection = 5
    probe.graph.flush()
    #expect(takeBuilt() == [])
    // The data changed, so it may contain the row now.
    model.ids = Array(0..<400)
    probe.graph.flush()
    #expect(takeBuilt().filter { $0 >= 40 } == Array(40..<400))
    #expect(probe.host.tree.count == elements && probe.graph.counters.nodes == nodes)
  }

  @Test func `L5 a row whose id is the tag goes before one that comes earlier`() {
    model.ids = Array(0..<500)
    // 200 is the tag of the rows 100 and 200.
    model.selection = 200
    let probe = start { $0 == 100 ? 200 : $0 }
    expectScreen(of: 200, probe)
  }

  @Test func `L5 the found row stays current, and is kept while it is away`() throws {
    model.ids = Array(0..<1000)
    model.selection = 750
    let remote = Remote<String>()
    let probe = Probe(
      Remoted("a", remote) { [model] $word in
        NavigationStack {
          List(model.ids, id: \.self) { id in
            NavigationLink(
              "row \(id)", destination: Text("\(word) of \(id)"), tag: id,
              selection: Bindable(model).selection)
          }
        }
      })
    #expect(probe.texts.contains("a of 750"))
    remote.value = "b"
    probe.graph.flush()
    #expect(probe.texts.contains("b of 750"))
    // Rows are inserted and removed above and below it.
    model.ids = Array(100..<900)
    probe.graph.flush()
    remote.value = "c"
    probe.graph.flush()
    #expect(probe.texts.contains("c of 750") && model.selection == 750)
    try probe.back()
    #expect(model.selection == nil)
    let nodes = probe.graph.counters.nodes
    for id in 300..<320 {
      model.selection = id
      probe.graph.flush()
      #expect(probe.texts.contains("c of \(id)"))
    }
    model.selection = nil
    probe.graph.flush()
    #expect(probe.graph.counters.nodes <= nodes)
  }

  @Test func `L5 sections and nested lists are searched`() {
    model.selection = 777
    let probe = Probe(
      NavigationStack { [model] in
        List {
          Section { ForEach(0..<500) { Text("\($0)") } }
          Section {
            ForEach(500..<1000) { id in
              NavigationLink(
                "\(id)", destination: Text("screen of \(id)"), tag: id,
                selection: Bindable(model).selection)
            }
          }
        }
      })
    expectScreen(of: 777, probe)
  }

  @Test func `L5 L6 a chain through two long lists opens at once`() {
    let inner = Model()
    model.ids = Array(0..<1000)
    model.selection = 500
    inner.selection = 800
    let probe = Probe(
      NavigationStack { [model] in
        List(model.ids, id: \.self) { id in
          NavigationLink(
            "\(id)",
            destination: List(model.ids, id: \.self) { inside in
              NavigationLink(
                "\(inside)", destination: Text("screen of \(id * 1000 + inside)"), tag: inside,
                selection: Bindable(inner).selection)
            }, tag: id, selection: Bindable(model).selection)
        }
      })
    expectScreen(of: 500_800, probe)
    #expect(probe.graph.counters.batches == 1)
  }

  @Test(arguments: [3, 75, 999])
  func `L5 flags among the first 1000 rows work`(id: Int) throws {
    model.ids = Array(0..<2000)
    model.flags = [id]
    let probe = Probe(
      NavigationStack { [model] in
        List(model.ids, id: \.self) { id in
          NavigationLink(
            "\(id)", destination: Text("screen of \(id)"),
            isActive: Binding(
              get: { model.flags.contains(id) },
              set: { if $0 { model.flags.insert(id) } else { model.flags.remove(id) } }))
        }
      })
    expectScreen(of: id, probe)
    #expect(probe.all(.row).count == 40)
    try probe.back()
    expectScreen(of: nil, probe)
    #expect(model.flags == [])
    model.flags = [1500]
    probe.graph.flush()
    expectScreen(of: nil, probe)
    model.flags = [id]
    probe.graph.flush()
    expectScreen(of: id, probe)
  }
}
