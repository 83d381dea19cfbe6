// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// Tasks that await the result of a screen that they have opened.
@MainActor
struct AwaitedResultTests {
  private let desk = Desk()
  private let guarded = Desk(isGuarded: true)

  /// Asks a question, and waits until its screen has appeared.
  private func ask(
    _ button: String = "Push 1", on desk: Desk? = nil, reportsErrors: Bool = false
  ) async -> XCUIApplication {
    let desk = desk ?? self.desk
    let app = await XCUIApplication.launched(desk, reportsErrors: reportsErrors)
    app.buttons[button].tap()
    await app.settle()
    return app
  }

  @Test(arguments: ["Push 1", "Sheet 1", "Cover 1"], [false, true])
  func `a screen finishes with a value, which the task gets once (Q1)`(
    button: String, isGuarded: Bool
  ) async {
    let desk = Desk(isGuarded: isGuarded)
    let app = await ask(button, on: desk)
    #expect(app.staticTexts["Question 1"].exists)
    #expect(desk.answers.isEmpty)
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.answers == [10])
    #expect(desk.path.isEmpty)
    #expect(app.staticTexts["Here is Desk"].isHittable)
    #expect(desk.heard.isEmpty)
  }

  @Test func `what is no view finishes by the navigator (Q1)`() async {
    let app = await ask()
    app.buttons["Finish by the navigator"].tap()
    await app.settle()
    #expect(desk.answers == [10])
  }

  @Test func `only the first value counts (Q1)`() async {
    let app = await ask()
    app.buttons["Finish twice"].tap()
    await app.settle()
    #expect(desk.answers == [1])
  }

  @Test func `what is above the screen closes with it (Q1)`() async {
    let app = await ask()
    app.buttons["Finish later"].tap()
    desk.path.push(7)
    desk.path.presentSheet(8)
    await app.settle()
    desk.finish?()
    await app.settle()
    #expect(desk.answers == [10])
    #expect(desk.path.isEmpty)
  }

  @Test func `what a screen owns ends with it, whoever awaits it (Q1)`() async {
    let app = await ask()
    #expect(desk.living == 1)
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.living == 0)
    app.buttons["Push 1"].tap()
    await app.settle()
    desk.isStackShown = false
    await app.settle()
    #expect(desk.living == 0)
  }

  @Test func `the next question may be asked at once (Q1)`() async {
    let app = await ask("Sheet 1")
    app.buttons["Finish"].tap()
    await app.settle()
    app.buttons["Sheet 1"].tap()
    await app.settle()
    #expect(app.staticTexts["Question 1"].exists)
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.answers == [10, 10])
  }

  // MARK: Without a value

  enum End: String, CaseIterable, CustomTestStringConvertible {
    case backButton, swipe, dismiss, goBack, replaceTop, anotherPath, otherRoot, stackGone, cancel
    var testDescription: String { rawValue }
  }

  @Test(arguments: End.allCases, [false, true])
  func `a screen that closes in any other way has no result, once (Q2)`(
    end: End, isGuarded: Bool
  ) async {
    let desk = Desk(isGuarded: isGuarded)
    let app = await ask(end == .swipe ? "Sheet 1" : "Push 1", on: desk)
    switch end {
    case .backButton: app.navigationBars.buttons["Desk"].tap()
    case .swipe: app.swipeDown()
    case .dismiss: app.buttons["Dismiss"].tap()
    case .goBack: app.buttons["Go back"].tap()
    case .replaceTop: app.buttons["Replace"].tap()
    case .anotherPath: desk.path = FlowPath([Route<Int>.push(3), .push(4)])
    case .otherRoot: desk.path = FlowPath([Route<String>.sheet("A", withNavigation: true)])
    case .stackGone: desk.isStackShown = false
    case .cancel: desk.task?.cancel()
    }
    await app.settle()
    #expect(desk.answers == [nil])
    desk.path = FlowPath()
    await app.settle()
    #expect(desk.answers == [nil])
  }

  @Test func `when the screen that asks is closed alone, the waiting ends (Q2)`() async {
    desk.path = FlowPath([Route<String>.push("A")])
    let app = await ask()
    #expect(desk.path.count == 2)
    desk.path.routes.remove(at: 0)
    await app.settle()
    #expect(desk.answers == [nil])
    #expect(app.staticTexts["Question 1"].exists)
  }

  @Test func `a task that is cancelled before opens nothing (Q2)`() async {
    let app = await XCUIApplication.launched(desk)
    app.buttons["Push 1"].tap()
    desk.task?.cancel()
    await app.settle()
    #expect(desk.answers == [nil])
    #expect(desk.path.isEmpty)
  }

  @Test func `a value of another type is reported, and is no result (Q3)`() async {
    let app = await ask(reportsErrors: true)
    app.buttons["Finish with a text"].tap()
    await app.settle()
    #expect(desk.answers == [nil])
    #expect(desk.path.isEmpty)
    #expect(app.diagnostics.map(\.severity) == [.error])
    #expect(desk.heard.isEmpty)
  }

  @Test func `when the app ends, the task goes on (Q2)`() async {
    let app = await ask()
    app.terminate()
    await desk.task?.value
    #expect(desk.answers == [nil])
  }

  // MARK: Decisions

  @Test func `what a guard blocks has no result (Q2)`() async {
    let app = await ask("Push 13", on: guarded)
    #expect(guarded.answers == [nil])
    #expect(app.staticTexts["Here is Desk"].isHittable)
  }

  @Test func `the waiting goes on while a guard decides (Q2)`() async {
    let app = await ask("Push 14", on: guarded)
    #expect(guarded.answers.isEmpty)
    guarded.later.removeFirst().resume(returning: .allow)
    #expect(await app.staticTexts["Question 14"].waitForExistence(timeout: .seconds(5)))
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(guarded.answers == [140])
  }

  @Test(arguments: [true, false])
  func `a guard that decides later may block, or be superseded (Q2)`(isBlocked: Bool) async {
    let app = await ask("Push 14", on: guarded)
    if isBlocked {
      guarded.later.removeFirst().resume(returning: .block(reason: "no"))
    } else {
      guarded.path = FlowPath([Route<Int>.push(3)])
      await app.settle()
      guarded.later.removeFirst().resume(returning: .allow)
    }
    await app.settle()
    #expect(guarded.answers == [nil])
  }

  @Test func `the waiting goes on while a gate holds the screen (Q2)`() async {
    let app = await ask("Push 15", on: guarded)
    #expect(app.staticTexts["Number 99"].exists)
    #expect(guarded.answers.isEmpty)
    guarded.isGateOpen = true
    await app.settle()
    #expect(app.staticTexts["Question 15"].exists)
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(guarded.answers == [150])
  }

  @Test func `what a gate holds and the user discards has no result (Q2)`() async {
    let app = await ask("Push 15", on: guarded)
    app.swipeDown()
    await app.settle()
    #expect(guarded.answers == [nil])
    guarded.isGateOpen = true
    await app.settle()
    #expect(guarded.path.isEmpty)
  }

  @Test func `a value waits for the user to let the screen close (Q4)`() async {
    let app = await ask()
    desk.isChanged = true
    await app.settle()
    app.buttons["Finish"].tap()
    await app.settle()
    #expect(desk.answers.isEmpty)
    app.alerts["Discard?"].buttons["Discard"].tap()
    await app.settle()
    #expect(desk.answers == [10])
  }

  @Test func `when the screen stays, its value is dropped (Q4)`() async {
    let app = await ask()
    desk.isChanged = true
    await app.settle()
    app.buttons["Finish"].tap()
    app.alerts["Discard?"].buttons["Keep Editing"].tap()
    await app.settle()
    #expect(desk.answers.isEmpty)
    app.navigationBars.buttons["Desk"].tap()
    app.alerts["Discard?"].buttons["Discard"].tap()
    await app.settle()
    #expect(desk.answers == [nil])
  }

  @Test func `a newer change drops the value of the older one (Q4)`() async {
    let app = await ask()
    desk.isChanged = true
    await app.settle()
    app.buttons["Finish"].tap()
    await app.settle()
    desk.path = FlowPath([Route<Int>.push(3)])
    await app.settle()
    app.alerts["Discard?"].buttons["Discard"].tap()
    await app.settle()
    #expect(desk.answers == [nil])
    #expect(app.staticTexts["Number 3"].exists)
  }
}
