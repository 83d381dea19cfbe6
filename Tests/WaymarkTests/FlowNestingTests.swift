// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// The flow in a screen of the outer flow.
private enum Child: Hashable {
  case sharing, owning, typed
}

private struct OuterFlow: View {
  @ObservedObject var trip: Trip
  @ObservedObject var inner: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Home()
        .flowDestination(for: Int.self) { NumberScreen(number: $0) }
        .flowDestination(for: Child.self) { child in
          switch child {
          case .sharing: FlowStack(withNavigation: true) { Home() }
          case .owning: FlowStack($inner.path, withNavigation: true) { Home() }
          case .typed: FlowStack($inner.routes, withNavigation: true) { Home() }
          }
        }
    }
  }
}

private struct TypedOuter: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.routes) {
      Home().flowDestination(for: Int.self) { number in
        FlowStack(withNavigation: true) {
          Home().flowDestination(for: Int.self) { NumberScreen(number: $0) }
        }
      }
    }
  }
}

@MainActor @Suite struct FlowNestingTests {
  @Test func `a child without a binding shares its parent's path`() {
    let trip = Trip([.push(1)])
    let app = XCUIApplication { OuterFlow(trip: trip, inner: Trip()) }
    app.launch()
    trip.path.push(Child.sharing)
    #expect(app.staticTexts["push 1:1"].exists)
    #expect(app.staticTexts["Welcome"].exists)
    app.buttons["Push 1"].tap()
    #expect(app.staticTexts["push 1:2"].exists)
    #expect(trip.path.count == 3)
    app.buttons["To the root"].tap()
    #expect(app.staticTexts["root 1:-1"].exists)
    #expect(trip.path.isEmpty)
  }

  /// FlowStacks #76: a child could not open more than one screen.
  ///
  /// FlowStacks #75: a child did not find the destinations of its parent.
  @Test(arguments: [Child.owning, .typed])
  private func `a child with a binding has its own path and root`(child: Child) {
    let (trip, inner) = (Trip([.push(1)]), Trip())
    let app = XCUIApplication { OuterFlow(trip: trip, inner: inner) }
    app.launch()
    trip.path.presentSheet(child)
    #expect(app.staticTexts["root 2:-1"].exists)
    app.buttons["Push 1"].firstMatch.tap()
    app.buttons["Sheet 2"].firstMatch.tap()
    #expect(app.staticTexts["sheet+ 2:1"].exists)
    #expect(trip.path.count == 2)
    #expect(child == .typed ? inner.routes.count == 2 : inner.path.count == 2)
    app.buttons["To the root"].firstMatch.tap()
    #expect(app.staticTexts["root 2:-1"].isHittable)
    #expect(trip.path.count == 2)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["push 1:0"].isHittable)
  }

  @Test func `a child without a binding has its own path under a parent of one type`() {
    let trip = Trip([.cover(1)])
    let app = XCUIApplication { TypedOuter(trip: trip) }
    app.launch()
    #expect(app.staticTexts["root 2:-1"].exists)
    app.buttons["Push 1"].tap()
    #expect(app.staticTexts["push 2:0"].exists)
    #expect(trip.routes == [.cover(1)])
    app.buttons["To the root"].tap()
    #expect(app.staticTexts["root 2:-1"].exists)
  }
}
