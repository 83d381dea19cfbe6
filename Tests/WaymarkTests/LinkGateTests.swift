// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

private enum Nursery: Hashable, Sendable {
  case home, account
  case order(Int)
  case plant(Int)
}

private let nurseryLinks = RouteTable<Nursery>.reporting(hosts: ["nursery.example"]) {
  LinkRoute("/", route: .home)
  LinkRoute("/account", route: .account, requires: [.signedIn]) { _ in .home }
  LinkRoute(
    "/orders/:id", .int, make: { .order($0) },
    match: { if case .order(let id) = $0 { id } else { nil } }, parent: { _ in .account })
  LinkRoute(
    "/plants/:id", .int, make: { .plant($0) },
    match: { if case .plant(let id) = $0 { id } else { nil } }, parent: { _ in .home })
}

@MainActor
private final class NurseryModel: ObservableObject {
  @Published var path: [Route<Nursery>] = []
  @Published var inbox = LinkInbox()
  @Published var isSignedIn = false
}

private struct NurseryApp: View {
  @ObservedObject var model: NurseryModel

  var body: some View {
    FlowStack($model.path, withNavigation: true) {
      Text("home").flowDestination(for: Nursery.self) { Text("\($0)") }
    }
    .links(
      nurseryLinks, inbox: $model.inbox, path: $model.path,
      gates: model.isSignedIn ? [.signedIn] : [])
  }
}

@MainActor
struct LinkGateTests {
  @Test func `back never leads to a screen behind a closed gate that another device had open`() {
    let model = NurseryModel()
    let app = XCUIApplication { NurseryApp(model: model) }
    let activity = NSUserActivity(activityType: LinkActivity.screen)
    activity.webpageURL = URL(string: "https://nursery.example/plants/7")
    activity.userInfo = [
      LinkActivity.stackKey: [
        "https://nursery.example/", "https://nursery.example/orders/7",
        "https://nursery.example/plants/7",
      ]
    ]
    app.launch()
    app.resume(activity)
    #expect(app.staticTexts["home"].exists)
    #expect(!app.navigationBars.buttons["Back"].exists)
    #expect(model.inbox.waitingFor == [.signedIn])
    model.isSignedIn = true
    #expect(app.staticTexts["plant(7)"].exists)
    app.navigationBars.buttons["Back"].tap()
    #expect(app.staticTexts["order(7)"].exists)
  }
}
