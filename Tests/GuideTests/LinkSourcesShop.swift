// SPDX-License-Identifier: MIT

import Waymark

struct ShopState: LinkedState {
  var tab = "shop"
  var shop: [Route<Shop>] = []
  var you: [Route<Shop>] = []

  var linkPlace: LinkPlace<Shop> {
    get {
      tab == "you"
        ? LinkPlace(tab: tab, root: .you, routes: you)
        : LinkPlace(tab: tab, root: .front, routes: shop)
    }
    set {
      if let tab = newValue.tab { self.tab = tab }
      if tab == "you" { you = newValue.routes } else { shop = newValue.routes }
    }
  }
}

@MainActor
final class ShopModel: ObservableObject {
  @Published var state = ShopState()
  @Published var inbox = LinkInbox()
  @Published var isSignedIn = false

  var gates: Set<LinkGate> { isSignedIn ? [.signedIn] : [] }
}

struct ShopView: View {
  @ObservedObject var model: ShopModel

  var body: some View {
    TabView(selection: $model.state.tab) {
      tab($model.state.shop, "Plants").tabItem { Text("Plants") }.tag("shop")
      tab($model.state.you, "You").tabItem { Text("You") }.tag("you")
    }
    .links(
      ShopLinks.table, inbox: $model.inbox, place: $model.state.linkPlace, gates: model.gates
    )
    .sheet(isPresented: waitsForSignIn) {
      Button("Sign in") { model.isSignedIn = true }
      Button("Not now") { model.inbox.declinePending() }
    }
  }

  private func tab(_ path: Binding<[Route<Shop>]>, _ title: String) -> some View {
    FlowStack(path, withNavigation: true) {
      Text(title)
        .navigationTitle(title)
        .flowDestination(for: Shop.self) { place in Text("\(place)") }
    }
  }

  /// Putting the sheet away declines, too.
  private var waitsForSignIn: Binding<Bool> {
    Binding {
      model.inbox.waitingFor.contains(.signedIn)
    } set: { isWaiting in
      if !isWaiting { model.inbox.declinePending() }
    }
  }
}
