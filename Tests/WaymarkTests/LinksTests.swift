// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

private enum Shop: Hashable, Sendable {
  case home
  case item(Int)
  case review(Int)
  case account
}

private let shopLinks = RouteTable<Shop>.reporting(hosts: ["shop.example"], schemes: ["shop"]) {
  LinkRoute("/", route: .home, title: "Shop")
  LinkRoute(
    "/items/:item", .int, make: { .item($0) },
    match: { if case .item(let id) = $0 { id } else { nil } }, parent: { _ in .home })
  LinkRoute(
    "/items/:item/review", .int, presentation: .sheet(withNavigation: true),
    make: { .review($0) }, match: { if case .review(let id) = $0 { id } else { nil } },
    parent: { if case .review(let id) = $0 { .item(id) } else { nil } })
  LinkRoute("/account", route: .account, requires: [.signedIn]) { _ in .home }
  LinkRoute("/jobs", route: .home, web: .webOnly)
}

private let olderShopLinks = RouteTable<Shop>.reporting(hosts: ["shop.example"]) {
  LinkRoute("/account", route: .account, requires: [.signedIn])
  LinkRoute("/old", route: .home, requires: [.signedIn])
}

private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

/// The model shared by an app and its test.
@MainActor
private final class ShopModel: ObservableObject {
  @Published var path: [Route<Shop>] = []
  @Published var flow = FlowPath()
  @Published var pushed: [Shop] = []
  @Published var inbox = LinkInbox()
  @Published var isSignedIn = false
  var gates: Set<LinkGate> { isSignedIn ? [.signedIn] : [] }
  var causes: [NavigationCause] = []
  var heard: [String] = []

  /// The results of all links, by their numbers.
  var results: [String] { inbox.outcomes.map { "\($0.id) \($0.result)" } }
}

private struct ShopScreen: View {
  let screen: Shop
  @State private var taps = 0

  var body: some View {
    Button("\(screen) tapped \(taps)") { taps += 1 }.navigationTitle("\(screen)")
  }
}

private struct FlowShop: View {
  @ObservedObject var model: ShopModel

  var body: some View {
    FlowStack($model.path, withNavigation: true) {
      ShopScreen(screen: .home).flowDestination(for: Shop.self) { ShopScreen(screen: $0) }
    }
    .links(shopLinks, inbox: $model.inbox, path: $model.path, gates: model.gates)
    .onNavigation { model.causes.append($0.cause) }
  }
}

private struct StackShop: View {
  @ObservedObject var model: ShopModel

  var body: some View {
    NavigationStack(path: $model.pushed) {
      ShopScreen(screen: .home).navigationDestination(for: Shop.self) { ShopScreen(screen: $0) }
    }
    .links(shopLinks, inbox: $model.inbox, path: $model.pushed)
  }
}

private struct PathShop: View {
  @ObservedObject var model: ShopModel

  var body: some View {
    FlowStack($model.flow, withNavigation: true) {
      ShopScreen(screen: .home).flowDestination(for: Shop.self) { ShopScreen(screen: $0) }
    }
    .links(shopLinks, inbox: $model.inbox, path: $model.flow)
  }
}

@MainActor
struct LinksTests {
  private let model = ShopModel()
  private let app: XCUIApplication

  init() {
    let model = model
    app = XCUIApplication { FlowShop(model: model) }
  }

  private let review: [Route<Shop>] = [.push(.item(7)), .sheet(.review(7), withNavigation: true)]

  @Test(arguments: ["https://shop.example/items/7/review", "shop:items/7/review"])
  func `a link opens its screen with its parents below, cold and warm`(link: String) throws {
    app.open(try url(link))
    #expect(app.buttons["review(7) tapped 0"].exists)
    #expect(model.path == review)
    app.sheets.firstMatch.swipeDown()
    #expect(model.path == [.push(.item(7))])
    app.open(try url(link))
    #expect(model.path == review)
    #expect(model.results == ["1 applied", "2 applied"])
  }

