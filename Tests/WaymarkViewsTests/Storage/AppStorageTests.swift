// SPDX-License-Identifier: MIT

import Foundation
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

/// G1, G2: values that an app stores for a person.
@MainActor
struct AppStorageTests {
  private struct Counter: View {
    let name: String
    @AppStorage("count") private var count = 1

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
      Doubler(count: $count)
    }
  }

  private struct Doubler: View {
    @Binding var count: Int

    var body: some View { Button("Double \(count)") { count *= 2 } }
  }

  /// Graphs on headless hosts that share a store, like two windows of one person.
  private func windows(_ store: AppStore, _ views: [Counter]) -> [(HeadlessHost, ViewGraph)] {
    views.map { view in
      let host = HeadlessHost()
      let graph = ViewGraph(host: host)
      graph.appStore = store
      graph.mount(view)
      return (host, graph)
    }
  }

  private func texts(_ host: HeadlessHost) -> [String] {
    var found: [String] = []
    func look(_ id: ElementID) {
      guard let element = host.tree[id] else { return }
      if case .text(let text)? = element.properties[.text] { found.append(text) }
      element.children.forEach(look)
    }
    host.tree.windows.forEach(look)
    return found
  }

  @Test func `views of all windows share what is kept, persons do not (G1)`() throws {
    let probe = Probe(
      VStack {
        Counter(name: "A")
        Counter(name: "B")
      })
    try probe.tap("A 1")
    #expect(probe.texts == ["A 2", "Double 2", "B 2", "Double 2"] && probe.graph.isClean)
    try probe.tap("Double 2")
    #expect(probe.texts == ["A 4", "Double 4", "B 4", "Double 4"])
    #expect(probe.graph.appStore.contents.values == ["count": .integer(4)])

    let shared = windows(probe.graph.appStore, [Counter(name: "C")])[0]
    #expect(texts(shared.0) == ["C 4", "Double 4"])
    try probe.tap("A 4")
    shared.1.flush()
    #expect(texts(shared.0) == ["C 5", "Double 5"] && Probe(Counter(name: "D")).texts[0] == "D 1")
  }

  private struct Watcher: View {
    @AppStorage("count") private var count = 1
    let note: (String) -> Void

    var body: some View {
      Button("Same") { count = count }
      Button("More") { count += 1 }
        .onChange(of: count) { note("\($0) -> \($1)") }
    }
  }

  @Test func `a change is told once, and an equal value not at all (G1)`() throws {
    let journal = Journal()
    let probe = Probe(
      VStack {
        ForEach(0..<20) { Text("\($0)") }
        Watcher { journal.note($0) }
      })
    var saved = 0
    probe.graph.appStore.changed = { _, _ in saved += 1 }
    try probe.tap("More")
    #expect(journal.take() == ["1 -> 2"] && saved == 1)
    let same = try probe.cost { try probe.tap("Same") }
    #expect(same.bodies == 0 && same.batches == 0 && journal.take() == [] && saved == 1)
    let cost = try probe.cost { try probe.tap("More") }
    #expect(cost.bodies <= 6 && journal.take() == ["2 -> 3"])
  }

  private struct AllKinds: View {
    @AppStorage("bool") private var bool = false
    @AppStorage("int") private var int = 1
    @AppStorage("double") private var double = 0.5
    @AppStorage("string") private var string = "a"
    @AppStorage("url") private var url = URL(fileURLWithPath: "/a")
    @AppStorage("data", store: .standard) private var data = Data("a".utf8)
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("fruit") private var fruit = Fruit.apple
    @AppStorage("size") private var size = Size.small
    @AppStorage("bool?") private var someBool: Bool?
    @AppStorage("int?") private var someInt: Int?
    @AppStorage("double?") private var someDouble: Double?
    @AppStorage("string?") private var someString: String?
    @AppStorage("url?") private var someURL: URL?
    @AppStorage("data?") private var someData: Data?
    @AppStorage("date?") private var someDate: Date?
    @AppStorage("fruit?") private var someFruit: Fruit?
    @AppStorage("size?") private var someSize: Size?

    var body: some View {
      let plain = "\(bool) \(int) \(double) \(string) \(url.path) \(data.count) \(fruit) \(size)"
      Text("\(plain) \(date.timeIntervalSinceReferenceDate)")
      let some: [Any?] = [
        someBool, someInt, someDouble, someString, someURL, someData, someDate, someFruit, someSize,
      ]
      Text("\(some.count { $0 != nil })")
      Button("Fill") {
        (bool, int, double, string) = (true, 2, 1.5, "b")
        (url, data, fruit, size) = (URL(fileURLWithPath: "/b"), Data(), .pear, .large)
        date = Date(timeIntervalSinceReferenceDate: 0.1)
        (someBool, someInt, someDouble, someString) = (false, 0, 0, "")
        (someURL, someData, someFruit, someSize) = (url, data, .apple, .small)
        someDate = date
      }
      Button("Empty") {
        (someBool, someInt, someDouble, someString) = (nil, nil, nil, nil)
        (someURL, someData, someFruit, someSize) = (nil, nil, nil, nil)
        someDate = nil
      }
    }
  }

  @Test func `each documented type is kept (G2)`() throws {
    let probe = Probe(AllKinds())
    #expect(probe.texts.prefix(2) == ["false 1 0.5 a /a 1 apple small 0.000000", "0"])
    try probe.tap("Fill")
    let filled = ["true 2 1.5 b /b 0 pear large 0.100000", "9"]
    #expect(Array(probe.texts.prefix(2)) == filled)
    #expect(probe.graph.appStore.contents.values.count == 18)
    try probe.tap("Empty")
    #expect(probe.texts[1] == "0" && probe.graph.appStore.contents.values.count == 9)
  }

  private struct Writer: View {
    @AppStorage("text") private var text = ""

    var body: some View {
      Text(text)
      Button("Short") { text = "short" }
      Button("Long") { text = String(repeating: "x", count: 100) }
    }
  }

  @Test func `what there is no room for is not kept, and reported (G2)`() throws {
    let reports = Journal()
    let sink = DiagnosticSink { report in MainActor.assumeIsolated { reports.note("\(report)") } }
    try DiagnosticSink.$current.withValue(sink) {
      let store = AppStore(limit: 20)
      let probe = Probe(Writer().appStore(store))
      try probe.tap("Short")
      try probe.tap("Long")
      #expect(probe.texts[0] == "short" && store.contents.values == ["text": .text("short")])
      #expect(reports.take().count == 1)
    }
  }

  @Test func `a test's app finds at its next launch what it has kept (G2)`() {
    let app = XCUIApplication { Counter(name: "A") }
    app.launch()
    app.buttons["A 1"].tap()
    app.terminate()
    app.launch()
    #expect(app.buttons["A 2"].exists)
    let other = XCUIApplication { Counter(name: "A") }
    other.launch()
    #expect(other.buttons["A 1"].exists)
  }

  private final class Settings: ObservableObject {
    @AppStorage("name") var name = "none"
  }

  private struct SettingsView: View {
    @StateObject private var settings = Settings()
    let act: (@escaping @MainActor () -> Void) -> Void

    var body: some View {
      Text(settings.name)
      Button("Name") { settings.name += "!" }
        .task { settings.name = "task" }
    }
  }

  @Test func `an object keeps values in the store of the app it works for (G1)`() async throws {
    let first = XCUIApplication { SettingsView { _ in } }
    let second = XCUIApplication { SettingsView { _ in } }
    first.launch()
    second.launch()
    first.buttons["Name"].tap()
    #expect(first.staticTexts["none!"].exists && second.staticTexts["none"].exists)
    await first.settle()
    #expect(first.staticTexts["task"].exists)
    first.buttons["Name"].tap()
    #expect(first.staticTexts["task!"].exists)
  }
}
