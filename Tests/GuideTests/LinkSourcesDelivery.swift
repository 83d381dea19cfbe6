// SPDX-License-Identifier: MIT

import Waymark

extension ShopModel {
  /// Puts a link into the inbox, or the reason why there is none.
  func deliver(_ link: @autoclosure () throws(LinkPayloadError) -> IncomingLink?) {
    do throws(LinkPayloadError) {
      if let link = try link() { inbox.deliver(link, to: ShopLinks.table) }
    } catch {
      inbox.refuse(error)
    }
  }
}

extension ShopModel {
  /// The same link from everywhere.
  func deliverAll() {
    // A page of the web, and a scheme of the app's own.
    deliver(IncomingLink(opened: "https://plants.example/plants/7"))
    deliver(IncomingLink(opened: "plants:plants/7"))

    // A notification's user info, as it was sent or scheduled.
    deliver(try IncomingLink(notification: ["aps": ["alert": "Rain"], "link": "/plants/7"]))

    // A quick action: the link is in its user info, or that of its type.
    deliver(try IncomingLink(quickAction: "seven", links: ["seven": "/plants/7"]))

    // Spotlight: the identifier that the item was indexed with, best the link itself.
    deliver(try IncomingLink(spotlight: "https://plants.example/plants/7"))

    // Handoff: what an activity of the type `LinkActivity.screen` holds.
    let screens = ["https://plants.example/", "https://plants.example/plants/7"]
    deliver(
      try IncomingLink(
        LinkActivity(type: LinkActivity.screen, webpageURL: screens[1], stack: screens)))

    // An App Intent, a command line, a request.
    deliver(IncomingLink(intent: "https://plants.example/plants/7"))
    deliver(try IncomingLink(arguments: ["shop", "--link", "/plants/7"]))
    deliver(IncomingLink(target: "/plants/7"))
  }
}

struct LastLink: View {
  @ObservedObject var model: ShopModel
  @State private var plant: Int?

  var body: some View {
    Text(plant.map { "You came for plant \($0)" } ?? "Welcome")
      .onLink(ShopLinks.table, inbox: $model.inbox, as: "last link") { link in
        if case .plant(let id) = link.route { plant = id }
      }
  }
}

extension ShopModel {
  /// A service that sends texts only, such as Firebase, nests objects as JSON in a text.
  func deliver(firebase userInfo: [AnyHashable: Any]) {
    deliver(try IncomingLink(notification: userInfo, at: [["data", "url"], ["link"]]))
  }
}

extension View {
  /// Keeps links that any app may have sent from opening screens.
  func trustedLinks() -> some View {
    navigationGuard(
      NavigationGuard("trusted links") { event in
        event.cause.isTrusted ? .allow : .block(reason: "sent by another app")
      })
  }
}
