// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Mails: View {
  let journal: Journal
  @State private var mails = Array(1...3)
  @State private var isPinned = false

  init(journal: Journal) { self.journal = journal }

  var body: some View {
    List(mails, id: \.self) { mail in
      Text("Mail \(mail)")
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button(isPinned ? "Unpin" : "Pin") { isPinned.toggle() }
          Button("Flag") { journal.note("flag \(mail)") }
        }
        .swipeActions {
          Button("Bin", role: .destructive) { mails.removeAll { $0 == mail } }
          Button("Archive") { journal.note("archive \(mail)") }
        }
    }
  }
}

@MainActor
struct SwipeActionTests {
  private let journal = Journal()
  private let app: XCUIApplication

  init() {
    let journal = journal
    app = XCUIApplication { Mails(journal: journal) }
    app.launch()
  }

  private func drag(_ cell: XCUIElement, from start: Double, to end: Double) {
    cell.coordinate(withNormalizedOffset: CGVector(dx: start, dy: 0.5))
      .press(
        forDuration: 0.1,
        thenDragTo: cell.coordinate(withNormalizedOffset: CGVector(dx: end, dy: 0.5)))
  }

  @Test func `R3 a swipe from an edge shows that edge's actions`() {
    let cell = app.cells.element(boundBy: 1)
    cell.swipeLeft()
    #expect(cell.buttons.allElementsBoundByIndex.map(\.label) == ["Bin", "Archive"])
    app.buttons["Archive"].tap()
    #expect(journal.take() == ["archive 2"] && !app.buttons["Archive"].exists)
    cell.swipeRight()
    #expect(cell.buttons.allElementsBoundByIndex.map(\.label) == ["Pin", "Flag"])
    cell.swipeLeft()
    #expect(cell.buttons.count == 0)
    #expect(cell.label == "Mail 2")
  }

  @Test func `R3 a drag over the whole row does the first, unless that is not allowed`() {
    drag(app.cells.element(boundBy: 0), from: 0.95, to: 0.05)
    #expect(app.cells.count == 2 && !app.staticTexts["Mail 1"].exists)
    drag(app.cells.element(boundBy: 0), from: 0.05, to: 0.95)
    #expect(app.buttons["Pin"].exists)
    drag(app.cells.element(boundBy: 1), from: 0.6, to: 0.4)
    #expect(!app.buttons["Bin"].exists)
  }

  @Test func `actions that are shown follow the state they are made from`() throws {
    let remote = Remote<String>()
    let probe = Probe(
      Remoted("one", remote) { $word in
        List { Text("row").swipeActions { Button(word) {} } }
      })
    let row = try #require(probe.all(.row).first).id
    try probe.graph.send(HostEvent(.reveal(.trailing), on: row))
    #expect(probe.texts == ["row", "one"])
    remote.value = "two"
    probe.graph.flush()
    #expect(probe.texts == ["row", "two"] && probe.host.errors.isEmpty)
  }

  @Test func `a row that goes takes the actions that it shows along`() throws {
    let (probe, show) = Probe.remoted(3) { $count in
      List { ForEach(0..<count, id: \.self) { Text("\($0)").swipeActions { Button("x") {} } } }
    }
    show(2)
    let elements = probe.host.tree.count
    show(3)
    try probe.graph.send(HostEvent(.reveal(.trailing), on: #require(probe.all(.row).last).id))
    let nodes = probe.graph.counters.nodes
    show(2)
    #expect(probe.texts == ["0", "1"] && probe.host.errors.isEmpty)
    // They were moved out of the row, so they are not removed together with it.
    #expect(probe.host.tree.count == elements)
    try probe.graph.send(HostEvent(.reveal(.trailing), on: #require(probe.all(.row).last).id))
    #expect(probe.texts == ["0", "1", "x"] && probe.graph.counters.nodes < nodes)
    probe.graph.unmount()
    #expect(probe.graph.counters.nodes == 0 && probe.host.errors.isEmpty)
  }
}

@MainActor
struct RefreshTests {
  @Test func `R4 a pull refreshes, once at a time`() async {
    let journal = Journal()
    let app = XCUIApplication { Pulled(journal: journal) }
    app.launch()
    app.collectionViews.firstMatch.swipeDown()
    await app.settle()
    #expect(journal.take() == ["refreshed"])
    app.buttons["Outside"].swipeDown()
    await app.settle()
    #expect(journal.take() == ["refreshed"])
    app.buttons["By hand"].tap()
    await app.settle()
    #expect(journal.take() == ["refreshed"])
  }

  private struct Pulled: View {
    let journal: Journal

    var body: some View {
      NavigationStack {
        List {
          Button("Outside") {}
          ByHand()
        }
        .refreshable { journal.note("refreshed") }
      }
    }
  }

  private struct ByHand: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
      Button("By hand") { Task { [refresh] in await refresh?() } }
    }
  }

  @Test func `R4 hosts see that something can be refreshed, and that it is`() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let probe = Probe(
      NavigationStack {
        List { Text("a") }.refreshable { for await _ in gate.stream { break } }
      })
    func flags(_ kind: ElementKind) -> [Bool] {
      [Property.refreshable, .refreshing].map { property in
        probe.all(kind).contains { $0.properties[property] == .bool(true) }
      }
    }
    #expect(flags(.list) == [true, false] && flags(.screen) == [true, false])
    try probe.graph.send(HostEvent(.refresh, on: #require(probe.all(.screen).first).id))
    #expect(flags(.list) == [true, true] && flags(.screen) == [true, true])
    try probe.graph.send(HostEvent(.refresh, on: #require(probe.all(.list).first).id))
    #expect(probe.graph.taskCount == 1)
    gate.continuation.yield()
    while probe.graph.taskCount > 0 { await Task.yield() }
    probe.graph.flush()
    #expect(flags(.list) == [true, false] && flags(.screen) == [true, false])
  }

  @Test func `what cannot be refreshed refuses`() throws {
    let probe = Probe(NavigationStack { List { Text("a") } })
    for kind in [ElementKind.list, .screen] {
      #expect(throws: HostEventError.unsupported) {
        try probe.graph.send(HostEvent(.refresh, on: #require(probe.all(kind).first).id))
      }
    }
  }
}
