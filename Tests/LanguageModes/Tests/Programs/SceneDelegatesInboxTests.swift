// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkScenes
import WaymarkTesting

@MainActor @Suite struct SceneDelegatesInboxTests {
  enum Way: CaseIterable { case link, page, quickAction }

  @Test(arguments: Way.allCases, [true, false])
  func `what comes to the delegate is followed from the inbox`(
    way: Way, isCold: Bool
  ) async throws {
    let app = XCUIApplication(sceneDelegate: SceneDelegatesInbox.ShopSceneDelegate.self)
    if !isCold { app.launch() }
    switch way {
    case .link: app.open(try #require(URL(string: "plants:plants/7")))
    case .page: app.open(try #require(URL(string: "https://plants.example/plants/7")))
    case .quickAction:
      let info: [String: any NSSecureCoding] = ["link": NSString(string: "/plants/7")]
      app.deliver(
        UIApplicationShortcutItem(
          type: "seven", localizedTitle: "Seven", localizedSubtitle: nil, icon: nil,
          userInfo: info))
    }
    await app.settle()
    #expect(app.staticTexts["plant(7)"].exists)
  }
}
