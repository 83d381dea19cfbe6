// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Verbs that return when their screen is shown.
@MainActor
struct ShownTests {
  private let desk = Desk(isGuarded: true)

  @Test(arguments: [true, false])
  func `the task goes on when the screen is shown (Q5)`(isGuarded: Bool) async {
    let desk = Desk(isGuarded: isGuarded)
    let app = await XCUIApplication.launched(desk)
    app.buttons["Show 1"].tap()
    await app.settle()
    #expect(desk.shown == [true])
    #expect(app.staticTexts["Question 1"].exists)
    #expect(desk.path.count == 1)
  }

  @Test func `a screen that is refused is not shown (Q5)`() async {
    let app = await XCUIApplication.launched(desk)
    app.buttons["Show 13"].tap()
    await app.settle()
    #expect(desk.shown == [false])
  }

  @Test(arguments: [true, false])
  func `what waits for a guard or a gate is awaited (Q5)`(isGuard: Bool) async {
    let app = await XCUIApplication.launched(desk)
    app.buttons[isGuard ? "Show 14" : "Show 15"].tap()
    await app.settle()
    #expect(desk.shown.isEmpty)
    if isGuard {
      desk.later.removeFirst().resume(returning: .allow)
    } else {
      desk.isGateOpen = true
    }
    await app.settle()
    #expect(desk.shown == [true])
  }

  @Test func `a binding that takes nothing shows nothing (Q5)`() async {
    let app = XCUIApplication { FixedFlow(desk: desk) }
    app.launch()
    app.buttons["Show"].tap()
    await app.settle()
    #expect(desk.shown == [false])
    #expect(desk.answers == [nil])
  }

  @Test func `a navigator without a stack reports, and shows nothing (Q5)`() async {
    let app = XCUIApplication { LooseNavigator(desk: desk) }
    app.failsOnDiagnostics = false
    app.launch()
    app.buttons["Show"].tap()
    await app.settle()
    #expect(desk.shown == [false])
    #expect(app.diagnostics.map(\.severity) == [.error])
  }

  /// An `async` overload of `push` with the same arguments would be preferred here, and not
  /// compile.
  @Test func `asynchronous code calls the verbs without await as before (Q5)`() async {
    let navigator = FlowNavigator<Int>(.constant([]))
    navigator.push(1)
    navigator.presentSheet(2)
    navigator.goBackToRoot()
    #expect(navigator.routes.isEmpty)
  }
}

private struct FixedFlow: View {
  let desk: Desk

  var body: some View {
    FlowStack(.constant([Route<Int>]()), withNavigation: true) { FixedRoot(desk: desk) }
  }
}

private struct FixedRoot: View {
  @EnvironmentObject private var navigator: FlowNavigator<Int>
  let desk: Desk

  var body: some View {
    Button("Show") {
      Task {
        desk.shown.append(await navigator.present(untilShown: 1))
        desk.answers.append(await navigator.push(2, returning: Int.self))
      }
    }
  }
}

private struct LooseNavigator: View {
  @State private var routes: [Route<Int>] = []
  let desk: Desk

  var body: some View {
    Button("Show") {
      let navigator = FlowNavigator($routes)
      Task { desk.shown.append(await navigator.push(untilShown: 1)) }
    }
  }
}
