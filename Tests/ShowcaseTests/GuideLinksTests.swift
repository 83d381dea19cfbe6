// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// A screen with its link: its title, and the links of the screens below it.
private struct Screen: Sendable, CustomStringConvertible {
  let path: String
  let title: String
  let below: [String]

  init(_ path: String, _ title: String, _ below: String...) {
    self.path = path
    self.title = title
    self.below = below
  }

  var description: String { path }

  static let all = [
    Screen("/", "Trail Guide"),
    Screen("/trails", "All Trails", "/"),
    Screen("/trails?q=catbells", "All Trails", "/"),
    Screen("/trails/saved", "Saved", "/"),
    Screen("/regions/lakes", "Lake District", "/"),
    Screen("/trails/1", "Catbells", "/"),
    Screen("/trails/75/stages/2", "Stage 2", "/", "/trails/75"),
    Screen("/trails/1/map", "Lake District", "/", "/trails/1"),
    Screen("/planner", "Planner"),
    Screen("/planner/trails/1", "Catbells", "/planner"),
    Screen("/planner/add", "Add a Walk", "/planner"),
    Screen("/planner/add/lakes", "Lake District", "/planner", "/planner/add"),
    Screen("/planner/packing", "Packing List", "/planner"),
    Screen("/planner/tours/lakeland-classics", "Guided Tour", "/planner"),
    Screen(
      "/planner/tours/lakeland-classics/stops/2", "Stop 2 of 4", "/planner",
      "/planner/tours/lakeland-classics"),
    Screen("/journal", "Journal"),
    Screen("/journal/log", "Log a Hike", "/journal"),
    Screen("/journal/log?trail=1", "Log a Hike", "/journal"),
    Screen("/journal/log/regions", "Region", "/journal", "/journal/log"),
    Screen(
      "/journal/log/regions/lakes", "Lake District", "/journal", "/journal/log",
      "/journal/log/regions"),
    Screen("/gallery", "Gallery"),
    Screen("/gallery/sources", "Where Links Come From", "/gallery"),
    Screen("/gallery/routes", "Routes", "/gallery"),
    Screen("/gallery/columns", "Regions", "/gallery"),
    Screen(
      "/gallery/columns/regions/lakes", "Lake District", "/gallery", "/gallery/columns"),
    Screen(
      "/gallery/columns/trails/1", "Catbells", "/gallery", "/gallery/columns",
      "/gallery/columns/regions/lakes"),
    Screen("/settings", "Settings"),
    Screen("/about", "About", "/settings"),
  ]
}

@MainActor
struct GuideLinksTests {
  private let app = XCUIApplication(TrailGuide.self)
  private static let host = "https://trailguide.example"

  private func open(_ path: String) throws {
    app.open(try #require(URL(string: Self.host + path)))
  }

  private var offered: [String]? {
    app.offeredActivities.last { $0.webpageURL != nil }?.userInfo?[LinkActivity.stackKey]
      as? [String]
  }

  @Test func `the table keeps the laws, and names every page of the gallery`() {
    #expect(
      guideLinks.checkLaws(samples: GalleryPage.allCases.map { .page($0) }) == [])
    #expect(guideLinks.entries.count >= 15)
  }

  @Test(arguments: Screen.all)
  fileprivate func `a link opens its screen, cold and from anywhere`(screen: Screen) throws {
    try open(screen.path)
    #expect(app.navigationBars[screen.title].exists)
    let links = (screen.below + [screen.path]).map { Self.host + $0 }
    #expect(offered == links)
    for elsewhere in ["/planner/tours/lakeland-classics/stops/1", "/trails/1/map", "/journal/log"] {
      try open(elsewhere)
      try open(screen.path)
      #expect(app.navigationBars[screen.title].exists)
      #expect(offered == links)
    }
  }

  @Test(arguments: LinkSource.allCases, [true, false])
  func `each source brings its link, to an app that runs and to one that starts`(
    source: LinkSource, isCold: Bool
  ) throws {
    try open("/gallery/sources")
    app.buttons["target-/trails/75/stages/2"].tap()
    app.buttons["source-\(source.rawValue)"].tap()
    app.buttons[isCold ? "deliver-cold" : "deliver-warm"].tap()
    #expect(app.navigationBars["Stage 2"].exists)
    app.tabBars.buttons["Gallery"].tap()
    if isCold { app.buttons["page-sources"].tap() }
    let result = "#\(isCold ? 1 : 2) \(source.rawValue) /trails/:trail/stages/:stage: applied"
    #expect(app.staticTexts[result].exists)
  }

  @Test(arguments: [["--link", "/trails/75/stages/2"], ["trailguide:trails/75/stages/2"]])
  func `the guide begins where its arguments say`(arguments: [String]) {
    app.launchArguments = arguments
    app.launch()
    #expect(app.navigationBars["Stage 2"].exists)
  }

  @Test func `what is someone's own waits for who signs in`() throws {
    try open("/trails/1")
    try open("/account")
    #expect(app.navigationBars["Sign In"].exists)
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ann")
    app.buttons["confirm-sign-in"].tap()
    #expect(app.staticTexts["Good to see you, Ann."].exists)
    #expect(offered?.last == Self.host + "/account")
    app.buttons["sign-out"].tap()
    try open("/")
    try open("/account")
    app.buttons["cancel-sign-in"].tap()
    #expect(!app.navigationBars["Sign In"].exists)
  }

  @Test(arguments: ["/trails/101", "/trails/75/stages/9", "/nothing", "/gallery/none"])
  func `what is not in the guide is said to be so`(path: String) throws {
    try open(path)
    #expect(app.navigationBars["Not in This Guide"].exists)
    app.buttons["leave-unknown"].tap()
    #expect(app.navigationBars["Trail Guide"].exists)
  }

  @Test func `what is the web's is opened there`() throws {
    try open("/press")
    #expect(app.openedAddresses == [Self.host + "/press"])
  }
}
