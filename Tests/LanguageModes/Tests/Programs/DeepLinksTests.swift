// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct DeepLinksTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func bySubject(resets: Bool) -> XCUIApplication {
    let current = CurrentValueSubject<Int?, Never>(nil)
    let passing = PassthroughSubject<Int, Never>()
    return XCUIApplication {
      DeepLinks.BySubject(resets: resets)
        .environment(\.passing, passing)
        .environment(\.current, current)
    }
  }

  /// L5, U1, E4.
  @Test func `a target in state is reached when its list has loaded`() throws {
    let coordinator = DeepLinks.Coordinator()
    let app = XCUIApplication { DeepLinks.ByState(coordinator: coordinator) }
    app.launch()
    app.open(try url("example://countries/2"))
    #expect(coordinator.tab == .countries)
    #expect(app.navigationBars["Countries"].exists)
    #expect(!app.staticTexts["About Belgium"].exists)
    app.buttons["Load"].tap()
    #expect(app.staticTexts["About Belgium"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(coordinator.country == nil)
    app.open(try url("example://countries/1"))
    #expect(app.staticTexts["About Albania"].isHittable)
  }

  /// A6.
  @Test func `a PassthroughSubject loses a target that nobody waits for yet`() throws {
    let app = bySubject(resets: false)
    app.launch()
    app.open(try url("example://passing/2"))
    app.buttons["Load"].tap()
    #expect(app.staticTexts["Belgium"].exists)
    #expect(!app.staticTexts["About Belgium"].exists)
    app.open(try url("example://passing/2"))
    #expect(app.staticTexts["About Belgium"].exists)
  }

  /// A6.
  @Test(arguments: [false, true])
  func `a CurrentValueSubject delivers late, and again until it is reset by hand`(
    resets: Bool
  ) throws {
    let app = bySubject(resets: resets)
    app.launch()
    app.open(try url("example://current/2"))
    app.buttons["Load"].tap()
    #expect(app.staticTexts["About Belgium"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(!app.staticTexts["About Belgium"].exists)
    app.buttons["Unload"].tap()
    app.buttons["Load"].tap()
    #expect(app.staticTexts["About Belgium"].exists == !resets)
  }
}
