// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// A question or a sheet that declares its presentation.
private enum Question: Codable, PresentedScreen {
  case delete(Int)
  case share
  case legend
  case filters
  case plain

  var presentation: RoutePresentation {
    switch self {
    case .delete(let number): .alert(title: "Delete \(number)?", message: "It cannot be undone.")
    case .share: .confirmationDialog(title: "Share by")
    case .legend: .popover
    case .filters: .sheet(detents: [.medium, .large])
    case .plain: .standard
    }
  }
}

private struct Asking: View {
  @ObservedObject var trip: Trip

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      Home()
        .flowDestination(for: Int.self) { NumberScreen(number: $0) }
        .flowDestination(for: Question.self) { Answers(question: $0) }
    }
  }
}

private struct Answers: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  let question: Question

  var body: some View {
    switch question {
    case .delete:
      Button("Delete", role: .destructive) { navigator.goBackToRoot() }
      Button("Cancel", role: .cancel) {}
    case .share:
      Button("Mail") { navigator.push(1) }
      Button("Message") {}
    case .legend: Text("Legend")
    case .filters: Text("Filters")
    case .plain: Text("Plain")
    }
  }
}

/// Alerts, dialogs, popovers and sheets with certain heights are ordinary routes.
@MainActor @Suite struct PresentedRouteTests {
  private let trip = Trip([.push(1), .push(2)])

  private func launch() -> XCUIApplication {
    let app = XCUIApplication { Asking(trip: trip) }
    app.launch()
    return app
  }

  @Test func `an alert is a route, and goes when it is answered`() {
    let app = launch()
    trip.path.present(Question.delete(2))
    #expect(app.alerts["Delete 2?"].exists)
    #expect(app.alerts.staticTexts["It cannot be undone."].exists)
    #expect(trip.path.count == 3)
    app.alerts.buttons["Cancel"].tap()
    #expect(!app.alerts.firstMatch.exists)
    #expect(trip.path.count == 2)
  }

  @Test func `an answer may change the path`() {
    let app = launch()
    trip.path.present(Question.delete(2))
    app.alerts.buttons["Delete"].tap()
    #expect(app.staticTexts["Welcome"].isHittable)
    #expect(trip.path.isEmpty)
  }

  @Test func `a dialog is a route, and its answer may open another screen`() {
    let app = launch()
    trip.path.present(Question.share)
    #expect(app.buttons["Mail"].exists)
    app.buttons["Message"].tap()
    #expect(trip.path.count == 2)
    #expect(app.staticTexts["Number 2"].isHittable)
    trip.path.present(Question.share)
    app.buttons["Mail"].tap()
    #expect(app.staticTexts["Number 1"].isHittable)
    #expect(trip.path == FlowPath([.push(1), .push(2), .push(1)]))
  }

  @Test func `a popover and a low sheet are routes`() {
    let app = launch()
    trip.path.present(Question.legend)
    #expect(app.staticTexts["Legend"].isHittable)
    trip.path.goBack()
    #expect(!app.staticTexts["Legend"].exists)
    trip.path.present(Question.filters)
    #expect(app.staticTexts["Filters"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(trip.path.count == 2)
    trip.path.present(Question.plain)
    #expect(app.staticTexts["Plain"].isHittable)
  }

  @Test func `an alert stands over a sheet of the path`() {
    trip.path.presentSheet(3, withNavigation: true)
    trip.path.present(Question.delete(3))
    let app = launch()
    #expect(app.alerts["Delete 3?"].exists)
    app.alerts.buttons["Cancel"].tap()
    #expect(app.staticTexts["Number 3"].isHittable)
  }

  @Test func `a typed path has such routes, too, and they are saved`() throws {
    var routes: [Route<Question>] = [.push(.delete(1))]
    routes.present(.delete(4))
    #expect(routes[1].presentation == .alert(title: "Delete 4?", message: "It cannot be undone."))
    #expect(routes[0].presentation == .standard)
    let path = FlowPath(routes)
    let codable = try #require(path.codable)
    #expect(FlowPath(codable).count == 2)
  }

  @Test func `what is opened over an alert is reported`() {
    let app = launch()
    app.failsOnDiagnostics = false
    trip.path.present(Question.delete(2))
    trip.path.presentSheet(5)
    #expect(app.alerts["Delete 2?"].exists)
    #expect(app.diagnostics.contains { $0.message.contains("over an alert") })
  }
}
