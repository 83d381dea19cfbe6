// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks
import WaymarkScenes
import WaymarkTesting
import WaymarkViews

/// UIKit's objects as links, as on Apple's systems.
@MainActor
struct IncomingLinkTests {
  /// Records all arrivals, as links.
  private final class LinkScene: UIResponder, UIWindowSceneDelegate {
    @TaskLocal static var log: Log?
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.log?.results += connectionOptions.incomingLinks(quickActions: ["open": "trail:/9"])
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      Self.log?.results += contexts.map { .success(IncomingLink($0)) }
    }
  }

  @MainActor
  final class Log: Sendable {
    var results: [Result<IncomingLink, LinkPayloadError>] = []
  }

  private let log = Log()

  private func launched(_ bring: (XCUIApplication) throws -> Void) rethrows {
    try LinkScene.$log.withValue(log) {
      try bring(XCUIApplication(sceneDelegate: LinkScene.self))
    }
  }

  @Test func `links and pages`() throws {
    try launched { app in
      app.open(try #require(URL(string: "trail:/7")))
      app.open(try #require(URL(string: "trail:/8")))
    }
    try launched { $0.open(try #require(URL(string: "https://trails.example/7"))) }
    #expect(
      log.results == [
        .success(IncomingLink(link: "trail:/7", source: .customScheme)),
        .success(IncomingLink(link: "trail:/8", source: .customScheme)),
        .success(IncomingLink(link: "https://trails.example/7", source: .universalLink)),
      ])
  }

  @Test func `quick actions`() throws {
    let info: [String: any NSSecureCoding] = ["link": NSString(string: "trail:/7")]
    for item in [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: nil, userInfo: info),
      UIApplicationShortcutItem(type: "open", localizedTitle: "Open"),
      UIApplicationShortcutItem(type: "none", localizedTitle: "Nothing"),
    ] {
      launched { $0.deliver(item) }
    }
    #expect(
      log.results == [
        .success(IncomingLink(link: "trail:/7", source: .quickAction)),
        .success(IncomingLink(link: "trail:/9", source: .quickAction)),
      ])
  }

  @Test func `notifications`() throws {
    launched { $0.deliver(UNNotificationResponse.tap("a", userInfo: ["link": "trail:/7"])) }
    launched { $0.deliver(UNNotificationResponse.tap("b", userInfo: ["other": "trail:/7"])) }
    launched { $0.deliver(UNNotificationResponse.tap("c", userInfo: ["link": 7])) }
    #expect(log.results.count == 2)
    #expect(log.results.first == .success(IncomingLink(link: "trail:/7", source: .notification)))
    #expect(throws: LinkPayloadError.self) { try log.results.last?.get() }
    let response = UNNotificationResponse(
      notification: UNNotificationResponse.tap("a", userInfo: ["link": "trail:/7"]).notification,
      actionIdentifier: UNNotificationDismissActionIdentifier)
    #expect(try IncomingLink(response) == nil)
  }
}
