// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

private struct Fruits: View {
  let journal: Journal
  @State private var fruits = ["Apple", "Banana", "Cherry", "Date"]

  init(journal: Journal) { self.journal = journal }

  var body: some View {
    NavigationStack {
      List {
        Text("Head")
        Section("Fruits") {
          ForEach(fruits, id: \.self) { fruit in
            Button(fruit) { journal.note(fruit) }
              .deleteDisabled(fruit == "Cherry")
              .moveDisabled(fruit == "Date")
          }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(fruits.joined(separator: " ")).accessibilityIdentifier("all")
      }
      .toolbar { EditButton() }
      .navigationTitle("Fruits")
    }
  }
}

@MainActor
struct RowEditTests {
  private let journal = Journal()
  private let app: XCUIApplication

  init() {
    let journal = journal
    app = XCUIApplication { Fruits(journal: journal) }
    app.launch()
  }

  private var all: String { app.staticTexts["all"].label }
  private func cell(_ name: String) -> XCUIElement {
    app.cells.containing(.button, identifier: name).firstMatch
  }

  @Test func `R1 a swipe shows the button that deletes the row`() {
    #expect(!app.buttons["Delete"].exists)
    cell("Banana").swipeLeft()
    app.buttons["Delete"].tap()
    #expect(all == "Apple Cherry Date" && !app.buttons["Delete"].exists)
  }

  @Test func `R1 one row shows its actions, until something else is done`() {
    cell("Apple").swipeLeft()
    cell("Banana").swipeLeft()
    #expect(app.buttons.matching(identifier: "Delete").count == 1)
    cell("Banana").swipeRight()
    #expect(!app.buttons["Delete"].exists)
    cell("Apple").swipeLeft()
    app.buttons["Date"].tap()
    #expect(!app.buttons["Delete"].exists && journal.take() == ["Date"])
  }

