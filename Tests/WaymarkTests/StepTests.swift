// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes
import WaymarkTesting

@testable import Waymark

/// Records what appears, in order, and calls delayed actions.
@MainActor private final class Watch: ObservableObject {
  var seen: [String] = []
  var events: [NavigationEvent] = []
  var pending: [@MainActor () -> Void] = []
  var onAppear: [Int: () -> Void] = [:]

  var timer: StepTimer { StepTimer { [self] _, action in pending.append(action) } }

  func ring() {
    let due = pending
    pending = []
    for action in due { action() }
  }
}

private struct Stepping: View {
  @ObservedObject var trip: Trip
  let watch: Watch
  let platform: NavigationPlatform
  var policy = UseNavigationStackPolicy.never

  var body: some View {
    FlowStack($trip.routes, withNavigation: true) {
      Home().flowDestination(for: Int.self) { number in
        NumberScreen(number: number)
          .onAppear {
            watch.seen.append("\(number)")
            watch.onAppear.removeValue(forKey: number)?()
          }
      }
    }
    .onNavigation { watch.events.append($0) }
    .navigationPlatform(platform)
    .useNavigationStack(policy)
    .environment(\.stepTimer, watch.timer)
  }
}

/// Platforms that cannot show a change at once show it in steps.
@MainActor @Suite struct StepTests {
  private let trip = Trip()
  private let watch = Watch()

  private func launch(
    _ platform: NavigationPlatform, policy: UseNavigationStackPolicy = .never
  ) -> XCUIApplication {
    let app = XCUIApplication {
      Stepping(trip: trip, watch: watch, platform: platform, policy: policy)
    }
    app.launch()
    return app
  }

  @Test(
    arguments: [NavigationPlatform.navigationView, .navigationStack],
    [UseNavigationStackPolicy.whenAvailable, .never])
  func `a deep path is reached in steps, each when the one before has appeared`(
    platform: NavigationPlatform, policy: UseNavigationStackPolicy
  ) {
    trip.routes = [.push(1), .push(2), .sheet(3, withNavigation: true), .push(4), .cover(5)]
    let app = launch(platform, policy: policy)
    #expect(app.staticTexts["Number 5"].isHittable)
    let batches = app.batches.count
    let plan = NavigationPlan(from: [], to: trip.routes, on: platform)
    #expect(batches >= plan.steps.count)
    #expect(watch.events.map(\.steps) == [plan.steps.count])
    #expect(watch.events.map(\.plan.steps.count) == [plan.steps.count])
    #expect(watch.events.last?.plan.steps.last?.routes == watch.events.last?.after)
    if platform == .navigationView { #expect(watch.seen == ["1", "2", "3", "4", "5"]) }
    trip.routes = [.push(1)]
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(!app.staticTexts["Number 2"].exists)
  }

  /// FlowStacks: an outdated task showed the older, longer path again after a newer, shorter one
  /// (candidate for #98).
  @Test func `a newer goal cancels the older one`() {
    let app = launch(.navigationView)
    watch.onAppear[2] = { [trip] in trip.routes = [.push(1)] }
    trip.routes = [.push(1), .push(2), .push(3), .push(4)]
    #expect(app.staticTexts["Number 1"].isHittable)
    watch.ring()
    watch.ring()
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(trip.routes == [.push(1)])
    #expect(!watch.seen.contains("3"))
  }

  /// FlowStacks waits 0.65 s for each step (#33, #61); here, a step whose completion is not
  /// reported ends after a second.
  @Test func `a step that nobody says is complete ends after a time`() {
    // A screen pushed without a stack never appears.
    trip.routes = [.sheet(1), .push(2), .sheet(3)]
    let app = XCUIApplication {
      Stepping(trip: trip, watch: watch, platform: .navigationView)
    }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(!app.staticTexts["Number 3"].exists)
    watch.ring()
    #expect(app.staticTexts["Number 3"].isHittable)
  }

  @Test func `a sheet closed while a step is awaited goes at once, and the plan with it`() {
    // A screen pushed without a stack never appears.
    trip.routes = [.sheet(1), .push(2), .sheet(3)]
    let app = XCUIApplication {
      Stepping(trip: trip, watch: watch, platform: .navigationView)
    }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.staticTexts["Number 1"].isHittable && !app.staticTexts["Number 3"].exists)
    app.sheets.firstMatch.swipeDown()
    #expect(trip.routes.isEmpty && !app.staticTexts["Number 1"].exists)
    watch.ring()
    #expect(app.staticTexts["Welcome"].isHittable && !app.staticTexts["Number 3"].exists)
  }

  @Test func `going back while steps are underway wins`() {
    let app = launch(.navigationView)
    watch.onAppear[3] = { [trip] in trip.routes.removeLast(2) }
    trip.routes = [.push(1), .push(2), .push(3), .push(4)]
    #expect(app.staticTexts["Number 2"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(trip.routes == [.push(1)])
  }
}
