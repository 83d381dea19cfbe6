// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import GuideSamples

private struct GardenStack: View {
  @State private var path: [Garden] = []
  @State private var inbox = LinkInbox()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Garden")
        .navigationDestination(for: Garden.self) { place in Text("\(place)") }
    }
    .links(GardenLinks.table, inbox: $inbox, path: $path)
  }
}

@MainActor
struct LinkSourcesTests {
  private let model = ShopModel()

  /// U8.
  @Test(arguments: [true, false])
  func `how to care for a plant lies over the plant`(isCold: Bool) throws {
    let app = XCUIApplication { ShopView(model: model) }
    if !isCold { app.launch() }
    app.open(try #require(URL(string: "https://plants.example/plants/7/care")))
    #expect(app.sheets.staticTexts["care(7)"].exists)

    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["plant(7)"].exists)
  }

  /// U7.
  @Test(arguments: [true, false])
  func `who does not sign in is not led to the orders later`(taps: Bool) throws {
    let app = XCUIApplication { ShopView(model: model) }
    app.open(try #require(URL(string: "https://plants.example/orders")))
    if taps { app.buttons["Not now"].tap() } else { app.sheets.firstMatch.swipeDown() }
    model.isSignedIn = true
    #expect(!app.sheets.firstMatch.exists)
    #expect(model.state.linkPlace == LinkPlace(tab: "shop", root: .front))
    #expect(model.inbox.outcomes.map(\.result) == [.dropped(.refused(.declined))])
  }

  @Test(arguments: [true, false])
  func `all nine sources lead to the same place, cold and warm`(isCold: Bool) {
    let app = XCUIApplication { ShopView(model: model) }
    if !isCold { app.launch() }
    model.deliverAll()
    if isCold { app.launch() }
    #expect(app.staticTexts["plant(7)"].exists)
    #expect(model.inbox.outcomes.map(\.source) == LinkSource.allCases)
    #expect(model.state.shop == [.push(.plant(7))])
  }

  @Test(arguments: [
    ["data": #"{"url": "/plants/7"}"#], ["data": "none", "link": "/plants/7"],
  ])
  func `a link in JSON that was sent as a text is found`(userInfo: [String: String]) {
    let app = XCUIApplication { ShopView(model: model) }
    app.launch()
    model.deliver(firebase: userInfo)
    #expect(app.staticTexts["plant(7)"].exists)
  }

  @Test(arguments: ["plants:plants/7", "https://plants.example/plants/7"])
  func `only trusted links pass a guard that asks for it`(link: String) throws {
    let app = XCUIApplication { ShopView(model: model).trustedLinks() }
    app.launch()
    app.open(try #require(URL(string: link)))
    let isTrusted = link.hasPrefix("https")
    #expect(model.state.shop.isEmpty != isTrusted)
    #expect(
      model.inbox.outcomes.map(\.result) == [
        isTrusted ? .applied : .dropped(.refused(.blocked(reason: "sent by another app")))
      ])
    #expect(model.inbox.outcomes.map(\.isTrusted) == [isTrusted])
  }

  @Test func `what holds no link is refused`() {
    model.deliver(try IncomingLink(notification: ["link": 7]))
    model.deliver(try IncomingLink(notification: ["aps": [String: String]()]))
    // The options that launched a scene contain a link or none, depending on the argument.
    model.deliver(
      try Result<IncomingLink, LinkPayloadError>.success(IncomingLink(opened: "other:x")).get())
    #expect(
      model.inbox.outcomes.prefix(1).map(\.description) == [
        "#1 notification: refused: The value at link is not a string (notification)."
      ])
    #expect(model.inbox.outcomes.map(\.source) == [.notification, .customScheme])
  }

  /// U11.
  @Test(arguments: [true, false])
  func `a listener hears of a link that is followed elsewhere`(isLate: Bool) {
    let app = XCUIApplication {
      VStack {
        LastLink(model: model)
        ShopView(model: model)
      }
    }
    if !isLate { app.launch() }
    model.deliver(IncomingLink(opened: "plants:plants/7"))
    app.launch()
    #expect(app.staticTexts["You came for plant 7"].exists)
    #expect(app.staticTexts["plant(7)"].exists)
  }

  /// U12.
  @Test func `what is open is offered, but to search only what anybody may see`() throws {
    let app = XCUIApplication { ShopView(model: model) }
    app.launch()
    model.state.shop = [.push(.plant(7)), .sheet(.care(7), withNavigation: true)]
    let activity = try #require(app.offeredActivities.last)
    #expect(activity.webpageURL == (try share(.care(7))))
    #expect((activity.userInfo?[LinkActivity.stackKey] as? [String])?.count == 3)
    #expect(activity.isEligibleForSearch)

    model.isSignedIn = true
    model.state.tab = "you"
    model.state.you = [.push(.orders(.all))]
    let other = try #require(app.offeredActivities.last)
    #expect(other.webpageURL?.absoluteString == "https://plants.example/orders")
    #expect(!other.isEligibleForSearch)
  }

  @Test func `the command line of an app is that of its test`() {
    struct CommandLineApp: App {
      @StateObject private var model = CommandLineApp.model()

      var body: some Scene { WindowGroup { ShopView(model: model) } }

      static func model() -> ShopModel {
        let model = ShopModel()
        model.deliver(try IncomingLink(arguments: LaunchOptions.current.arguments))
        return model
      }
    }
    let app = XCUIApplication(CommandLineApp.self)
    app.launchArguments = ["--link", "/plants/7"]
    app.launch()
    #expect(app.staticTexts["plant(7)"].exists)
  }

  /// U9.
  @Test func `an unknown link may have a screen of the app's own`() throws {
    struct Lost: View {
      @State private var inbox = LinkInbox()
      @State private var path: [Route<Shop>] = []

      var body: some View {
        let place = Binding {
          LinkPlace(routes: path)
        } set: {
          path = $0.routes
        }
        Text("Plants").links(ShopLinks.table, inbox: $inbox, place: place) { unknown in
          Text("Lost: \(unknown.link ?? ""), \(unknown.error)")
        }
      }
    }
    let app = XCUIApplication { Lost() }
    app.open(try #require(URL(string: "plants:plants/501")))
    let label = app.sheets.staticTexts.firstMatch.label
    #expect(label.hasPrefix("Lost: plants:plants/501, Invalid value"))
  }

  @Test func `a navigation stack is led, too`() throws {
    let app = XCUIApplication { GardenStack() }
    app.open(try #require(URL(string: "garden:plants/3")))
    #expect(app.staticTexts["plant(3)"].exists)
  }
}
