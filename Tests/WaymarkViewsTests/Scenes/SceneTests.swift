// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WaymarkDiagnostics
import WaymarkRender
import WaymarkTesting

@_spi(Host) @testable import WaymarkViews

private enum Fruit: String { case apple, pear }
private enum Size: Int {
  case small = 1
  case large
}

/// U4, U5: properties of a whole scene.
@MainActor
struct SceneTests {
  private let journal = Journal()

  // MARK: Storage

  private struct Counter: View {
    let name: String
    @SceneStorage("count") private var count = 1

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
      Doubler(count: $count)
    }
  }

  private struct Doubler: View {
    @Binding var count: Int

    var body: some View { Button("Double \(count)") { count *= 2 } }
  }

  @Test func `views of a scene share what is kept under a name, scenes do not (U4)`() throws {
    let (probe, show) = Probe.remoted(true) { $isThere in
      Counter(name: "A")
      if isThere { Counter(name: "B") }
    }
    let other = Probe(Counter(name: "A"))
    try probe.tap("A 1")
    #expect(probe.texts == ["A 2", "Double 2", "B 2", "Double 2"])
    try probe.tap("Double 2")
    #expect(probe.texts == ["A 4", "Double 4", "B 4", "Double 4"] && probe.graph.isClean)
    // The storage does not belong to a view: a view that is inserted again reads the stored value.
    show(false)
    try probe.tap("A 4")
    show(true)
    #expect(probe.texts == ["A 5", "Double 5", "B 5", "Double 5"])
    #expect(other.texts == ["A 1", "Double 1"])
  }

  @Test func `what is kept runs only the bodies that read it (U4)`() throws {
    let probe = Probe(
      VStack {
        ForEach(0..<20) { Text("\($0)") }
        Counter(name: "A")
      })
    let cost = try probe.cost { try probe.tap("A 1") }
    #expect(cost.bodies <= 6 && cost.sets == 2)
    let same = probe.cost { probe.graph.sceneStorage = probe.graph.sceneStorage }
    #expect(same.bodies == 0 && same.batches == 0)
  }

  @Test func `what a host brings back is what views begin with (U4)`() throws {
    let probe = Probe(Counter(name: "A"))
    #expect(probe.graph.sceneStorage == SceneStorageValues())
    try probe.tap("A 1")
    let kept = try JSONEncoder().encode(probe.graph.sceneStorage)
    let restored = try JSONDecoder().decode(SceneStorageValues.self, from: kept)
    #expect(restored.values == ["count": .integer(2)])

    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    graph.sceneStorage = restored
    graph.mount(Counter(name: "B"))
    #expect(host.batches.count == 1)
    #expect(host.tree.elements { $0.properties[.text] == .text("B 2") } == 1)
    // Also while it is shown.
    graph.sceneStorage = SceneStorageValues(values: ["count": .integer(9), "new": .bool(true)])
    #expect(host.tree.elements { $0.properties[.text] == .text("B 9") } == 1)
    graph.sceneStorage = SceneStorageValues()
    #expect(host.tree.elements { $0.properties[.text] == .text("B 1") } == 1)
    // A value of another type is not read.
    graph.sceneStorage = SceneStorageValues(values: ["count": .text("nine")])
    #expect(host.tree.elements { $0.properties[.text] == .text("B 1") } == 1)
  }

  private struct Grab: View {
    @SceneStorage("grab") private var value = 3
    let take: (SceneStorage<Int>) -> Void

    func write(_ new: Int) { value = new }
    var read: Int { value }
    var bound: Int { $value.wrappedValue }

    var body: some View { Text("\(value)") }
  }

  @Test func `before its view is shown it reads as its first value (U4)`() {
    let view = Grab { _ in }
    #expect(view.read == 3 && view.bound == 3)
    let reports = Mutex<[String]>([])
    let sink = DiagnosticSink { one in reports.withLock { $0.append(one.message) } }
    DiagnosticSink.$current.withValue(sink) { view.write(5) }
    #expect(
      reports.withLock { $0 } == [
        "SceneStorage \"grab\" was written before its view was on screen."
      ])
    #expect(view.read == 3)
  }

  private struct AllKinds: View {
    @SceneStorage("bool") var bool = false
    @SceneStorage("int") var int = 1
    @SceneStorage("double") var double = 0.5
    @SceneStorage("string") var string = "a"
    @SceneStorage("url") var url = URL(filePath: "/a")
    @SceneStorage("data") var data = Data([1])
    @SceneStorage("fruit") var fruit = Fruit.apple
    @SceneStorage("size") var size = Size.small
    @SceneStorage("bool?") var maybeBool: Bool?
    @SceneStorage("int?") var maybeInt: Int?
    @SceneStorage("double?") var maybeDouble: Double?
    @SceneStorage("string?") var maybeString: String?
    @SceneStorage("url?") var maybeURL: URL?
    @SceneStorage("data?") var maybeData: Data?
    @SceneStorage("fruit?") var maybeFruit: Fruit?
    @SceneStorage("size?") var maybeSize: Size?

    var body: some View {
      Text("\(bool) \(int) \(double) \(string) \(url.path()) \(data.count) \(fruit) \(size)")
      Text([maybeBool as Any?, maybeInt, maybeDouble, maybeString].count { $0 != nil }.description)
      Text([maybeURL as Any?, maybeData, maybeFruit, maybeSize].count { $0 != nil }.description)
      Button("Fill") {
        (bool, int, double, string) = (true, 2, 1.5, "b")
        (url, data, fruit, size) = (URL(filePath: "/b"), Data(), .pear, .large)
        (maybeBool, maybeInt, maybeDouble, maybeString) = (false, 0, 0, "")
        (maybeURL, maybeData, maybeFruit, maybeSize) = (url, data, .apple, .small)
      }
      Button("Empty") {
        (maybeBool, maybeInt, maybeDouble, maybeString) = (nil, nil, nil, nil)
        (maybeURL, maybeData, maybeFruit, maybeSize) = (nil, nil, nil, nil)
      }
    }
  }

  @Test func `each documented type is kept and comes back (U4)`() throws {
    let probe = Probe(AllKinds())
    #expect(probe.texts.prefix(3) == ["false 1 0.500000 a /a 1 apple small", "0", "0"])
    try probe.tap("Fill")
    let filled = ["true 2 1.500000 b /b 0 pear large", "4", "4"]
    #expect(Array(probe.texts.prefix(3)) == filled)
    let kept = probe.graph.sceneStorage
    #expect(kept.values.count == 16 && kept.values["fruit"] == .text("pear"))
    try probe.tap("Empty")
    #expect(probe.texts.prefix(3) == ["true 2 1.500000 b /b 0 pear large", "0", "0"])
    #expect(probe.graph.sceneStorage.values.count == 8)
    probe.graph.sceneStorage = try JSONDecoder().decode(
      SceneStorageValues.self, from: JSONEncoder().encode(kept))
    #expect(Array(probe.texts.prefix(3)) == filled)
  }

  // MARK: Phase

  private struct PhaseView: View {
    @Environment(\.scenePhase) private var phase
    let note: (String) -> Void

    var body: some View {
      Text("\(phase)").onChange(of: phase) { note("\($0) -> \($1)") }
    }
  }

  private struct PhasedApp: App {
    @MainActor static var note: ((String) -> Void)?
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      let _ = Self.note?("app \(phase)")
      WindowGroup { Text("app \(phase)") }
    }
  }

  @Test func `views and the app follow the phase of their scene (U5)`() {
    let probe = Probe(
      VStack {
        PhaseView { journal.note($0) }
        Text("b").sheet(isPresented: .constant(true)) { PhaseView { journal.note($0) } }
      })
    #expect(probe.graph.scenePhase == .active && probe.texts.filter { $0 == "active" }.count == 2)
    probe.graph.scenePhase = .inactive
    #expect(probe.texts.filter { $0 == "inactive" }.count == 2)
    #expect(journal.take() == Array(repeating: "active -> inactive", count: 2))
    let same = probe.cost { probe.graph.scenePhase = .inactive }
    #expect(same.bodies == 0)

    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    PhasedApp.note = { journal.note($0) }
    defer { PhasedApp.note = nil }
    graph.scenePhase = .background
    graph.mount(PhasedApp())
    graph.scenePhase = .active
    #expect(journal.take() == ["app background", "app active"])
    #expect(host.tree.elements { $0.properties[.text] == .text("app active") } == 1)
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  private struct ChangingApp: App {
    @MainActor static var note: ((String) -> Void)?
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup { Text("app \(phase)") }
        .onChange(of: phase, initial: true) { Self.note?("\($0) -> \($1)") }
        .onChange(of: phase) { Self.note?("changed") }
        .onChange(of: "\(phase)", perform: { Self.note?("to \($0), from \(phase)") })
    }
  }

  @Test func `a scene follows the changes of a value (A4)`() {
    let graph = ViewGraph(host: HeadlessHost())
    ChangingApp.note = { journal.note($0) }
    defer { ChangingApp.note = nil }
    graph.mount(ChangingApp())
    #expect(journal.take() == ["active -> active"])
    graph.scenePhase = .inactive
    #expect(
      journal.take().sorted() == [
        "active -> inactive", "changed", "to inactive, from active",
      ])
  }

  /// Saves the path when the scene enters the background, and opens it when it is active again.
  private struct Keeper: View {
    @SceneStorage("path") private var kept: Data?
    @State private var path: [Int] = []
    @Environment(\.scenePhase) private var phase

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path.append(path.count + 1) }
          .navigationDestination(for: Int.self) { number in Button("On \(number)") {} }
      }
      .onChange(of: phase, initial: true) {
        switch phase {
        case .active:
          if let kept, let known = try? JSONDecoder().decode([Int].self, from: kept) {
            path = known
          }
        default: kept = try? JSONEncoder().encode(path)
        }
      }
    }
  }

  @Test func `a path is kept with its scene and comes back with it (U4, U5)`() throws {
    let probe = Probe(Keeper())
    try probe.tap("Push")
    probe.graph.scenePhase = .background
    let kept = probe.graph.sceneStorage
    probe.graph.unmount()

    let host = HeadlessHost()
    let graph = ViewGraph(host: host)
    graph.sceneStorage = kept
    graph.mount(Keeper())
    #expect(host.tree.elements { $0.kind == .screen } == 2 && host.errors.isEmpty)
  }
}

extension ElementTree {
  /// The number of elements that match a condition.
  fileprivate func elements(_ isMeant: (Element) -> Bool) -> Int {
    var count = 0
    func look(_ id: ElementID) {
      guard let element = self[id] else { return }
      if isMeant(element) { count += 1 }
      element.children.forEach(look)
    }
    windows.forEach(look)
    return count
  }
}
