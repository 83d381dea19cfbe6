// SPDX-License-Identifier: MIT

import Waymark

/// The routes of a small shop, some of which have faults.
enum ShopRoute: Hashable {
  case home
  case item(Int)
  case about, hidden, lost, account
}

/// Which faults a shop has.
struct ShopFaults: OptionSet, Hashable {
  let rawValue: Int

  /// The link `/lost` leads to the first screen, which nobody notices.
  static let lostLink = ShopFaults(rawValue: 1)
  /// Nothing opens the screen of `/hidden`, not even its link.
  static let unreachable = ShopFaults(rawValue: 2)
  /// The screen of `/about` hides its back button.
  static let trap = ShopFaults(rawValue: 4)
  /// The button of the cart has only a picture.
  static let unnamed = ShopFaults(rawValue: 8)
}

/// A shop with the faults of its type.
protocol Shop: App {
  static var faults: ShopFaults { get }
}

struct SoundShop: Shop {
  static let faults: ShopFaults = []
  var body: some Scene { WindowGroup { ShopView(faults: Self.faults) } }
}

struct FaultyShop: Shop {
  static let faults: ShopFaults = [.lostLink, .unreachable, .trap, .unnamed]
  var body: some Scene { WindowGroup { ShopView(faults: Self.faults) } }
}

extension Shop {
  /// The links of the shop; the sound one has none that lead nowhere.
  static var links: RouteTable<ShopRoute> {
    RouteTable.reporting(hosts: ["shop.example"]) {
      LinkRoute("/", route: .home, title: "Shop")
      LinkRoute(
        "/items/:item", .int, make: { .item($0) },
        match: { if case .item(let number) = $0 { number } else { nil } },
        parent: { _ in .home })
      LinkRoute("/about", route: .about) { _ in .home }
      LinkRoute("/account", route: .account, requires: ["signedIn"]) { _ in .home }
      if faults.contains(.lostLink) { LinkRoute("/lost", route: .lost) { _ in .home } }
      if faults.contains(.unreachable) { LinkRoute("/hidden", route: .hidden) { _ in .home } }
    }
  }
}

private struct ShopView: View {
  let faults: ShopFaults
  @State private var inbox = LinkInbox()
  @State private var path: [ShopRoute] = []
  @State private var name = ""
  @State private var isSignedIn = false
  @AppStorage("visits") private var visits = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(1..<101) { NavigationLink("Item \($0)", value: ShopRoute.item($0)) }
        Button {
          visits += 1
        } label: {
          if faults.contains(.unnamed) { Image(decorative: "cart") } else { Text("Cart") }
        }
        if visits == 0 { NavigationLink("About", value: ShopRoute.about) }
      }
      .navigationTitle("Shop")
      .navigationDestination(for: ShopRoute.self) { route in
        ShopScreen(route: route, isSignedIn: $isSignedIn)
          .navigationBarBackButtonHidden(route == .about && faults.contains(.trap))
      }
    }
    .links(
      links, inbox: $inbox, place: place, gates: isSignedIn ? ["signedIn"] : []
    ) { Text("Unknown: \($0.link ?? "")") }
    .sheet(isPresented: signIn) {
      Form {
        TextField("Name", text: $name)
        Button("Sign in") { isSignedIn = true }.disabled(name.isEmpty)
      }
    }
  }

  private var links: RouteTable<ShopRoute> {
    faults.isEmpty ? SoundShop.links : FaultyShop.links
  }

  private var signIn: Binding<Bool> {
    Binding {
      inbox.waitingFor.contains("signedIn")
    } set: {
      if !$0 { inbox.declinePending() }
    }
  }

  private var place: Binding<LinkPlace<ShopRoute>> {
    Binding {
      LinkPlace(root: .home, routes: path.map { .push($0) })
    } set: { place in
      path = place.routes.map(\.screen).filter { $0 != .lost && $0 != .hidden }
    }
  }
}

private struct ShopScreen: View {
  let route: ShopRoute
  @Binding var isSignedIn: Bool

  var body: some View {
    switch route {
    case .item(let number): Text("Item \(number)").navigationTitle("Item \(number)")
    case .account:
      Button("Sign out") { isSignedIn = false }.navigationTitle("Account")
    default: Text("About the shop").navigationTitle("About")
    }
  }
}
