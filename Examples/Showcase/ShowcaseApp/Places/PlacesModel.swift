// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// The screens of the page on where links lead.
enum GardenScreen: Hashable, Codable, Sendable, RestoredScreen {
  case garden
  case plant(Int)
  case help
  case account
  case order(Int)
  case terms
  case note

  /// What is half done is not restored; an order is only seen from the account.
  var restoration: RouteRestoration {
    switch self {
    case .garden, .plant, .help, .account: .always
    case .order: .replaced(by: GardenScreen.account)
    case .terms, .note: .never
    }
  }
}

extension GardenScreen {
  /// Without hosts: the links are made here, and the page's address is the gallery's.
  static let links = RouteTable<GardenScreen>.reporting {
    LinkRoute("/", route: .garden, presentation: .tab("garden"))
    LinkRoute(
      "/plants/:plant", .int, make: { .plant($0) },
      match: { if case .plant(let id) = $0 { id } else { nil } }, parent: { _ in .garden }
    ).rule(LinkRule(window: .reuseElseNew))
    LinkRoute("/help", route: .help, presentation: .sheet(withNavigation: true)) { _ in .garden }
      .rule(LinkRule(.push, window: .front))
    LinkRoute("/account", route: .account, presentation: .tab("account"))
    LinkRoute(
      "/orders/:order", .int, make: { .order($0) },
      match: { if case .order(let id) = $0 { id } else { nil } }, parent: { _ in .account })
  }

  static let format = SnapshotFormat([SnapshotScreen(GardenScreen.self, named: "garden")])
}

/// Where the page is, and what came of links.
@MainActor
final class PlacesModel: ObservableObject {
  @Published var tab = "garden"
  @Published var garden: [Route<GardenScreen>] = []
  @Published var account: [Route<GardenScreen>] = []
  @Published var inbox = LinkInbox(duplicateWindow: 0)
  @Published var hasAccepted = false
  @Published var windowPolicy = LinkWindowPolicy.reuseElseFront
  @Published private(set) var restored: [String] = []

  var place: LinkPlace<GardenScreen> {
    get {
      tab == "account"
        ? LinkPlace(tab: tab, root: .account, routes: account)
        : LinkPlace(tab: tab, root: .garden, routes: garden)
    }
    set {
      if let tab = newValue.tab { self.tab = tab }
      if tab == "account" { account = newValue.routes } else { garden = newValue.routes }
    }
  }

  func follow(_ link: String) { inbox.deliver(IncomingLink(intent: link), to: GardenScreen.links) }

  /// Saves a path and restores it, as a relaunch does.
  func restore() {
    let path: [Route<GardenScreen>] = [
      .push(.plant(1)), .push(.order(2)), .cover(.terms, withNavigation: true), .push(.help),
    ]
    do {
      let data = try GardenScreen.format.encode(path)
      let (routes, report) = try GardenScreen.format.decode(GardenScreen.self, from: data)
      restored = ["\(routes)"] + "\(report)".split(separator: "\n").map(String.init)
    } catch {
      restored = ["\(error)"]
    }
  }

  /// The window in which a link to plant 7 would be followed, of two.
  var windowChoice: String {
    let windows: [(id: Int, place: LinkPlace<GardenScreen>)] = [
      (1, LinkPlace(root: .garden, routes: [.push(.plant(1))])),
      (2, LinkPlace(root: .garden, routes: [.push(.plant(7)), .push(.help)])),
    ]
    let target = GardenScreen.links.place(for: .plant(7))
    return switch windowPolicy.choose(for: target, among: windows) {
    case .window(let number): "window \(number)"
    case .newWindow: "a new window"
    }
  }
}
