// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Stores the navigators in the environment of screens.
@MainActor private final class Found {
  var typed: [FlowNavigator<Int>] = []
  var paths: [FlowPathNavigator] = []
}

private struct Finder: View {
  @EnvironmentObject private var typed: FlowNavigator<Int>
  @EnvironmentObject private var path: FlowPathNavigator
  let found: Found
  let name: String

  var body: some View {
    found.typed.append(typed)
    found.paths.append(path)
    return Text(name)
  }
}

private struct FinderFlow: View {
  @ObservedObject var trip: Trip
  let found: Found

  var body: some View {
    FlowStack($trip.routes, withNavigation: true) {
      Finder(found: found, name: "Welcome")
        .flowDestination(for: Int.self) { Finder(found: found, name: "Number \($0)") }
    }
  }
}

private struct Links: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      VStack {
        FlowLink("Pushed", value: 1, style: .push)
        FlowLink(String("Sheet"), value: 2, style: .sheet(withNavigation: true))
        FlowLink(value: 3, style: .cover) { Text("Covered") }
        FlowLink("Nothing", value: Int?.none, style: .push)
        FlowLink("Word", value: "word", style: .push)
      }
      .flowDestination(for: Int.self) { Text("Number \($0)") }
      .flowDestination(for: String.self) { Text("Word \($0)") }
    }
  }
}

@MainActor @Suite struct FlowNavigatorTests {
  @Test func `a navigator changes the path it is bound to`() {
    let trip = Trip([.push(1)])
    let navigator = FlowNavigator(
      Binding(get: { trip.routes }, set: { trip.routes = $0 }))
    navigator.push(2)
    navigator.presentSheet(3, withNavigation: true)
    #expect(navigator.canPush == true)
    #expect(navigator.canGoBack(3))
    #expect(!navigator.canGoBack(4))
    #expect(trip.routes == [.push(1), .push(2), .sheet(3, withNavigation: true)])
    #expect(navigator.goBackTo(1))
    navigator.goBackToRoot()
    #expect(trip.routes.isEmpty)
  }

  /// FlowStacks creates new navigators at each evaluation (#111); if one was missing or of another
  /// type, the app crashed (#67, #99).
  @Test func `all screens of a stack find the same navigators, for all its life`() throws {
    let found = Found()
    let trip = Trip([.push(1), .sheet(2, withNavigation: true), .push(3)])
    let app = XCUIApplication { FinderFlow(trip: trip, found: found) }
    app.launch()
    trip.routes = []
    trip.routes.push(4)
    #expect(app.staticTexts["Number 4"].exists)
    let typed = try #require(found.typed.first)
    #expect(found.typed.count == 5)
    #expect(found.typed.allSatisfy { $0 === typed })
    #expect(Set(found.paths.map(ObjectIdentifier.init)).count == 1)
  }

  @Test func `a stack of one type takes screens of that type without their type`() throws {
    let found = Found()
    let trip = Trip()
    let app = XCUIApplication { FinderFlow(trip: trip, found: found) }
    app.failsOnDiagnostics = false
    app.launch()
    let path = try #require(found.paths.first)
    path.push(1)
    path.presentSheet(2)
    #expect(trip.routes == [.push(1), .sheet(2)])
    #expect(path.routes == [.push(1), .sheet(2)])
    #expect(reports { path.presentSheet("word") } == [.error])
    #expect(trip.routes == [.push(1), .sheet(2)])
    path.dismiss()
    #expect(trip.routes == [.push(1)])
  }

  @Test func `a navigator whose stack is gone does nothing`() throws {
    let found = Found()
    let trip = Trip([.push(1)])
    let app = XCUIApplication { FinderFlow(trip: trip, found: found) }
    app.launch()
    app.terminate()
    let navigator = try #require(found.typed.first)
    navigator.push(2)
    #expect(navigator.routes.isEmpty)
    #expect(trip.routes == [.push(1)])
  }

  @Test(
    arguments: [
      ("Pushed", "Number 1", .push(1)),
      ("Sheet", "Number 2", .sheet(2, withNavigation: true)),
      ("Covered", "Number 3", .cover(3)),
    ] as [(String, String, Route<Int>)])
  func `a link opens its screen in its style`(link: String, text: String, route: Route<Int>) {
    let trip = Trip()
    let app = XCUIApplication { Links(trip: trip) }
    app.launch()
    app.buttons[link].tap()
    #expect(app.staticTexts[text].isHittable)
    #expect(trip.path == FlowPath([route]))
  }

  @Test func `a link opens a screen of any type, and none without a value`() {
    let trip = Trip()
    let app = XCUIApplication { Links(trip: trip) }
    app.launch()
    app.buttons["Nothing"].tap()
    #expect(trip.path.isEmpty)
    app.buttons["Word"].tap()
    #expect(app.staticTexts["Word word"].exists)
  }

  @Test func `a link outside of a flow stack is reported and opens nothing`() {
    let app = XCUIApplication { FlowLink("Lost", value: 1, style: .push) }
    app.failsOnDiagnostics = false
    app.launch()
    app.buttons["Lost"].tap()
    #expect(app.diagnostics.map(\.severity) == [.error])
  }
}

/// Writes paths with invalid counts.
private struct Careless: View {
  @EnvironmentObject private var navigator: FlowNavigator<Int>

  var body: some View {
    Button("Too many") { navigator.setRoutes([.push(1)], keeping: 9) }
    Button("Negative") {
      navigator.setRoutes([.push(2)], keeping: -3)
      navigator.closeLocalRoutes(keeping: -1)
    }
  }
}

@MainActor struct FlowNavigatorCountTests {
  @Test(arguments: [("Too many", 1), ("Negative", 2)])
  func `a count that cannot be does not stop the app`(button: String, number: Int) {
    let app = XCUIApplication {
      CarelessFlow()
    }
    app.launch()
    app.buttons[button].tap()
    #expect(app.staticTexts["Number \(number)"].exists)
  }
}

private struct CarelessFlow: View {
  @State private var routes: [Route<Int>] = []

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      Careless().flowDestination(for: Int.self) { Text("Number \($0)") }
    }
  }
}
