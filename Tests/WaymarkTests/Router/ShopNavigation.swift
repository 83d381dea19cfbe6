// SPDX-License-Identifier: MIT

import Waymark

/// The screens of a shop, as seen by other features.
enum ShopNavigation: Navigation, Hashable, Codable {
  case product(Int)
  case basket
  case payment
}

/// The screens of another feature, registered only by some tests.
enum HelpNavigation: Navigation, Hashable {
  case answers
}

struct ShopScreens: AppNavigation {
  var shop = "Shop"

  func screen(for navigation: ShopNavigation) -> some View {
    switch navigation {
    case .product(let number): ProductScreen(title: "\(shop) product \(number)")
    case .basket: Text("\(shop) basket").navigationTitle("Basket")
    case .payment: Text("\(shop) payment").navigationTitle("Payment")
    }
  }

  func style(for navigation: ShopNavigation) -> RouteStyle {
    switch navigation {
    case .product: .push
    case .basket: .sheet(withNavigation: true)
    case .payment: .cover
    }
  }
}

/// A screen that navigates with the router from its environment.
struct ProductScreen: View {
  @Environment(\.router) private var router
  let title: String

  var body: some View {
    VStack {
      Text(title)
      Button("To the basket of \(title)") { router.navigate(ShopNavigation.basket) }
      Button("Help with \(title)") { router.navigate(HelpNavigation.answers) }
    }
    .navigationTitle(title)
  }
}

/// A root that can navigate.
struct RouterHome: View {
  @Environment(\.router) private var router
  var title = "Home"

  var body: some View {
    VStack {
      Text(title)
      Button("Product from \(title)") { router.navigate(ShopNavigation.product(1)) }
    }
    .navigationTitle(title)
  }
}

struct HelpScreens: AppNavigation {
  func screen(for navigation: HelpNavigation) -> some View { Text("Answers") }
}

/// Creates the screens of the shop when it is found by its name.
class NamedShopScreens: RuntimeInjectable, AppNavigation {
  func screen(for navigation: ShopNavigation) -> some View { Text("Named shop") }
}
