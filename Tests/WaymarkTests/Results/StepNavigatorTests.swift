// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Stop: String, Hashable, Codable, CaseIterable {
  case hut, nights, breakfast, confirm
}

private let booking = StepSequence(Stop.allCases)

@MainActor
private final class Booking: ObservableObject {
  @Published var path: FlowPath
  var tickets: [String?] = []
  var heard: [String] = []
  var done: [Bool] = []

  init(_ routes: [Route<Stop>] = []) { path = FlowPath(routes) }

  var open: [Stop] { path.routes.compactMap { $0.screen.base as? Stop } }
}

private struct BookingFlow: View {
  @ObservedObject var model: Booking

  var body: some View {
    FlowStack($model.path, withNavigation: true) {
      BookingHome(model: model)
        .flowDestination(for: Stop.self) { StopScreen(model: model, stop: $0) }
        .flowDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

private struct BookingHome: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @ObservedObject var model: Booking

  var body: some View {
    VStack {
      Text(booking.progress(in: model.path).map { "\($0)" } ?? "not booking")
      Button("Start") { navigator.steps(booking).start() }
      ForEach(["push", "sheet"], id: \.self) { style in
        Button("Book by \(style)") {
          Task {
            model.tickets.append(
              await navigator.steps(booking).start(
                as: style == "push" ? .push : .sheet(withNavigation: true),
                returning: String.self))
          }
        }
      }
      Button("Nothing") { navigator.steps(StepSequence<Stop>([])).start() }
    }
    .navigationTitle("Home")
    .onResult(of: String.self, from: Stop.hut) { model.heard.append($0) }
  }
}

private struct StopScreen: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @ObservedObject var model: Booking
  let stop: Stop

  var body: some View {
    let steps = navigator.steps(booking)
    VStack {
      Text("At \(stop), \(booking.progress(at: stop).map { "\($0)" } ?? "nowhere")")
      Button("Next") { model.done.append(steps.next()) }
      Button("Step back") { model.done.append(steps.back()) }
      Button("Skip") { model.done.append(steps.skip()) }
      Button("Restart") { model.done.append(steps.restart()) }
      Button("Cancel") { model.done.append(steps.cancel()) }
      Button("Finish") { model.done.append(steps.finish(with: "ticket")) }
      Button("Help") { navigator.push(7) }
    }
    .navigationTitle("\(stop)")
  }
}

@MainActor
struct StepNavigatorTests {
  private let model = Booking()

  private func launch(_ button: String? = nil) async -> XCUIApplication {
    let app = XCUIApplication { BookingFlow(model: model) }
    app.launch()
    if let button { app.buttons[button].tap() }
    await app.settle()
    return app
  }

  private func tap(_ buttons: String..., in app: XCUIApplication) async {
    for button in buttons {
      app.buttons[button].firstMatch.tap()
      await app.settle()
    }
  }

  @Test(arguments: ["Book by push", "Book by sheet"])
  func `the last step finishes all of them, and who has started them gets the value (Q9)`(
    start: String
  ) async {
    let app = await launch(start)
    await tap("Next", "Next", "Next", in: app)
    #expect(app.staticTexts["At confirm, 4 of 4"].exists)
    #expect(model.open == Stop.allCases)
    await tap("Finish", in: app)
    #expect(model.tickets == ["ticket"])
    #expect(model.path.isEmpty)
    #expect(model.heard.isEmpty)
  }

  @Test func `each step is a screen with a way back (Q8)`() async {
    let app = await launch("Book by push")
    await tap("Next", "Next", in: app)
    app.navigationBars.buttons["nights"].tap()
    await app.settle()
    #expect(model.open == [.hut, .nights])
    await tap("Next", in: app)
    #expect(app.staticTexts["At breakfast, 3 of 4"].exists)
    await tap("Step back", "Step back", "Step back", in: app)
    #expect(model.tickets == [nil])
    #expect(model.path.isEmpty)
  }

  @Test func `a step that is skipped is not on the way back (Q8)`() async {
    let app = await launch("Book by push")
    await tap("Next", "Skip", in: app)
    #expect(model.open == [.hut, .breakfast])
    await tap("Step back", in: app)
    #expect(app.staticTexts["At hut, 1 of 4"].exists)
  }

  @Test func `the first step may be skipped, and all begun again, without losing the result (Q9)`()
    async
  {
    let app = await launch("Book by sheet")
    await tap("Skip", in: app)
    #expect(model.open == [.nights])
    #expect(model.tickets.isEmpty)
    await tap("Next", "Restart", in: app)
    #expect(model.open == [.hut])
    #expect(model.tickets.isEmpty)
    await tap("Finish", in: app)
    #expect(model.tickets == ["ticket"])
    #expect(model.path.isEmpty)
  }

  @Test func `cancelling closes all steps without a result (Q9)`() async {
    let app = await launch("Book by push")
    await tap("Next", "Cancel", in: app)
    #expect(model.tickets == [nil])
    #expect(model.path.isEmpty)
  }

  @Test func `a step goes on in place of what is above it (Q8)`() async {
    let app = await launch("Start")
    await tap("Help", in: app)
    #expect(app.staticTexts["Number 7"].exists)
    model.path.routes = booking.erased.next(in: model.path.routes) ?? []
    await app.settle()
    #expect(model.path.routes.map(\.screen) == [Stop.hut, Stop.nights].map { AnyHashable($0) })
  }

  @Test func `what cannot be done is not, and says so (Q8)`() async {
    let app = await launch("Start")
    await tap("Next", "Next", "Next", "Next", "Skip", in: app)
    #expect(model.done == [true, true, true, false, false])
    #expect(model.open == Stop.allCases)
  }

  @Test func `steps that were restored finish into the screen below (Q9)`() async {
    model.path = FlowPath([Route<Stop>.push(.hut), .push(.nights)])
    let app = await launch()
    await tap("Finish", in: app)
    #expect(model.heard == ["ticket"])
    #expect(model.path.isEmpty)
  }

  @Test func `a view shows how far someone is (Q8)`() async {
    let app = await launch()
    #expect(app.staticTexts["not booking"].exists)
    model.path = FlowPath([Route<Stop>.sheet(.hut, withNavigation: true), .push(.nights)])
    await app.settle()
    #expect(app.staticTexts["2 of 4"].exists)
  }

  @Test func `a flow without steps is reported (Q8)`() async {
    let app = XCUIApplication { BookingFlow(model: model) }
    app.failsOnDiagnostics = false
    app.launch()
    app.buttons["Nothing"].tap()
    await app.settle()
    #expect(app.diagnostics.map(\.severity) == [.error])
    #expect(model.path.isEmpty)
  }
}