  @Test func `a link leaves what is open below its screen, and its state`() throws {
    app.launch()
    model.path = [.push(.item(1)), .push(.item(7)), .push(.item(9))]
    app.buttons["item(9) tapped 0"].tap()
    model.path.removeLast()
    app.buttons["item(7) tapped 0"].tap()
    app.open(try url("https://shop.example/items/7"))
    #expect(model.path == [.push(.item(1)), .push(.item(7))])
    #expect(app.buttons["item(7) tapped 1"].exists)
  }

  @Test func `a link waits for its gate, and is followed when that opens`() throws {
    app.open(try url("https://shop.example/account"))
    #expect(model.path.isEmpty && model.inbox.waitingFor == [.signedIn])
    model.isSignedIn = true
    #expect(app.buttons["account tapped 0"].exists)
    #expect(model.path == [.push(.account)])
    model.isSignedIn = false
    #expect(app.buttons["account tapped 0"].exists)
    #expect(model.inbox.openGates.isEmpty)
  }

  @Test func `a link that leads nowhere is shown to the person, and nothing else changes`() throws {
    app.launch()
    model.path = [.push(.item(1))]
    app.open(try url("https://shop.example/items/x"))
    #expect(app.staticTexts["Nothing here"].exists)
    #expect(app.staticTexts["https://shop.example/items/x"].exists)
    app.buttons["unknown-link-done"].tap()
    #expect(!app.staticTexts["Nothing here"].exists)
    #expect(model.path == [.push(.item(1))])
  }

  @Test func `links of others are left to others, and those for the web are opened there`() throws {
    app.open(try url("https://elsewhere.example/items/7"))
    #expect(model.path.isEmpty && !app.staticTexts["Nothing here"].exists)
    #expect(app.openedAddresses.isEmpty)
    app.open(try url("https://shop.example/jobs"))
    #expect(app.openedAddresses == ["https://shop.example/jobs"])
  }

  @Test func `what is open is offered, and opens the same elsewhere`() throws {
    app.launch()
    model.path = [.push(.item(1)), .push(.item(7))]
    let offered = try #require(app.offeredActivities.last)
    let activity = NSUserActivity(activityType: offered.activityType)
    activity.webpageURL = offered.webpageURL
    activity.userInfo = offered.userInfo
    #expect(activity.webpageURL?.absoluteString == "https://shop.example/items/7")
    #expect(
      activity.userInfo?[LinkActivity.stackKey] as? [String] == [
        "https://shop.example/", "https://shop.example/items/1", "https://shop.example/items/7",
      ])
    model.path = []
    #expect(app.offeredActivities.last?.title == "Shop")
    #expect(app.offeredActivities.last?.isEligibleForSearch == true)
    model.path = [.push(.account)]
    #expect(app.offeredActivities.last?.isEligibleForHandoff == true)
    #expect(app.offeredActivities.last?.isEligibleForSearch == false)
    #expect(app.offeredActivities.last?.isEligibleForPrediction == false)
    app.resume(activity)
    #expect(model.path == [.push(.item(1)), .push(.item(7))])
    #expect(model.inbox.outcomes.last?.source == .handoff)
  }

  @Test func `a find of the search leads to its screen, and a bad one is refused`() throws {
    app.launch()
    let find = NSUserActivity(activityType: LinkActivity.searchableItem)
    find.userInfo = [LinkActivity.itemKey: "https://shop.example/items/7"]
    app.resume(find)
    #expect(model.path == [.push(.item(7))])
    find.userInfo = [LinkActivity.itemKey: 7]
    app.resume(find)
    #expect(model.results.last?.hasPrefix("2 refused") == true)
  }

  @Test func `those who listen to a path are told that it was a link`() throws {
    app.launch()
    app.open(try url("https://shop.example/items/7"))
    model.path.append(.push(.item(8)))
    app.open(try url("https://shop.example/items/8"))
    model.path = []
    #expect(app.buttons["home tapped 0"].exists)
    #expect(model.causes == [.link, .code, .code])
    #expect(model.causes[0].origin == .link(source: "universalLink", isTrusted: true))
    #expect(model.causes[1].origin == nil)
  }

  @Test func `who went elsewhere may come back by the same link at once`() throws {
    let link = try url("https://shop.example/items/7")
    app.open(link)
    app.open(link)
    #expect(model.results == ["1 applied", "2 duplicate of #1"])
    model.path = []
    #expect(app.buttons["home tapped 0"].exists)
    app.open(link)
    #expect(model.path == [.push(.item(7))])
  }

  @Test func `a link that comes by other code is followed, or shown, all the same`() {
    model.inbox.deliver(IncomingLink(link: "/items/7", source: .quickAction), to: shopLinks)
    app.launch()
    #expect(app.buttons["item(7) tapped 0"].exists)
    model.inbox.deliver(IncomingLink(link: "/items/8/review", source: .notification), to: shopLinks)
    #expect(app.buttons["review(8) tapped 0"].exists)
    model.path = []
    model.inbox.deliver(IncomingLink(link: "/what", source: .commandLine), to: shopLinks)
    #expect(app.staticTexts["Nothing here"].exists)
  }

  @Test func `a link of an earlier version that leads nowhere now is shown when its gate opens`() {
    model.inbox.deliver(
      IncomingLink(link: "/account", source: .notification), to: olderShopLinks)
    model.inbox.deliver(IncomingLink(link: "/old", source: .notification), to: olderShopLinks)
    app.launch()
    #expect(!app.staticTexts["Nothing here"].exists)
    model.isSignedIn = true
    #expect(app.staticTexts["Nothing here"].exists)
    #expect(model.path.isEmpty)
  }

  @Test func `what was refused in an earlier run is not shown again`() throws {
    model.inbox.deliver(IncomingLink(link: "/what", source: .commandLine), to: shopLinks)
    let bytes = try JSONEncoder().encode(model.inbox)
    model.inbox = try JSONDecoder().decode(LinkInbox.self, from: bytes)
    app.launch()
    #expect(!app.staticTexts["Nothing here"].exists)
    #expect(model.inbox.outcomes.count == 1)
  }
}

