// SPDX-License-Identifier: MIT

import Testing
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// Stacks of controllers.
@MainActor
struct NavigationControllerTests {
  private let story = Story()
  private let a = NotedController("A")
  private let b = NotedController("B")
  private let c = NotedController("C")

  private func launch() -> (XCUIApplication, UINavigationController) {
    let navigation = UINavigationController(rootViewController: a)
    return (ControllerScene.launch(navigation), navigation)
  }

  /// J2.
  @Test func `a push and a way back call the methods in UIKit's order`() {
    Story.$current.withValue(story) {
      let (app, navigation) = launch()
      #expect(story.removeAll() == ["A came", "A load", "A + in", "A ++ in"])
      navigation.pushViewController(b, animated: true)
      #expect(app.staticTexts["View B"].exists && app.navigationBars["B"].exists)
      #expect(
        story.removeAll() == [
          "B load", "A - animated", "B + in animated", "A -- animated", "B ++ in animated",
          "B came",
        ])
      app.navigationBars.buttons["A"].tap()
      #expect(app.staticTexts["View A"].exists && app.navigationBars["A"].exists)
      #expect(navigation.viewControllers == [a] && b.parent == nil)
      #expect(
        story.removeAll() == [
          "B - out animated", "A + animated", "B -- out animated", "A ++ animated", "B left",
        ])
    }
  }

  /// J3.
  @Test func `many pushes are one update, and only the one in front appears`() {
    Story.$current.withValue(story) {
      let (app, navigation) = launch()
      _ = story.removeAll()
      navigation.pushViewController(b, animated: false)
      navigation.pushViewController(c, animated: false)
      #expect(app.navigationBars["C"].exists && !b.isViewLoaded)
      #expect(
        story.removeAll() == ["C load", "A -", "C + in", "A --", "C ++ in", "B came", "C came"])
      #expect(navigation.popToRootViewController(animated: false) == [b, c])
      #expect(app.navigationBars["A"].exists && c.navigationController == nil)
      #expect(story.removeAll() == ["C - out", "A +", "C -- out", "A ++", "B left", "C left"])
    }
  }

  /// J3.
  @Test func `what appears may change the stack, in the same update`() {
    let (app, navigation) = launch()
    b.whenAppearing = { navigation.setViewControllers([a, c], animated: false) }
    navigation.pushViewController(b, animated: false)
    #expect(app.navigationBars["C"].exists && !app.staticTexts["View B"].exists)
    #expect(navigation.topViewController === c && b.navigationController == nil)
  }

  /// J4.
  @Test func `views keep their state while their controllers are in the stack`() {
    let (app, navigation) = launch()
    app.buttons["A 0"].tap()
    navigation.pushViewController(b, animated: false)
    app.buttons["B 0"].tap()
    navigation.setViewControllers([a, c, b], animated: false)
    #expect(app.buttons["B 1"].exists && app.navigationBars.buttons["C"].exists)
    navigation.setViewControllers([b], animated: false)
    #expect(app.buttons["B 1"].exists && app.navigationBars["B"].exists)
    #expect(app.navigationBars.buttons.count == 0)
    navigation.setViewControllers([b, a], animated: false)
    #expect(app.buttons["A 0"].exists)
    app.navigationBars.buttons["B"].tap()
    #expect(app.buttons["B 1"].exists)
  }

  /// J4.
  @Test func `dismiss in a view pops its controller, and nothing at the root`() {
    let (app, navigation) = launch()
    app.buttons["Dismiss A"].tap()
    #expect(navigation.viewControllers == [a])
    navigation.pushViewController(b, animated: false)
    navigation.pushViewController(c, animated: false)
    app.buttons["Dismiss C"].tap()
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.popToViewController(a, animated: false) == [b])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(app.staticTexts["View A"].exists)
  }

  /// J5.
  @Test func `what a stack cannot hold is refused, and reported`() {
    let (app, navigation) = launch()
    app.failsOnDiagnostics = false
    navigation.pushViewController(a, animated: false)
    navigation.setViewControllers([a, b, b], animated: false)
    navigation.pushViewController(UINavigationController(), animated: false)
    navigation.addChild(b)
    #expect(navigation.popToViewController(b, animated: false) == nil)
    #expect(navigation.viewControllers == [a] && app.staticTexts["View A"].exists)
  }

  /// J6.
  @Test func `the bar shows what the navigation item says, as it changes`() {
    let (app, navigation) = launch()
    var taps = 0
    navigation.pushViewController(b, animated: false)
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    let edit = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in taps += 10 })
    b.navigationItem.rightBarButtonItems = [add, edit]
    let bar = app.navigationBars.firstMatch
    #expect(bar.buttons.count == 3 && bar.buttons.element(boundBy: 2).label == "Add")
    bar.buttons["Add"].tap()
    bar.buttons["Edit"].tap()
    #expect(taps == 11)
    add.isEnabled = false
    edit.title = "Change"
    #expect(!bar.buttons["Add"].isEnabled && bar.buttons["Change"].exists)
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    #expect(bar.buttons["Close"].exists && !bar.buttons["A"].exists)
    b.navigationItem.leftItemsSupplementBackButton = true
    #expect(bar.buttons["A"].exists)
    b.navigationItem.hidesBackButton = true
    b.navigationItem.rightBarButtonItems = nil
    b.title = "New"
    #expect(app.navigationBars["New"].buttons.count == 1)
    app.buttons["B 0"].tap()
    navigation.isNavigationBarHidden = true
    #expect(app.navigationBars.count == 0 && app.buttons["B 1"].exists)
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(app.navigationBars["New"].exists)
  }

  /// J6.
  @Test func `a title of the view counts where the controller has none`() {
    let plain = UIHostingController(rootView: Text("Plain").navigationTitle("By the view"))
    let app = ControllerScene.launch(UINavigationController(rootViewController: plain))
    #expect(app.navigationBars["By the view"].exists)
    plain.title = "By the controller"
    #expect(app.navigationBars["By the controller"].exists)
  }

  /// J1.
  @Test func `a controller shows its children, and nothing without any`() {
    Story.$current.withValue(story) {
      let parent = UIViewController()
      parent.title = "Parent"
      let app = ControllerScene.launch(UINavigationController(rootViewController: parent))
      #expect(app.navigationBars["Parent"].exists && app.staticTexts.count == 1)
      parent.addChild(a)
      a.didMove(toParent: parent)
      parent.addChild(b)
      app.buttons["A 0"].tap()
      #expect(app.buttons["A 1"].exists && app.buttons["B 0"].exists)
      #expect(parent.children == [a, b] && a.parent === parent)
      _ = story.removeAll()
      b.willMove(toParent: nil)
      b.removeFromParent()
      #expect(!app.buttons["B 0"].exists && app.buttons["A 1"].exists)
      #expect(b.parent == nil && story.removeAll() == ["B - out", "B -- out", "B left"])
      #expect(app.navigationBars["Parent"].exists)
    }
  }
}
