// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting

@testable import WaymarkHeadless
@testable @_spi(Host) import WaymarkViews

private final class Stock: ObservableObject {
  @Published var pears = 3
}

private struct Shelf: View {
  @State private var count = 1
  @StateObject private var stock = Stock()
  let label: String

  var body: some View {
    VStack {
      Button("more") { count += 1 }
      Button("sell") { stock.pears -= 1 }
      Label(count: $count)
      Plate(name: label)
    }
    .environment(\.lineLimit, 7)
  }
}

private struct Label: View {
  @Binding var count: Int
  @Environment(\.lineLimit) private var lines

  var body: some View { Text("\(count)") }
}

private struct Plate: View {
  let name: String

  var body: some View { Text(name) }
}

/// A running app with an inspected graph.
@MainActor
private struct Inspected {
  let host = HeadlessHost()
  let graph: ViewGraph
  let inspection = GraphInspection()

  init(_ root: some View) {
    graph = ViewGraph(host: host)
    graph.inspection = inspection
    graph.mount(root)
    graph.flush()
  }

  func takeWork() -> GraphInspection.Work {
    inspection.takeWork(after: graph.counters.mutations)
  }

  /// The outermost view of the app.
  var root: InspectedView {
    graph.inspectedViews().first
      ?? InspectedView(name: "", bodies: 0, properties: [], children: [])
  }

  /// Returns the first element with a text.
  func element(_ property: Property, _ text: String) -> ElementID? {
    var rest = Array(host.tree.windows)
    while let id = rest.popLast() {
      guard let element = host.tree[id] else { continue }
      if element.properties[property] == .text(text) { return id }
      rest += element.children.reversed()
    }
    return nil
  }

  func tap(_ title: String) throws {
    let event = try #require(
      AccessibilitySnapshot(host.tree).elements.first { $0.isNamed(title) && $0.tap != nil }?.tap)
    try graph.send(event)
    graph.flush()
  }
}

@MainActor
struct InspectionTests {
  @Test func `the app's views are listed with the values of their properties`() throws {
    let app = Inspected(Shelf(label: "Fruit"))
    let views = app.graph.inspectedViews()
    try #require(views.map(\.name) == ["Shelf"])
    #expect(
      views[0].properties == [
        .init(name: "count", wrapper: "@State", value: "1"),
        .init(name: "stock", wrapper: "@StateObject", value: "Stock(pears: 3)"),
        .init(name: "label", wrapper: nil, value: "\"Fruit\""),
      ])
    try #require(views[0].children.map(\.name) == ["Label", "Plate"])
    #expect(
      views[0].children[0].properties == [
        .init(name: "count", wrapper: "@Binding", value: "1"),
        .init(name: "lines", wrapper: "@Environment", value: "7"),
      ])
    try app.tap("more")
    #expect(app.root.properties.first?.value == "2")
  }

  @Test func `bodies are counted by view, and by type since the last time`() throws {
    let app = Inspected(Shelf(label: "Fruit"))
    #expect(app.takeWork().bodies == ["Shelf": 1, "Label": 1, "Plate": 1])
    try app.tap("more")
    let work = app.takeWork()
    #expect(work.bodies == ["Shelf": 1, "Label": 1])
    #expect(work.mutations > 0)
    #expect(app.takeWork().isEmpty)
    let shelf = app.root
    #expect(shelf.bodies == 2)
    #expect(shelf.children.map(\.bodies) == [2, 1])
  }

  @Test func `a view is invalidated by the property that changed`() throws {
    let app = Inspected(Shelf(label: "Fruit"))
    _ = app.takeWork()
    try app.tap("more")
    #expect(
      app.takeWork().invalidations.first
        == .init(view: "Shelf", cause: "Shelf.count"))
    try app.tap("sell")
    #expect(
      app.takeWork().invalidations == [.init(view: "Shelf", cause: "Stock")]
    )
  }

  @Test func `the environment around an element is listed by the names of its keys`() throws {
    let app = Inspected(Shelf(label: "Fruit"))
    let text = try #require(app.element(.text, "Fruit"))
    let values = app.graph.inspectedEnvironment(of: text)
    #expect(values.contains { $0.name.contains("LineLimit") && $0.value == "7" }, "\(values)")
    #expect(app.graph.inspectedEnvironment(of: .root).count < values.count)
  }

  @Test func `the state of a removed view does not stay`() {
    struct Switch: View {
      @State private var isOn = true
      var body: some View {
        Button("switch") { isOn.toggle() }
        if isOn { Plate(name: "a") }
      }
    }
    let app = Inspected(Switch())
    #expect(app.root.children.map(\.name) == ["Plate"])
    #expect(throws: Never.self) { try app.tap("switch") }
    #expect(app.root.children.isEmpty)
  }

  @Test func `values are described in bounded texts`() {
    struct Point {
      var x = 1
      var name = "a\"b"
    }
    enum Shape {
      case none
      case circle(Double)
      case box(width: Int, height: Int)
    }
    #expect(InspectedValue.text(of: Point()) == "Point(x: 1, name: \"a\\\"b\")")
    #expect(InspectedValue.text(of: Int?.none as Any) == "nil")
    #expect(InspectedValue.text(of: Int?.some(3) as Any) == "3")
    #expect(InspectedValue.text(of: [1, 2]) == "[1, 2]")
    #expect(InspectedValue.text(of: Array(0..<1000)) == "1000 elements")
    #expect(InspectedValue.text(of: ["a": 1]) == "1 entries")
    #expect(InspectedValue.text(of: Shape.none) == ".none")
    #expect(InspectedValue.text(of: Shape.circle(2)) == ".circle(2.0)")
    #expect(InspectedValue.text(of: Shape.box(width: 1, height: 2)) == ".box(width: 1, height: 2)")
    #expect(InspectedValue.text(of: { (_: Int) in }) == "a closure")
    #expect(InspectedValue.text(of: AnyHashable(AnyHashable(5))) == "5")
    #expect(InspectedValue.text(of: Stock()) == "Stock(pears: 3)")
    let long = InspectedValue.text(of: String(repeating: "x", count: 100_000))
    #expect(long.count <= InspectedValue.limit)
    // Neither a cycle nor depth is followed.
    final class Chain {
      var next: Chain?
    }
    let chain = Chain()
    chain.next = chain
    #expect(InspectedValue.text(of: chain) == "Chain(next: Chain)")
    chain.next = nil
  }
}
