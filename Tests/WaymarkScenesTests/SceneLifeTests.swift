// SPDX-License-Identifier: MIT

import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

@MainActor
struct SceneLifeTests {
  private let story = Story()

  private func app() -> XCUIApplication {
    XCUIApplication(sceneDelegate: StoryScene.self, applicationDelegate: StoryApplication.self)
  }

  /// W1, W2.
  @Test func `a scene is connected, comes, goes and ends in order`() {
    Story.$current.withValue(story) {
      let app = app()
      app.launch()
      #expect(
        story.removeAll() == [
          "launch true", "configure true", "connect unattached", "foreground unattached",
          "active foregroundActive",
        ])
      #expect(app.staticTexts["first, active"].exists)
      #expect(app.state == .runningForeground)

      XCUIDevice.shared.press(.home)
      #expect(
        story.removeAll() == [
          "resign foregroundActive", "seen inactive", "seen background", "background background",
        ])
      #expect(app.state == .runningBackground)
      #expect(app.staticTexts["first, background"].exists)

      app.activate()
      #expect(
        story.removeAll() == [
          "foreground background", "seen inactive", "seen active", "active foregroundActive",
        ])
      #expect(app.staticTexts["first, active"].exists)

      app.terminate()
      #expect(
        story.removeAll() == [
          "resign foregroundActive", "background background", "disconnect background", "terminate",
        ])
      #expect(app.state == .notRunning)
    }
  }

  /// W1, W2.
  @Test func `a phase that was jumped over is told, too`() {
    Story.$current.withValue(story) {
      let app = app()
      app.launch()
      _ = story.removeAll()
      app.enter(.background)
      #expect(
        story.removeAll() == [
          "resign foregroundActive", "seen inactive", "seen background", "background background",
        ])
      app.enter(.background)
      #expect(story.removeAll() == [])
      app.enter(.inactive)
      #expect(story.removeAll() == ["foreground background", "seen inactive"])
      app.enter(.active)
      #expect(story.removeAll() == ["seen active", "active foregroundActive"])
    }
  }

  @Test func `pressing home sends off the app of this test only`() {
    let (app, other) = (app(), app())
    other.launch()
    app.launch()
    XCUIDevice.shared.press(.home)
    #expect(app.state == .runningBackground && other.state == .runningForeground)
    _ = other.buttons["Count 0"].exists
    other.buttons["Count 0"].tap()
    XCUIDevice.shared.press(.home)
    #expect(other.state == .runningBackground)
    app.terminate()
    other.terminate()
    // Without a front app, this has no effect.
    XCUIDevice.shared.press(.home)
  }

  @Test func `what comes to an app in the background brings it to the front`() throws {
    try Story.$current.withValue(story) {
      let app = app()
      app.launch()
      XCUIDevice.shared.press(.home)
      _ = story.removeAll()
      app.open(try #require(URL(string: "trail:1")))
      #expect(
        story.removeAll() == [
          "foreground background", "seen inactive", "warm trail:1", "seen active",
          "active foregroundActive",
        ])
    }
  }
}
