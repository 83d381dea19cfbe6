// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor
struct GardenTests {
  @Test func `each plant has one address, and each address one plant`() {
    #expect(GardenLinks.table.checkLaws().isEmpty)
  }

  @Test func `a link leads to its plant, and back from there to the list`() throws {
    let app = XCUIApplication(GardenApp.self)
    app.open(try #require(URL(string: "https://garden.example/plants/3")))
    #expect(app.staticTexts["This is plant 3"].exists)

    app.navigationBars.buttons["Garden"].tap()
    #expect(app.buttons["Plant 3"].exists)
  }
}

@MainActor
struct ShopTests {
  private let model = ShopModel()

  @Test func `the laws hold`() {
    #expect(ShopLinks.table.checkLaws(samples: [.plant(1), .article(["pots", "clay"])]).isEmpty)
  }

  @Test func `an order waits until somebody is signed in`() throws {
    let app = XCUIApplication { ShopView(model: model) }
    app.open(try #require(URL(string: "https://plants.example/orders")))
    #expect(model.state.you.isEmpty)

    app.buttons["Sign in"].tap()
    #expect(model.state.tab == "you")
    #expect(model.state.you == [.push(.orders(.all))])
    #expect(model.inbox.outcomes.map(\.result) == [.applied])
  }

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

  @Test func `what holds no link is refused`() {
    model.deliver(try IncomingLink(notification: ["link": 7]))
    model.deliver(try IncomingLink(notification: ["aps": [String: String]()]))
    #expect(
      model.inbox.outcomes.map(\.description) == [
        "#1 notification: refused: What is at link is not a text (notification)."
      ])
  }

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

  @Test func `a navigation stack is led, too`() throws {
    let app = XCUIApplication { GardenStack() }
    app.open(try #require(URL(string: "garden:plants/3")))
    #expect(app.staticTexts["plant(3)"].exists)
  }
}
