// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Tracking {
  enum Screen: Hashable {
    case list
    case card(number: String)
  }

  struct Tracked: View {
    let tracker: Tracker
    @State private var path: [Route<Screen>] = []

    var body: some View {
      FlowStack($path, withNavigation: true) {
        Menu().flowDestination(for: Screen.self) { ScreenView(screen: $0) }
      }
      .redactNavigation { if case .card? = $0.base as? Screen { true } else { false } }
      .onNavigation { tracker.record($0) }
    }
  }

  final class Tracker {
    var lines: [String] = []

    func record(_ event: NavigationEvent) {
      let screen = event.to.map { "\($0)" } ?? "root"
      lines.append("\(event.cause): \(screen), \(event.opened.count) opened")
    }
  }

  struct Menu: View {
    @EnvironmentObject private var navigator: FlowNavigator<Screen>

    var body: some View {
      Button("Card") { navigator.push(.card(number: "4111")) }
    }
  }

  struct ScreenView: View {
    let screen: Screen

    var body: some View {
      if case .card(let number) = screen { Text("Card \(number)") } else { Text("List") }
    }
  }
}

private struct Samples {
  func place(of event: NavigationEvent) -> String {
    switch event.cause.origin {
    case .code(let file, let line): "\(file):\(line)"
    case .link(let source, _): "a link by \(source)"
    case nil: "unknown"
    }
  }

  func isRefused(_ event: NavigationEvent) -> Bool {
    switch event.outcome {
    case .blocked, .declined: true
    case .proposed, .done, .redirected, .held, .awaitsConfirmation, .superseded: false
    }
  }
}

@MainActor
struct TrackingTests {
  @Test func `one place tracks, and sees no secret`() {
    let tracker = Tracking.Tracker()
    var events: [NavigationEvent] = []
    let app = XCUIApplication {
      Tracking.Tracked(tracker: tracker).onNavigation { events.append($0) }
    }
    app.launch()
    app.buttons["Card"].tap()
    #expect(app.staticTexts["Card 4111"].isHittable)
    app.navigationBars.buttons.firstMatch.tap()
    #expect(tracker.lines == ["code: <Screen>, 1 opened", "back: root, 0 opened"])
    let places = events.map(Samples().place)
    #expect(places.first?.hasPrefix("GuideTests/TrackingTests.swift:") == true)
    #expect(places.last == "unknown")
    #expect(events.map(Samples().isRefused) == [false, false])
  }

  @Test(
    arguments: [(.blocked(reason: "no"), true), (.proposed, false)] as [(NavigationOutcome, Bool)])
  func `the sample says what was refused`(outcome: NavigationOutcome, isRefused: Bool) {
    var event = NavigationEvent(cause: .code, before: [], after: [])
    event.outcome = outcome
    #expect(Samples().isRefused(event) == isRefused)
  }
}
