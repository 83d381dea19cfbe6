// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Counts existing objects.
@MainActor private final class LiveCount {
  var count = 0
}

@MainActor private final class Guest: ObservableObject {
  private let live: LiveCount

  init(_ live: LiveCount) {
    self.live = live
    live.count += 1
  }

  isolated deinit { live.count -= 1 }
}

private struct GuestScreen: View {
  @StateObject private var guest: Guest
  @EnvironmentObject private var navigator: FlowPathNavigator

  init(_ live: LiveCount) { _guest = StateObject(wrappedValue: Guest(live)) }

  var body: some View {
    Text("Guest").flowDestination(for: Bool.self) { [guest] _ in
      Button("Back") { [guest] in
        _ = guest
        navigator.goBack()
      }
    }
  }
}

private struct GuestFlow: View {
  @ObservedObject var trip: Trip
  let live: LiveCount

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Text("Welcome").flowDestination(for: Int.self) { _ in GuestScreen(live) }
    }
  }
}

private struct PushedFlow: View {
  @ObservedObject var outer: Trip
  @ObservedObject var inner: Trip
  let live: LiveCount

  var body: some View {
    FlowStack($outer.path, withNavigation: true) {
      Text("Welcome").flowDestination(for: String.self) { _ in
        FlowStack($inner.path) {
          GuestScreen(live).flowDestination(for: Int.self) { _ in GuestScreen(live) }
        }
      }
    }
  }
}

private struct Tabs: View {
  @ObservedObject var trip: Trip
  let bodies: BodyCounts

  var body: some View {
    TabView {
      PathFlow(trip: trip, bodies: bodies).tabItem { Text("One") }
      PathFlow(trip: Trip([.push(100), .push(101)]), bodies: bodies).tabItem { Text("Two") }
    }
  }
}

@MainActor @Suite struct FlowIsolationTests {
  /// FlowStacks evaluates every open screen at each change, twice.
  @Test(
    arguments: [
      .push(9), .sheet(9, withNavigation: true), .cover(9),
    ] as [Route<Int>])
  func `opening a screen evaluates that screen only, once`(route: Route<Int>) {
    let bodies = BodyCounts()
    let trip = Trip([
      .push(1), .push(2), .sheet(3, withNavigation: true), .push(4), .push(5),
    ])
    let app = XCUIApplication { PathFlow(trip: trip, bodies: bodies) }
    app.launch()
    #expect(bodies.counts == ["Home": 1, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1])
    bodies.reset()
    trip.path.append(route)
    #expect(app.staticTexts["Number 9"].exists)
    #expect(bodies.counts == ["9": 1])
    bodies.reset()
    trip.path.removeLast()
    #expect(!app.staticTexts["Number 9"].exists)
    #expect(bodies.counts.isEmpty)
  }

  /// FlowStacks #111: presenting in one tab evaluated the others.
  @Test func `a change in one tab evaluates nothing in another`() {
    let bodies = BodyCounts()
    let trip = Trip([.push(1)])
    let app = XCUIApplication { Tabs(trip: trip, bodies: bodies) }
    app.launch()
    bodies.reset()
    app.buttons["Sheet 2"].tap()
    #expect(app.staticTexts["Number 2"].exists)
    #expect(bodies.counts == ["2": 1])
  }

  /// In FlowStacks, the cost of a push increases with the depth.
  @Test(arguments: [10, 200])
  func `a push costs the same at any depth`(depth: Int) {
    let bodies = BodyCounts()
    let trip = Trip((1...depth).map { .push($0) })
    let app = XCUIApplication { PathFlow(trip: trip, bodies: bodies) }
    app.launch()
    bodies.reset()
    let before = app.mutations.count
    trip.path.push(999)
    #expect(app.staticTexts["Number 999"].exists)
    #expect(bodies.counts == ["999": 1])
    #expect(app.mutations.count - before < 100)
  }

  /// FlowStacks #70: the navigator kept the view models of closed screens alive.
  @Test func `what a screen owns ends with it`() {
    let live = LiveCount()
    let trip = Trip()
    let app = XCUIApplication { GuestFlow(trip: trip, live: live) }
    app.launch()
    for route in [Route.push(1), .sheet(1), .cover(1)] {
      trip.path.append(route)
      #expect(app.staticTexts["Guest"].exists)
      #expect(live.count == 1)
      trip.path.append(.sheet(true))
      app.buttons["Back"].tap()
      trip.path.removeLast()
      #expect(!app.staticTexts["Guest"].exists)
      #expect(live.count == 0)
    }
  }

  @Test(arguments: [UseNavigationStackPolicy.whenAvailable, .never])
  func `a pushed flow and what its screens own end with its screen`(
    policy: UseNavigationStackPolicy
  ) {
    let live = LiveCount()
    let (outer, inner) = (Trip(), Trip([.push(1), .sheet(2, withNavigation: true), .push(3)]))
    let app = XCUIApplication {
      PushedFlow(outer: outer, inner: inner, live: live).useNavigationStack(policy)
    }
    app.launch()
    for _ in 0..<5 {
      outer.path.push("child")
      #expect(app.staticTexts["Guest"].exists)
      #expect(live.count == 4)
      outer.path.goBack()
      #expect(app.staticTexts["Welcome"].exists)
      #expect(live.count == 0)
    }
  }
}