  @Test func `R1 a drag over the whole row deletes at once`() {
    let cell = cell("Date")
    cell.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5))
      .press(
        forDuration: 0.1,
        thenDragTo: cell.coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.5)))
    #expect(all == "Apple Banana Cherry")
  }

  @Test func `R1 rows that are not deleted or moved have nothing for it`() {
    cell("Cherry").swipeLeft()
    app.cells.firstMatch.swipeLeft()
    #expect(!app.buttons["Delete"].exists)
    app.buttons["Edit"].tap()
    #expect(app.buttons["Delete Apple"].exists && !app.buttons["Delete Cherry"].exists)
    #expect(app.buttons["Reorder Cherry"].exists && !app.buttons["Reorder Date"].exists)
  }

  @Test func `R2 an edited list deletes and moves by its buttons`() {
    app.buttons["Edit"].tap()
    app.buttons["Delete Apple"].tap()
    app.buttons["Delete"].tap()
    #expect(all == "Banana Cherry Date")
    app.buttons["Reorder Banana"].press(forDuration: 0.5, thenDragTo: app.buttons["Cherry"])
    #expect(all == "Cherry Banana Date")
    app.buttons["Reorder Banana"].press(forDuration: 0.5, thenDragTo: cell("Cherry"))
    #expect(all == "Banana Cherry Date")
    app.buttons["Done"].tap()
    #expect(!app.buttons["Reorder Banana"].exists && app.buttons["Edit"].exists)
  }

  @Test(arguments: [4, -1, 0, .max, .min])
  func `a move that leads out of the rows is refused`(offset: Int) throws {
    let remote = Remote<[Int]>()
    let probe = Probe(
      Remoted([1, 2, 3, 4], remote) { $numbers in
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
      })
    let row = try #require(probe.all(.row).first).id
    #expect(throws: HostEventError.invalid) {
      try probe.graph.send(HostEvent(.move(by: offset), on: row))
    }
    #expect(remote.value == [1, 2, 3, 4])
    try probe.graph.send(HostEvent(.move(by: 3), on: row))
    #expect(remote.value == [2, 3, 4, 1])
  }

  @Test func `rows without actions, and disabled ones, refuse to show any`() throws {
    let probe = Probe(
      List {
        Text("a")
        ForEach(0..<1) { Text("b \($0)") }.onDelete { _ in }.disabled(true)
        Text("c").swipeActions(allowsFullSwipe: false) { Button("d") {} }
      })
    let rows = probe.all(.row).map(\.id)
    let refusals: [(ElementID, HostEvent.Action, HostEventError)] = [
      (rows[0], .reveal(.trailing), .unsupported), (rows[0], .reveal(nil), .unsupported),
      (rows[0], .move(by: 1), .unsupported), (rows[0], .swipeThrough(.trailing), .unsupported),
      (rows[1], .reveal(.trailing), .disabled), (rows[1], .reveal(.leading), .unsupported),
      (rows[2], .swipeThrough(.trailing), .unsupported), (rows[2], .reveal(.leading), .unsupported),
    ]
    for (row, action, refusal) in refusals {
      #expect(throws: refusal, "\(action)") { try probe.graph.send(HostEvent(action, on: row)) }
    }
  }

  @Test func `an edit mode of the app's own is that of the button and the list`() {
    let app = XCUIApplication { OwnMode() }
    app.launch()
    app.buttons["Edit"].tap()
    #expect(app.staticTexts["editing"].exists && app.buttons["Delete b 0"].exists)
    app.buttons["Stop"].tap()
    #expect(!app.staticTexts["editing"].exists && !app.buttons["Delete b 0"].exists)
  }

  private struct OwnMode: View {
    @State private var mode = EditMode.inactive

    var body: some View {
      List {
        EditButton()
        if mode.isEditing { Text("editing") }
        Button("Stop") { mode = .inactive }
        ForEach(0..<2) { Text("b \($0)") }.onDelete { _ in }
      }
      .environment(\.editMode, $mode)
    }
  }

  // MARK: Edit actions

  private struct Name: Identifiable {
    var id: String
    var isShown = true
  }

  private struct EditedNames: View {
    let actions: EditActions<[Name]>
    @State private var names = ["a", "b", "c"].map { Name(id: $0) }

    var body: some View {
      NavigationStack {
        List {
          ForEach($names, editActions: actions) { $name in
            Toggle(name.id, isOn: $name.isShown)
          }
          Text(names.map { "\($0.id)\($0.isShown ? "+" : "-")" }.joined())
            .accessibilityIdentifier("all")
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test func `R1 edit actions change the collection through its binding`() {
    let app = XCUIApplication { EditedNames(actions: .all) }
    app.launch()
    app.switches["b"].tap()
    app.cells.element(boundBy: 0).swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["all"].label == "b-c+")
    app.buttons["Edit"].tap()
    app.buttons["Reorder b"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder c"])
    #expect(app.staticTexts["all"].label == "c+b-")
  }

  @Test func `R1 only the given edit actions are offered`() {
    let cases: [(EditActions<[Name]>, Bool, Bool)] = [
      (.delete, true, false), (.move, false, true), ([], false, false),
    ]
    for (actions, deletes, moves) in cases {
      let app = XCUIApplication { EditedNames(actions: actions) }
      app.launch()
      app.buttons["Edit"].tap()
      #expect(app.buttons["Delete a"].exists == deletes)
      #expect(app.buttons["Reorder a"].exists == moves)
    }
  }

  @Test func `R1 edits of rows that the collection has lost change nothing`() throws {
    final class Shelf {
      var names = [Name(id: "a"), Name(id: "b")]
    }
    let shelf = Shelf()
    let names = Binding {
      shelf.names
    } set: {
      shelf.names = $0
    }
    let probe = Probe(List { ForEach(names, editActions: .all) { $name in Text(name.id) } })
    let row = try #require(probe.all(.row).first).id
    shelf.names = []
    try probe.graph.send(HostEvent(.move(by: 1), on: row))
    try probe.graph.send(HostEvent(.swipeThrough(.trailing), on: row))
    #expect(shelf.names.isEmpty)
  }

  @Test func `lists with edit actions can be selected, and identify elements by a property`() throws
  {
    struct Lists: View {
      @State private var names = ["a", "b"]
      @State private var items = [Name(id: "c"), Name(id: "d")]
      @State private var one: String?
      @State private var several: Set<String> = []

      var body: some View {
        List($names, id: \.self, editActions: .delete) { Text($0.wrappedValue) }
        List($items, editActions: .move) { $item in Text(item.id) }
        List($names, id: \.self, editActions: .all, selection: $one) { Text($0.wrappedValue) }
        List($names, id: \.self, editActions: .all, selection: $several) { Text($0.wrappedValue) }
        List($items, editActions: .all, selection: $one) { $item in Text(item.id) }
        List($items, editActions: .all, selection: $several) { $item in Text(item.id) }
        Text("\(one ?? "none")")
      }
    }
    let probe = Probe(Lists())
    #expect(
      probe.all(.list).map { probe.words($0.id) } == ["a b", "c d", "a b", "a b", "c d", "c d"])
    let row = try #require(probe.all(.row).dropFirst(5).first).id
    try probe.graph.send(HostEvent(.tap, on: row))
    #expect(probe.texts.last == "b")
  }
}
