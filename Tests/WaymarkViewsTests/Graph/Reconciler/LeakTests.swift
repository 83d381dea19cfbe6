// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Counts the existing objects.
@MainActor
private final class Census {
  var made = 0
  var living: Int { objects.count { $0.object != nil } }
  private var objects: [Weak] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  func add(_ object: AnyObject) {
    objects.removeAll { $0.object == nil }
    guard !objects.contains(where: { $0.object === object }) else { return }
    made += 1
    objects.append(Weak(object: object))
  }
}

private final class Model: ObservableObject {
  @Published var value = 0
}

@Observable
private final class Plain {
  var value = 0
}

/// A view with one instance of everything that could retain an object.
private struct Heavy: View {
  let census: Census
  @StateObject private var model: Model
  @State private var plain: Plain
  @State private var count = 0
  @State private var sheet = false
  @Environment(\.isEnabled) private var isEnabled

  init(_ census: Census) {
    self.census = census
    _model = StateObject(
      wrappedValue: {
        let model = Model()
        census.add(model)
        return model
      }())
    _plain = State(initialValue: Plain())
  }

  var body: some View {
    let _ = census.add(plain)
    Text("\(model.value) \(plain.value) \(count) \(isEnabled)")
      .onAppear { model.value += 1 }
      .onDisappear { plain.value += 1 }
      .onChange(of: count) { plain.value += 1 }
      .onReceive(model.$value) { count = $0 }
      .onOpenURL { _ in count += 1 }
      .task { await Task.yield() }
      .sheet(isPresented: $sheet) { Text("\(model.value)") }
      .navigationTitle("\(model.value)")
      .toolbar { ToolbarItem { Button("more") { count += 1 } } }
  }
}

private struct Shown: Equatable {
  var path: [Int] = []
  var sheet = false
  var rows: [Int] = []
  var hasTab = false
  var isOn = false
  var alert = false
  var popover = false
  var cover = false
  var flag = false
  var selection: Int?
}

/// S1, S2: the objects of a view are released when it is removed.
@MainActor
struct LeakTests {
  private let census = Census()

  private static let comings: [Shown] = [
    Shown(path: [1, 2]), Shown(sheet: true), Shown(rows: [1, 2, 3]), Shown(hasTab: true),
    Shown(isOn: true), Shown(alert: true), Shown(popover: true), Shown(cover: true),
    Shown(flag: true), Shown(selection: 1),
  ]

  @Test(arguments: 0..<10)
  func `what came and went 1000 times leaves nothing`(index: Int) async {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      TabView(selection: .constant(shown.hasTab ? 2 : 1)) {
        NavigationStack(path: $shown.path) {
          VStack {
            ForEach(shown.rows, id: \.self) { _ in Heavy(census) }
            if shown.isOn { AnyView(Heavy(census).id(shown.rows.count)) }
          }
          .navigationDestination(for: Int.self) { _ in Heavy(census) }
          .navigationDestination(isPresented: $shown.flag) { Heavy(census) }
          .background(
            NavigationLink("link", destination: Heavy(census), tag: 1, selection: $shown.selection))
        }
        .tabItem { Text("1") }
        .tag(1)
        if shown.hasTab { Heavy(census).tabItem { Text("2") }.tag(2) }
      }
      .sheet(isPresented: $shown.sheet) { NavigationStack { Heavy(census) } }
      .fullScreenCover(isPresented: $shown.cover) { Heavy(census) }
      .popover(isPresented: $shown.popover) { Heavy(census) }
      .alert("Alert", isPresented: $shown.alert) { Heavy(census) }
    }
    let nodes = probe.graph.counters.nodes
    let elements = probe.host.tree.count
    for _ in 0..<1000 {
      show(Self.comings[index])
      #expect(census.living > 0)
      show(Shown())
    }
    while probe.graph.taskCount > 0 { await Task.yield() }
    #expect(census.living == 0 && census.made >= 2000)
    #expect(probe.graph.counters.nodes == nodes && probe.host.tree.count == elements)
    #expect(probe.host.errors == [] && probe.reported.isEmpty)
  }

  @Test func `S3 rows of long lists that came and went leave nothing`() async throws {
    let (probe, show) = Probe.remoted([Int]()) { $ids in
      NavigationStack { List(ids, id: \.self) { _ in Heavy(census) } }
    }
    let nodes = probe.graph.counters.nodes
    let elements = probe.host.tree.count
    for round in 0..<3 {
      show(Array(0..<1000))
      for first in stride(from: 0, to: 1000, by: 100) {
        try probe.see(first..<(first + 20), of: 1000)
      }
      #expect(census.living > 1000, "state is kept while a row is away")
      // All at once, partially, or with the visible rows last.
      if round == 1 { show(Array(900..<1000)) }
      if round == 2 { show(Array(0..<300)) }
      show([])
      while probe.graph.taskCount > 0 { await Task.yield() }
      #expect(census.living == 0)
      #expect(probe.graph.counters.nodes == nodes && probe.host.tree.count == elements)
    }
    #expect(probe.host.errors == [] && probe.reported.isEmpty)
  }

  @Test func `links that push come and go without a trace`() throws {
    let probe = Probe(
      NavigationStack { NavigationLink("go") { Heavy(census) } })
    let nodes = probe.graph.counters.nodes
    for _ in 0..<200 {
      try probe.tap("go")
      try probe.back()
    }
    #expect(probe.graph.counters.nodes == nodes && probe.host.errors == [])
  }

  @Test func `a graph that nobody holds ends, and tells its host`() async {
    let host = HeadlessHost()
    weak var ended: ViewGraph?
    do {
      let graph = ViewGraph(host: host)
      ended = graph
      let remote = Remote<Shown>()
      graph.mount(
        Remoted(Shown(path: [1], sheet: true), remote) { $shown in
          NavigationStack(path: $shown.path) {
            Text("root").navigationTitle("Root")
              .navigationDestination(for: Int.self) { _ in Heavy(census) }
          }
          .sheet(isPresented: $shown.sheet) { Heavy(census) }
        })
      #expect(census.living == 4)
    }
    for _ in 0..<100 where ended != nil || census.living > 0 { await Task.yield() }
    #expect(ended == nil && census.living == 0)
    #expect(host.tree.count == 0 && host.errors == [])
  }

  @Test func `unmounting ends every node and every task`() async {
    let (probe, show) = Probe.remoted(Shown()) { $shown in
      NavigationStack(path: $shown.path) {
        Text("root").navigationDestination(for: Int.self) { _ in Heavy(census) }
      }
      .sheet(isPresented: $shown.sheet) { Heavy(census) }
    }
    show(Shown(path: [1], sheet: true))
    probe.graph.unmount()
    while probe.graph.taskCount > 0 { await Task.yield() }
    #expect(probe.graph.counters.nodes == 0 && probe.host.tree.count == 0)
    #expect(census.living == 0 && probe.graph.isIdle)
  }
}
