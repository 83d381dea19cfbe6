// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// A path that does not announce its changes.
@MainActor private final class SilentTrip {
  var routes: [Route<Int>] = []
}

private struct SilentFlow: View {
  let trip: SilentTrip

  var body: some View {
    FlowStack(
      Binding(get: { [trip] in trip.routes }, set: { [trip] in trip.routes = $0 }),
      withNavigation: true
    ) {
      Home().flowDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

/// A typed flow whose root declares a local destination, in the first of two tabs.
private struct TabbedFlow: View {
  @ObservedObject var trip: Trip
  @State private var tab = 0
  @State private var isLocalOpen = false

  var body: some View {
    TabView(selection: $tab) {
      FlowStack($trip.routes, withNavigation: true) {
        VStack {
          Home()
          Button("Open local") { isLocalOpen = true }
        }
        .flowDestination(for: Int.self) { NumberScreen(number: $0) }
        .flowDestination(isPresented: $isLocalOpen, style: .push) { Text("Local") }
      }
      .tabItem { Text("Flow") }
      .tag(0)
      Button("Start again") {
        tab = 0
        trip.routes = [.push(8)]
      }
      .tabItem { Text("Other") }
      .tag(1)
    }
  }
}

/// Defects of state reported by FlowStacks' users do not occur.
@MainActor @Suite struct FlowStacksStateTests {
  /// FlowStacks #39: a path in a shared object changed, and the screens did not.
  @Test func `a path that nobody observes is shown all the same`() {
    let trip = SilentTrip()
    let app = XCUIApplication { SilentFlow(trip: trip) }
    app.launch()
    app.buttons["All at once"].tap()
    #expect(app.staticTexts["Number 3"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(trip.routes.count == 2)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(trip.routes == [.push(1)])
  }

  /// In FlowStacks, returning to the app closed a local destination, as did any later edit.
  @Test func `coming back to the app, and edits meanwhile, keep a local destination`() {
    let trip = Trip()
    let app = XCUIApplication { TabbedFlow(trip: trip) }
    app.launch()
    app.buttons["Open local"].tap()
    app.enter(.inactive)
    app.enter(.background)
    app.enter(.active)
    #expect(app.staticTexts["Local"].exists)
    app.enter(.inactive)
    trip.routes = [.push(3)]
    #expect(app.staticTexts["Number 3"].exists)
    app.enter(.active)
    #expect(app.staticTexts["Number 3"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Local"].exists)
  }

  /// FlowStacks #96: a tab could not be reset from another one.
  @Test func `a flow in another tab is set and shown in one action`() {
    let trip = Trip([.push(1), .push(2), .sheet(3)])
    let app = XCUIApplication { TabbedFlow(trip: trip) }
    app.launch()
    app.sheets.firstMatch.swipeDown()
    app.tabBars.buttons["Other"].tap()
    let batches = app.batches.count
    app.buttons["Start again"].tap()
    #expect(app.staticTexts["Number 8"].isHittable)
    #expect(app.batches.count == batches + 1)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Welcome"].isHittable)
  }

  /// FlowStacks dismisses a sheet that receives a navigation stack, and presents it again.
  @Test func `a sheet that gets a navigation stack stays the same`() {
    let trip = Trip([.push(1), .sheet(2)])
    let app = XCUIApplication { ArrayFlow(trip: trip) }
    app.launch()
    app.buttons["Tap"].firstMatch.tap()
    trip.routes[1] = .sheet(2, withNavigation: true)
    #expect(app.staticTexts["sheet+ 1:1"].isHittable)
    #expect(app.staticTexts["Taps: 1"].isHittable)
    app.buttons["Push 3"].firstMatch.tap()
    #expect(app.staticTexts["Number 3"].isHittable)
  }

  /// FlowStacks closes both sheets, and presents the upper one again.
  @Test func `a sheet below another goes, and the upper one is there in the same update`() {
    let trip = Trip([.push(1), .sheet(2, withNavigation: true), .sheet(3)])
    let app = XCUIApplication { ArrayFlow(trip: trip) }
    app.launch()
    let batches = app.batches.count
    trip.routes.remove(at: 1)
    #expect(app.staticTexts["sheet 1:1"].isHittable)
    #expect(app.batches.count == batches + 1)
    #expect(app.sheets.count == 1)
    #expect(trip.routes == [.push(1), .sheet(3)])
  }

  /// FlowStacks #96: the tabs could not be hidden on some screens.
  @Test func `a screen hides the tabs around it for as long as it is seen`() {
    let trip = Trip()
    let app = XCUIApplication { HidingTabs(trip: trip) }
    app.launch()
    #expect(app.tabBars.firstMatch.exists)
    trip.path.push(1)
    #expect(app.staticTexts["Number 1"].exists)
    #expect(!app.tabBars.firstMatch.exists)
    trip.path.push(2)
    #expect(app.staticTexts["Number 2"].exists)
    #expect(app.tabBars.firstMatch.exists)
    trip.path.goBack()
    #expect(!app.tabBars.firstMatch.exists)
    trip.path.goBackToRoot()
    #expect(app.tabBars.buttons["Other"].exists)
    trip.path = FlowPath([.push(2), .push(1)])
    #expect(!app.tabBars.firstMatch.exists)
  }
}

/// The first of its numbered screens hides the tabs.
private struct HidingTabs: View {
  @ObservedObject var trip: Trip

  var body: some View {
    TabView {
      FlowStack($trip.path, withNavigation: true) {
        Home().flowDestination(for: Int.self) { number in
          NumberScreen(number: number).toolbar(number == 1 ? .hidden : .automatic, for: .tabBar)
        }
      }
      .tabItem { Text("Flow") }
      Text("Other").tabItem { Text("Other") }
    }
  }
}
