// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Records outcomes, and answers on request.
@MainActor
private final class Judge: ObservableObject {
  @Published var forbidden: Set<Int> = []
  var lines: [String] = []
  var answers: [CheckedContinuation<NavigationDecision, Never>] = []

  func outcome(_ event: NavigationEvent) {
    lines.append("\(event.cause) \(event.after.map { "\($0.screen)" }) \(event.outcome)")
  }
}

private struct Guarded: View {
  @ObservedObject var trip: Trip
  let judge: Judge
  var guards: [NavigationGuard] = []

  var body: some View {
    FlowStack($trip.path, withNavigation: true) {
      VStack {
        Home()
        Pending()
      }
      .flowDestination(for: Int.self) { NumberScreen(number: $0) }
    }
    .modifier(Guards(guards: guards))
    .onNavigationOutcome { judge.outcome($0) }
  }
}

private struct Typed: View {
  @ObservedObject var trip: Trip
  let guarding: NavigationGuard

  var body: some View {
    FlowStack($trip.routes, withNavigation: true) {
      Text("Welcome").flowDestination(for: Int.self) { Text("\($0)") }
    }
    .navigationGuard(guarding)
  }
}

private struct Pending: View {
  @Environment(\.isNavigationPending) private var isPending
  var body: some View { Text(isPending ? "pending" : "settled") }
}

private struct Guards: ViewModifier {
  let guards: [NavigationGuard]

  func body(content: Content) -> some View {
    guards.reversed().reduce(AnyView(content)) { AnyView($0.navigationGuard($1)) }
  }
}

@MainActor
struct NavigationGuardTests {
  private func noOdd(_ name: String = "odd") -> NavigationGuard {
    NavigationGuard(name) { event in
      event.opened.contains { ($0.screen.base as? Int ?? 0) % 2 == 1 }
        ? .block(reason: "odd") : .allow
    }
  }

  private func launch(
    _ trip: Trip, _ judge: Judge, _ guards: [NavigationGuard]
  ) -> XCUIApplication {
    let app = XCUIApplication { Guarded(trip: trip, judge: judge, guards: guards) }
    app.launch()
    return app
  }

  @Test func `what a guard blocks is not shown, and leaves the path`() {
    let trip = Trip()
    let judge = Judge()
    let app = launch(trip, judge, [noOdd()])
    app.buttons["Push 1"].tap()
    #expect(trip.path.isEmpty)
    #expect(app.staticTexts["Welcome"].isHittable)
    #expect(judge.lines == ["code [\"1\"] proposed", "code [\"1\"] blocked: odd"])
  }

  @Test func `without guards a change is proposed and done`() {
    let judge = Judge()
    let app = launch(Trip(), judge, [])
    app.buttons["Push 1"].tap()
    #expect(judge.lines == ["code [\"1\"] proposed", "code [\"1\"] done"])
  }

  @Test func `the app's own write is taken back in the same update (X1)`() {
    let trip = Trip()
    let judge = Judge()
    let app = launch(trip, judge, [noOdd()])
    trip.path = FlowPath([Route<Int>.push(2), .push(3)])
    _ = app.staticTexts.count
    #expect(trip.path.isEmpty)
    #expect(app.staticTexts["Welcome"].isHittable)
    trip.path = FlowPath([Route<Int>.push(2)])
    #expect(app.navigationBars["2"].exists)
    #expect(judge.lines.last == "code [\"2\"] done")
  }

  @Test func `a guard may keep the user from going back`() {
    let trip = Trip([.push(2)])
    let judge = Judge()
    let stay = NavigationGuard("stay") { $0.cause == .back ? .block(reason: "stay") : .allow }
    let app = launch(trip, judge, [stay])
    app.navigationBars.buttons["Home"].tap()
    #expect(trip.path.count == 1)
    #expect(app.navigationBars["2"].exists)
    #expect(judge.lines.last == "back [] blocked: stay")
  }

  @Test func `a path that is there at the beginning is decided about, too`() {
    let trip = Trip([.push(2), .push(3)])
    let app = launch(trip, Judge(), [noOdd()])
    #expect(app.staticTexts["Welcome"].isHittable)
    #expect(trip.path.isEmpty)
  }