extension LinksTests {
  @Test func `the path of a navigation stack is opened by links, too`() throws {
    let model = model
    let app = XCUIApplication { StackShop(model: model) }
    app.open(try url("https://shop.example/items/7/review"))
    #expect(app.buttons["review(7) tapped 0"].exists)
    #expect(model.pushed == [.item(7), .review(7)])
  }

  @Test func `a path of screens of any type is opened by links, too`() throws {
    let model = model
    let app = XCUIApplication { PathShop(model: model) }
    app.open(try url("https://shop.example/items/7/review"))
    #expect(app.buttons["review(7) tapped 0"].exists)
    #expect(model.flow.routes.map(\.screen) == [Shop.item(7), Shop.review(7)])
  }

  @Test func `every listener gets a link once, those that come late, too`() throws {
    let model = model
    let app = XCUIApplication { Listening(model: model) }
    model.inbox.deliver(IncomingLink(link: "/items/7", source: .notification), to: shopLinks)
    app.launch()
    #expect(model.heard == ["first item(7)"])
    app.buttons["Listen, too"].tap()
    #expect(model.heard == ["first item(7)", "late item(7)"])
    model.inbox.deliver(IncomingLink(link: "/items/8", source: .notification), to: shopLinks)
    #expect(app.buttons["Listen, too"].exists)
    #expect(Set(model.heard.dropFirst(2)) == ["first item(8)", "late item(8)"])
    #expect(model.heard.count == 4)
  }
}

private struct Listening: View {
  @ObservedObject var model: ShopModel
  @State private var isLate = false

  var body: some View {
    VStack {
      Button("Listen, too") { isLate = true }
      if isLate { listener("late") }
      listener("first")
    }
  }

  private func listener(_ name: String) -> some View {
    Text(name).onLink(shopLinks, inbox: $model.inbox, as: name) { link in
      model.heard.append("\(name) \(link.route)")
    }
  }
}
