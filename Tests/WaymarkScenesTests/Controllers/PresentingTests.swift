// SPDX-License-Identifier: MIT

import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// Controllers that present others.
@MainActor
struct PresentingTests {
  private let story = Story()
  private let a = NotedController("A")
  private let b = NotedController("B")
  private let c = NotedController("C")

  /// J7.
  @Test func `a sheet leaves what is below visible, and a person dismisses it`() {
    Story.$current.withValue(story) {
      let app = ControllerScene.launch(a)
      _ = story.removeAll()
      a.present(b, animated: true) { Story.note("done") }
      #expect(a.presentedViewController === b && b.presentingViewController === a)
      #expect(app.sheets.firstMatch.staticTexts["View B"].exists)
      #expect(story.removeAll() == ["B load", "B + up animated", "B ++ up animated", "done"])
      app.sheets.firstMatch.swipeDown()
      #expect(app.sheets.count == 0 && a.presentedViewController == nil)
      #expect(b.presentingViewController == nil)
      #expect(story.removeAll() == ["B - down animated", "B -- down animated"])
    }
  }

  /// J7.
  @Test func `a cover hides what is below`() {
    Story.$current.withValue(story) {
      let app = ControllerScene.launch(a)
      _ = story.removeAll()
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      #expect(app.staticTexts["View B"].isHittable && !app.staticTexts["View A"].isHittable)
      #expect(story.removeAll() == ["B load", "A -", "B + up", "B ++ up", "A --"])
      b.dismiss(animated: false) { Story.note("done") }
      #expect(!app.staticTexts["View B"].exists)
      #expect(story.removeAll() == ["B - down", "A +", "A ++", "B -- down", "done"])
    }
  }

  /// J8.
  @Test func `who dismisses ends what is above, or itself`() {
    let app = ControllerScene.launch(a)
    a.present(b, animated: false)
    b.present(c, animated: false)
    #expect(app.sheets.count == 2)
    b.dismiss(animated: false)
    #expect(app.sheets.count == 1 && b.presentedViewController == nil)
    b.present(c, animated: false)
    #expect(app.staticTexts["View C"].exists)
    a.dismiss(animated: false)
    #expect(app.sheets.count == 0 && c.presentingViewController == nil)
    a.dismiss(animated: false) { Issue.record("Nothing was dismissed") }
    a.present(c, animated: false)
    #expect(app.staticTexts["View C"].exists)
    app.buttons["Dismiss C"].tap()
    #expect(app.sheets.count == 0 && a.presentedViewController == nil)
  }

  /// J8.
  @Test func `the root of a hierarchy presents, and dismisses for what is in it`() {
    let navigation = UINavigationController(rootViewController: a)
    let app = ControllerScene.launch(navigation)
    let sheet = UINavigationController(rootViewController: b)
    a.present(sheet, animated: false)
    #expect(b.presentingViewController === navigation)
    #expect(navigation.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet && sheet.visibleViewController === b)
    sheet.pushViewController(c, animated: false)
    #expect(app.sheets.firstMatch.navigationBars["C"].exists)
    app.sheets.firstMatch.navigationBars.buttons["B"].tap()
    #expect(sheet.viewControllers == [b])
    b.dismiss(animated: false)
    #expect(app.sheets.count == 0)
    a.present(sheet, animated: false)
    app.buttons["Dismiss B"].tap()
    #expect(app.sheets.count == 0 && a.presentedViewController == nil)
  }

  /// J9.
  @Test func `a modal controller is dismissed by code only`() {
    let app = ControllerScene.launch(a)
    b.isModalInPresentation = true
    a.present(b, animated: false)
    app.sheets.firstMatch.swipeDown()
    #expect(app.sheets.count == 1)
    b.isModalInPresentation = false
    app.sheets.firstMatch.swipeDown()
    #expect(app.sheets.count == 0)
  }

  /// J9.
  @Test func `what cannot be presented is reported`() {
    let app = ControllerScene.launch(UINavigationController(rootViewController: a))
    app.failsOnDiagnostics = false
    a.present(b, animated: false)
    a.present(c, animated: false)
    b.present(a, animated: false)
    a.dismiss(animated: false)
    a.present(c, animated: false)
    b.present(c, animated: false)
    c.present(c, animated: false)
    #expect(app.sheets.count == 1 && app.sheets.staticTexts["View C"].exists)
    #expect(app.diagnostics.count == 4)
  }

  /// J10.
  @Test func `nothing is left of what was dismissed or popped`() {
    weak var popped: NotedController?
    weak var dismissed: NotedController?
    let navigation = UINavigationController(rootViewController: a)
    let app = ControllerScene.launch(navigation)
    do {
      let (first, second) = (NotedController("P"), NotedController("Q"))
      (popped, dismissed) = (first, second)
      navigation.pushViewController(first, animated: false)
      navigation.present(second, animated: false)
    }
    #expect(app.staticTexts["View Q"].exists && popped != nil)
    app.sheets.firstMatch.swipeDown()
    app.navigationBars.buttons["A"].tap()
    #expect(app.staticTexts["View A"].exists)
    #expect(popped == nil && dismissed == nil)
  }
}
