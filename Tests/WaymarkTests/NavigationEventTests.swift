// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Records events.
@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Told: View {
  @ObservedObject var trip: Trip
  let journal: Journal

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Home().flowDestination(for: Int.self) { number in
        NumberScreen(number: number)
          .onFlowDismiss { journal.lines.append("\(number) closed by \($0)") }
      }
    }
    .onNavigation { event in
      journal.lines.append("\(event.cause) \(event.before.count)→\(event.after.count)")
    }
  }
}

private struct Two: View {
  let trip = Trip()
  let journal: Journal

  var body: some View {
    FlowStack(withNavigation: true) {
      Home().flowDestination(for: Int.self) { _ in
        PathFlow(trip: trip).onNavigation { journal.lines.append("inner \($0.nesting)") }
      }
    }
    .onNavigation { journal.lines.append("outer \($0.nesting)") }
  }
}

private struct Linked: View {
  let journal: Journal

  var body: some View {
    FlowStack(withNavigation: true) {
      LinkButton().flowDestination(for: Int.self) { number in
        VStack {
          NumberScreen(number: number)
          SilentButton()
        }
      }
    }
    .onNavigation { journal.lines.append("\($0)") }
  }
}

private struct SilentButton: View {
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    Button("Silently") { navigator.replaceTop(with: 8, as: .silently) }
  }
}

private struct LinkButton: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Link") { navigator.change(because: .link) { $0.push(4) } }
      Button("Local") { isOpen = true }
    }
    .flowDestination(isPresented: $isOpen, style: .push) { Text("Here") }
  }
}

@MainActor @Suite struct NavigationEventTests {
  private let trip = Trip()
  private let journal = Journal()

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Told(trip: trip, journal: journal) }
    app.launch()
    return app
  }

  private func back(_ app: XCUIApplication) {
    app.navigationBars.buttons.element(boundBy: 0).tap()
  }

  @Test func `each change is told once, with its cause`() {
    let app = launch()
    app.buttons["All at once"].tap()
    #expect(journal.lines == ["code 0→3"])
    journal.lines = []
    back(app)
    #expect(journal.lines == ["3 closed by back", "back 3→2"])
    journal.lines = []
    app.sheets.firstMatch.swipeDown()
    #expect(journal.lines == ["2 closed by dismissal", "dismissal 2→1"])
    journal.lines = []
    trip.path = FlowPath([.push(7), .sheet(8)])
    #expect(app.staticTexts["Number 8"].isHittable)
    #expect(journal.lines == ["1 closed by code", "code 1→2"])
  }

  /// FlowStacks #14, #78: the app is not notified of a closed screen.
  @Test func `a screen is told that it was closed in whatever way`() {
    trip.path = FlowPath([.push(1), .push(2), .cover(3, withNavigation: true), .push(4)])
    let app = launch()
    journal.lines = []
    trip.path.routes.remove(at: 1)
    _ = app.staticTexts["Number 4"].exists
    #expect(journal.lines.first == "2 closed by code")
    journal.lines = []
    app.buttons["To the root"].firstMatch.tap()
    #expect(
      journal.lines == ["4 closed by code", "3 closed by code", "1 closed by code", "code 3→0"])
  }

  @Test func `another value in the same screen is a change`() {
    let app = XCUIApplication { Linked(journal: journal) }
    app.launch()
    app.buttons["Link"].tap()
    journal.lines = []
    app.buttons["Silently"].tap()
    #expect(app.staticTexts["Number 8"].exists)
    #expect(journal.lines == ["code: [push 4] → [push 8]"])
  }

  @Test func `a change through a binding is told as code`() {
    let app = launch()
    let navigator = FlowPathNavigator(ObservedObject(wrappedValue: trip).projectedValue.path.routes)
    navigator.push(1)
    #expect(app.staticTexts["Number 1"].exists)
    #expect(journal.lines == ["code 0→1"])
  }

  @Test func `code can say another cause`() {
    let app = XCUIApplication { Linked(journal: journal) }
    app.launch()
    app.buttons["Link"].tap()
    #expect(app.staticTexts["Number 4"].exists)
    #expect(journal.lines == ["link: [] → [push 4]"])
    journal.lines = []
    app.buttons["Push 5"].tap()
    #expect(journal.lines == ["code: [push 4] → [push 4, push 5]"])
  }

  @Test func `a local destination is told of, too`() {
    let app = XCUIApplication { Linked(journal: journal) }
    app.launch()
    app.buttons["Local"].tap()
    #expect(app.staticTexts["Here"].exists)
    #expect(journal.lines == ["code: [] → [push local destination]"])
    journal.lines = []
    back(app)
    #expect(journal.lines == ["back: [push local destination] → []"])
  }

  @Test func `a stack in a stack tells its own listeners and those around`() {
    let app = XCUIApplication { Two(journal: journal) }
    app.launch()
    app.buttons["Sheet 1"].tap()
    #expect(journal.lines == ["outer 1"])
    journal.lines = []
    app.buttons["Push 1"].firstMatch.tap()
    #expect(journal.lines == ["inner 2", "outer 2"])
  }
}
