// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct FlowStackTests {
  @Test(arguments: Keeping.allCases)
  func `a push shows the new screen, and back shows the one below`(keeping: Keeping) {
    let app = XCUIApplication { keeping.flow(Trip()) }
    app.launch()
    app.buttons["Push 1"].tap()
    #expect(app.staticTexts["Number 1"].exists)
    #expect(!app.staticTexts["Welcome"].exists)
    app.buttons["Push 2"].tap()
    #expect(app.navigationBars["2"].buttons.element(boundBy: 0).label == "1")
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Number 1"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Welcome"].exists)
  }

  @Test(arguments: Keeping.allCases)
  func `pushes, sheets and covers are mixed in one path`(keeping: Keeping) {
    let app = XCUIApplication { keeping.flow(Trip()) }
    app.launch()
    app.buttons["Push 1"].tap()
    app.buttons["Sheet 2"].tap()
    #expect(app.staticTexts["sheet+ 1:1"].exists)
    #expect(!app.staticTexts["Number 1"].isHittable)
    app.buttons["Push 3"].firstMatch.tap()
    #expect(app.staticTexts["push 1:2"].exists)
    app.buttons["Cover 4"].firstMatch.tap()
    #expect(app.staticTexts["cover+ 1:3"].exists)
    #expect(!app.staticTexts["Number 3"].exists)
    app.buttons["Dismiss"].firstMatch.tap()
    #expect(app.staticTexts["Number 3"].exists)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(!app.staticTexts["Number 3"].exists)
  }

  @Test(arguments: Keeping.allCases)
  func `several screens opened in one action are all there`(keeping: Keeping) {
    let app = XCUIApplication { keeping.flow(Trip()) }
    app.launch()
    let batches = app.batches.count
    app.buttons["All at once"].tap()
    #expect(app.batches.count == batches + 1)
    #expect(app.staticTexts["Number 3"].isHittable)
    app.navigationBars["3"].buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Number 2"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["Number 1"].isHittable)
  }

  /// FlowStacks requires 0.65 s for each screen (#33).
  @Test func `a deep path is there from the first batch`() {
    let trip = Trip([
      .push(1), .push(2), .sheet(3, withNavigation: true), .push(4), .push(5),
      .cover(6, withNavigation: true), .push(7), .sheet(8),
    ])
    let app = XCUIApplication { PathFlow(trip: trip) }
    app.launch()
    #expect(app.batches.count == 1)
    #expect(app.staticTexts["Number 8"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["Number 7"].isHittable)
    #expect(trip.path.count == 7)
    app.buttons["Dismiss"].firstMatch.tap()
    #expect(app.staticTexts["Number 6"].isHittable)
    app.buttons["To the root"].firstMatch.tap()
    #expect(app.staticTexts["Welcome"].isHittable)
    #expect(trip.path.isEmpty)
  }

  /// FlowStacks requires 0.65 s for each step, and shows intermediate paths (#61).
  @Test func `a path can become any other in one batch`() {
    let trip = Trip([.push(1), .sheet(2, withNavigation: true), .push(3), .cover(4)])
    let app = XCUIApplication { PathFlow(trip: trip) }
    app.launch()
    let goals: [[Route<Int>]] = [
      [.cover(5, withNavigation: true), .push(6)], [], [.push(1), .push(2), .push(3)],
      [.push(1), .sheet(2), .sheet(3), .cover(4)], [.push(1), .sheet(3), .cover(4)],
      [.push(1), .cover(4)], [.sheet(9)],
    ]
    for goal in goals {
      let batches = app.batches.count
      trip.path = FlowPath(goal)
      let name = goal.last.map { "Number \($0.screen)" } ?? "Welcome"
      #expect(app.staticTexts[name].isHittable)
      #expect(app.batches.count == batches + 1)
      #expect(trip.path == FlowPath(goal))
    }
  }

  @Test func `going back and dismissing write the path`() {
    let trip = Trip([.push(1), .push(2), .sheet(3, withNavigation: true), .push(4)])
    let app = XCUIApplication { ArrayFlow(trip: trip) }
    app.launch()
    app.navigationBars["4"].buttons.element(boundBy: 0).tap()
    #expect(trip.routes.count == 3)
    app.sheets.firstMatch.swipeDown()
    #expect(trip.routes == [.push(1), .push(2)])
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(trip.routes == [.push(1)])
  }

  private struct Redirecting: View {
    @ObservedObject var trip: Trip

    var body: some View {
      FlowStack($trip.routes, withNavigation: true) {
        Text("Root")
          .onAppear { if trip.routes == [.push(1)] { trip.routes.append(.push(9)) } }
          .flowDestination(for: Int.self) { NumberScreen(number: $0) }
      }
    }
  }

  @Test func `what a screen opens as somebody comes back to it stays`() {
    let trip = Trip([.push(1)])
    let app = XCUIApplication { Redirecting(trip: trip) }
    app.launch()
    app.navigationBars["1"].buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Number 9"].isHittable && trip.routes == [.push(9)])
    app.navigationBars["9"].buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Root"].isHittable && trip.routes.isEmpty)
  }

  @Test func `dismissing a lower sheet takes all above it`() {
    let trip = Trip([.sheet(1, withNavigation: true), .push(2), .sheet(3), .cover(4)])
    let app = XCUIApplication { PathFlow(trip: trip) }
    app.launch()
    trip.path.removeLast(3)
    #expect(app.staticTexts["Number 1"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(trip.path.isEmpty)
  }

  @Test func `equal screens may repeat, each with its own state`() {
    let trip = Trip([.push(1), .push(1), .push(1)])
    let app = XCUIApplication { PathFlow(trip: trip) }
    app.launch()
    app.buttons["Tap"].tap()
    #expect(app.staticTexts["Taps: 1"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Taps: 0"].exists)
    app.buttons["Tap"].tap()
    app.buttons["Tap"].tap()
    trip.path.push(1)
    #expect(app.staticTexts["Taps: 0"].exists)
    trip.path.goBack()
    #expect(app.staticTexts["Taps: 2"].exists)
    trip.path.goBack(2)
    #expect(app.staticTexts["Welcome"].exists)
  }

  /// FlowStacks never compares values, so another screen received the state of the previous one.
  @Test func `a screen that stays open keeps its state, another in its place starts anew`() {
    let trip = Trip([.push(1), .push(2)])
    let app = XCUIApplication { PathFlow(trip: trip) }
    app.launch()
    app.buttons["Tap"].tap()
    trip.path = FlowPath([.push(1), .push(2), .sheet(3)])
    trip.path = FlowPath([.push(1), .push(2)])
    #expect(app.staticTexts["Taps: 1"].exists)
    trip.path = FlowPath([.push(1), .push(3)])
    #expect(app.staticTexts["Taps: 0"].exists)
    trip.path = FlowPath([.push(1), .push(2)])
    #expect(app.staticTexts["Taps: 0"].exists)
  }

  /// In FlowStacks, this traps in a debug build, and is not reported in a release build.
  @Test func `a push where there is no navigation is reported`() {
    let trip = Trip([.sheet(1), .push(2)])
    let app = XCUIApplication { PathFlow(trip: trip) }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(app.diagnostics.count == 1)
    #expect(trip.path.count == 2)
  }

  @Test(arguments: [UseNavigationStackPolicy.whenAvailable, .never])
  func `a sheet that gets a navigation stack keeps its screen's state, and says what bars show`(
    policy: UseNavigationStackPolicy
  ) {
    let trip = Trip([.sheet(1)])
    let app = XCUIApplication { PathFlow(trip: trip).useNavigationStack(policy) }
    app.launch()
    #expect(!app.navigationBars["1"].exists)
    app.buttons["Tap"].firstMatch.tap()
    trip.path = FlowPath([.sheet(1, withNavigation: true), .push(2)])
    #expect(app.staticTexts["Number 2"].isHittable)
    app.navigationBars["2"].buttons.element(boundBy: 0).tap()
    #expect(app.navigationBars["1"].exists)
    #expect(app.staticTexts["Taps: 1"].exists)
  }

  @Test func `a screen in a sheet may hide its bar`() {
    let app = XCUIApplication {
      FlowStack(.constant([Route<Int>.sheet(1, withNavigation: true)])) {
        Text("Root").flowDestination(for: Int.self) { _ in
          Text("Bare").navigationTitle("Bare").navigationBarHidden(true)
        }
      }
    }
    app.launch()
    #expect(app.staticTexts["Bare"].isHittable)
    #expect(!app.navigationBars["Bare"].exists)
  }
}