  @Test func `a redirection opens another path`() {
    let trip = Trip()
    let judge = Judge()
    let aside = NavigationGuard("aside") { event in
      event.after.last?.screen == AnyHashable(1)
        ? .redirect(to: [Route<Int>.push(4), .sheet(5, withNavigation: true)]) : .allow
    }
    let app = launch(trip, judge, [aside])
    app.buttons["Push 1"].tap()
    #expect(trip.path.routes.map(\.screen) == [4, 5])
    #expect(app.navigationBars["5"].exists)
    #expect(
      judge.lines == [
        "code [\"1\"] proposed", "code [\"4\", \"5\"] redirected by aside",
        "guard [\"4\", \"5\"] done",
      ])
  }

  @Test func `an asynchronous guard leaves the path alone until it has answered (X3)`() async {
    let trip = Trip()
    let judge = Judge()
    let slow = NavigationGuard(
      "slow",
      decideLater: { _ in
        await withCheckedContinuation { judge.answers.append($0) }
      })
    let app = launch(trip, judge, [slow])
    app.buttons["Push 1"].tap()
    #expect(trip.path.isEmpty)
    #expect(await app.staticTexts["pending"].waitForExistence(timeout: .seconds(5)))
    judge.answers.removeFirst().resume(returning: .allow)
    #expect(await app.navigationBars["1"].waitForExistence(timeout: .seconds(5)))
    #expect(trip.path.count == 1)
  }

  @Test func `a newer change cancels the guard that is being asked (X3)`() async {
    let trip = Trip()
    let judge = Judge()
    let slow = NavigationGuard(
      "slow",
      decideLater: { event in
        event.after.count == 1
          ? await withCheckedContinuation { judge.answers.append($0) } : .allow
      })
    let app = launch(trip, judge, [slow])
    app.buttons["Push 1"].tap()
    #expect(await app.staticTexts["pending"].waitForExistence(timeout: .seconds(5)))
    trip.path = FlowPath([Route<Int>.push(6), .push(7)])
    #expect(await app.navigationBars["7"].waitForExistence(timeout: .seconds(5)))
    judge.answers.removeFirst().resume(returning: .allow)
    trip.path.goBackToRoot()
    #expect(await app.staticTexts["settled"].waitForExistence(timeout: .seconds(5)))
    #expect(trip.path.isEmpty)
    #expect(judge.lines.contains("code [\"1\"] superseded"))
  }

  @Test func `a redirection to what the path cannot hold is reported and blocks`() {
    let trip = Trip()
    let wrong = NavigationGuard("wrong") { _ in .redirect(to: [Route<String>.push("a")]) }
    let app = XCUIApplication { Typed(trip: trip, guarding: wrong) }
    app.failsOnDiagnostics = false
    app.launch()
    trip.routes = [.push(1)]
    #expect(app.staticTexts["Welcome"].exists)
    #expect(trip.routes.isEmpty)
    #expect(app.diagnostics.map(\.severity) == [.error])
  }

  @Test func `guards that redirect in a circle are reported, and block (X2)`() {
    let trip = Trip()
    let judge = Judge()
    let app = launch(
      trip, judge,
      [
        NavigationGuard("a") {
          $0.after.count == 1 ? .redirect(to: [Route<Int>.push(2), .push(3)]) : .allow
        },
        NavigationGuard("b") { _ in .redirect(to: [Route<Int>.push(1)]) },
      ])
    app.failsOnDiagnostics = false
    app.buttons["Push 1"].tap()
    #expect(trip.path.isEmpty)
    #expect(app.diagnostics.count == 1 && "\(app.diagnostics[0])".contains("a → b"))
    #expect(judge.lines.last?.hasSuffix("blocked: loop of redirections: a → b") == true)
  }

  @Test func `holding for a gate that nobody declares is reported, and blocks`() {
    let trip = Trip()
    let app = launch(
      trip, Judge(), [NavigationGuard("hold") { _ in .hold(until: .signedIn) }])
    app.failsOnDiagnostics = false
    app.buttons["Push 1"].tap()
    #expect(trip.path.isEmpty)
    #expect(app.staticTexts["Welcome"].isHittable)
    #expect(app.diagnostics.map(\.severity) == [.error])
  }

  @Test func `a router's listeners do not hear of what a guard blocks`() {
    let router = Router()
    var heard: [String] = []
    router.didNavigate { heard.append("\($0)") }
    router.setupAppNavigation(appNavigation: Numbers())
    let app = XCUIApplication {
      FlowStack(withNavigation: true) { Text("Welcome") }
        .navigationGuard(
          NavigationGuard("one") {
            $0.after.last?.screen == AnyHashable(Goal.one) ? .block(reason: "one") : .allow
          }
        )
        .router(router)
    }
    app.launch()
    router.navigate(Goal.one)
    #expect(app.staticTexts["Welcome"].isHittable)
    router.navigate(Goal.two)
    #expect(app.staticTexts["two"].isHittable)
    #expect(heard == ["two"])
  }

  @Test func `a local destination that is blocked sets its flag back`() {
    let model = FlagModel()
    let app = XCUIApplication { FlagApp(model: model) }
    app.launch()
    app.buttons["Open"].tap()
    #expect(!model.isOpen)
    #expect(app.buttons["Open"].isHittable)
  }
}

private enum Goal: Navigation, Hashable {
  case one, two
}

private struct Numbers: AppNavigation {
  func screen(for navigation: Goal) -> some View { Text("\(navigation)") }
}

@MainActor
private final class FlagModel: ObservableObject {
  @Published var isOpen = false
}

private struct FlagApp: View {
  @ObservedObject var model: FlagModel

  var body: some View {
    FlowStack(withNavigation: true) {
      Button("Open") { model.isOpen = true }
        .flowDestination(isPresented: $model.isOpen, style: .push) { Text("Inside") }
    }
    .navigationGuard(NavigationGuard("never") { _ in .block(reason: "never") })
  }
}
