// SPDX-License-Identifier: MIT

import Foundation
import ShowcaseApp
import Testing
import Waymark
import WaymarkScenes
import WaymarkTesting

/// The guide with its scene delegate: arrivals launch it, or reach it later.
@MainActor
struct GuideDelegateTests {
  private let app = XCUIApplication(
    sceneDelegate: GuideSceneDelegate.self, applicationDelegate: GuideAppDelegate.self)

  enum Way: CaseIterable {
    case page, scheme, quickAction, notification
  }

  private func bring(_ way: Way) throws {
    switch way {
    case .page: app.open(try #require(URL(string: "https://trailguide.example/journal/log")))
    case .scheme: app.open(try #require(URL(string: "trailguide:///journal/log")))
    case .quickAction:
      app.deliver(UIApplicationShortcutItem(type: "log", localizedTitle: "Log a Hike"))
    case .notification:
      let content = UNMutableNotificationContent()
      content.userInfo = ["link": "/journal/log"]
      let request = UNNotificationRequest(identifier: "rain", content: content, trigger: nil)
      app.deliver(UNNotificationResponse(notification: UNNotification(request: request)))
    }
  }

  @Test(arguments: Way.allCases, [true, false])
  func `each way leads to the sheet, into a guide that starts and one that runs`(
    way: Way, isCold: Bool
  ) async throws {
    if !isCold {
      app.launch()
      #expect(app.navigationBars["Trail Guide"].exists)
    }
    try bring(way)
    await app.settle()
    #expect(app.navigationBars["Log a Hike"].exists)
    app.navigationBars["Log a Hike"].buttons["Cancel"].tap()
    #expect(app.navigationBars["Journal"].exists)
  }

  @Test func `a quick action that the guide does not know changes nothing`() {
    app.deliver(UIApplicationShortcutItem(type: "unknown", localizedTitle: "Unknown"))
    #expect(app.navigationBars["Trail Guide"].exists)
  }

  @Test func `the page of links starts the guide anew, in the same window`() throws {
    app.open(try #require(URL(string: "https://trailguide.example/gallery/sources")))
    app.buttons["target-/trails/75/stages/2"].tap()
    app.buttons["source-handoff"].tap()
    app.buttons["deliver-cold"].tap()
    #expect(app.navigationBars["Stage 2"].exists)
  }
}
