// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Screen: Hashable {
  case list
  case card(number: String)
}

private enum Tracking {
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
}

@MainActor
private final class Tracker {
  var lines: [String] = []
  var events: [NavigationEvent] = []
}

private enum Samples {
  final class Tracker {
    var lines: [String] = []

    func record(_ event: NavigationEvent) {
      let screen = event.to.map { "\($0)" } ?? "root"
      lines.append("\(event.cause): \(screen), \(event.opened.count) opened")
    }
  }

  static func place(of event: NavigationEvent) -> String {
    func place(of event: NavigationEvent) -> String {
      switch event.cause.origin {
      case .code(let file, let line): "\(file):\(line)"
      case .link(let source): "a link by \(source)"
      case nil: "unknown"
      }
    }
    return place(of: event)
  }

  static func isRefused(_ event: NavigationEvent) -> Bool {
    func isRefused(_ event: NavigationEvent) -> Bool {
      switch event.outcome {
      case .blocked, .declined: true
      case .proposed, .done, .redirected, .held, .awaitsConfirmation, .superseded: false
      }
    }
    return isRefused(event)
  }
}

extension Tracker {
  func record(_ event: NavigationEvent) {
    let tracker = Samples.Tracker()
    tracker.record(event)
    lines += tracker.lines
    events.append(event)
  }
}

private struct Menu: View {
  @EnvironmentObject private var navigator: FlowNavigator<Screen>

  var body: some View {
    Button("Card") { navigator.push(.card(number: "4111")) }
  }
}

private struct ScreenView: View {
  let screen: Screen

  var body: some View {
    if case .card(let number) = screen { Text("Card \(number)") } else { Text("List") }
  }
}

@MainActor
struct TrackingTests {
  @Test func `one place tracks, and sees no secret`() throws {
    let tracker = Tracker()
    let app = XCUIApplication { Tracking.Tracked(tracker: tracker) }
    app.launch()
    app.buttons["Card"].tap()
    #expect(app.staticTexts["Card 4111"].isHittable)
    app.navigationBars.buttons.firstMatch.tap()
    #expect(tracker.lines == ["code: <Screen>, 1 opened", "back: root, 0 opened"])
    let places = tracker.events.map(Samples.place)
    #expect(places[0].hasPrefix("GuideTests/TrackingTests.swift:"))
    #expect(places[1] == "unknown")
    #expect(tracker.events.map(Samples.isRefused) == [false, false])
    var blocked = tracker.events[0]
    blocked.outcome = .blocked(reason: "no")
    #expect(Samples.isRefused(blocked))
  }
}
