// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor private final class Shop: ObservableObject {
  @Published var path = FlowPath()
  @Published var routes: [Route<ShopNavigation>] = []
  @Published var isHome = false
}

/// A flow stack with only a root.
private struct Plain: View {
  let router: Router

  var body: some View {
    FlowStack(withNavigation: true) { RouterHome() }.router(router)
  }
}

private struct Typed: View {
  @ObservedObject var shop: Shop
  let router: Router

  var body: some View {
    FlowStack($shop.routes, withNavigation: true) { RouterHome() }.router(router)
  }
}

private struct Bound: View {
  @ObservedObject var shop: Shop
  let router: Router

  var body: some View {
    FlowStack($shop.path, withNavigation: true) {
      FlowLink("Link to the basket", value: ShopNavigation.basket, style: .push)
    }
    .router(router)
  }
}

private struct OwnDestination: View {
  let router: Router

  var body: some View {
    FlowStack(withNavigation: true) {
      RouterHome().flowDestination(for: ShopNavigation.self) { _ in Text("The app's own") }
    }
    .router(router)
  }
}

/// A window that shows a flow stack later.
private struct Late: View {
  @ObservedObject var shop: Shop
  let router: Router

  var body: some View {
    if shop.isHome {
      Plain(router: router)
    } else {
      Text("Loading")
    }
  }
}

/// A binding that rejects payments.
private struct Refusing: View {
  @ObservedObject var shop: Shop
  let router: Router

  var body: some View {
    FlowStack(routes, withNavigation: true) { RouterHome() }.router(router)
  }

  private var routes: Binding<[Route<ShopNavigation>]> {
    Binding {
      shop.routes
    } set: { routes in
      if routes.last?.screen != .payment { shop.routes = routes }
    }
  }
}

/// An enum that only its registration mentions.
private enum KeptNavigation: Navigation, Hashable, Codable { case receipt }

private struct KeptScreens: AppNavigation {
  func screen(for navigation: KeptNavigation) -> some View { Text("Receipt") }
}

/// The screens of registered navigations in flow stacks.
@MainActor @Suite struct AppNavigationTests {
  private let router = Router()
  private let shop = Shop()

  init() { router.setupAppNavigation(appNavigation: ShopScreens()) }

  private func launch(@ViewBuilder _ root: @escaping @MainActor () -> some View) -> XCUIApplication
  {
    let app = XCUIApplication(root)
    app.launch()
    return app
  }

  @Test func `a registered enum and a flow stack are all that a navigation needs`() {
    let app = launch { Plain(router: router) }
    app.buttons["Product from Home"].tap()
    #expect(app.staticTexts["Shop product 1"].isHittable)
    router.navigate(ShopNavigation.product(2))
    #expect(app.staticTexts["Shop product 2"].isHittable)
    #expect(app.navigationBars.buttons["Shop product 1"].exists)
  }

  /// K1.
  @Test func `a screen is shown in the style that its app navigation says`() {
    let app = launch { Typed(shop: shop, router: router) }
    for navigation in [ShopNavigation.product(1), .basket, .payment] { router.navigate(navigation) }
    #expect(
      shop.routes == [.push(.product(1)), .sheet(.basket, withNavigation: true), .cover(.payment)])
    #expect(app.staticTexts["Shop payment"].isHittable)
  }

  @Test func `links and paths show registered screens, too`() {
    let app = launch { Bound(shop: shop, router: router) }
    app.buttons["Link to the basket"].tap()
    #expect(app.staticTexts["Shop basket"].isHittable)
    shop.path = FlowPath([Route<ShopNavigation>.push(.product(3))])
    #expect(app.staticTexts["Shop product 3"].isHittable)
  }

  /// K4.
  @Test func `a destination of the flow stack outranks what is registered`() {
    let app = launch { OwnDestination(router: router) }
    router.navigate(ShopNavigation.product(1))
    #expect(app.staticTexts["The app's own"].isHittable)
  }

  @Test func `features register their own enums, and navigate to each other's`() {
    let app = launch { Plain(router: router) }
    router.setupAppNavigation(appNavigation: HelpScreens())
    router.navigate(ShopNavigation.product(1))
    app.buttons["Help with Shop product 1"].tap()
    #expect(app.staticTexts["Answers"].isHittable)
  }

  /// K6.
  @Test func `an enum that nobody has registered is reported, and nothing opens`() {
    let app = launch { Plain(router: router) }
    app.failsOnDiagnostics = false
    router.navigate(ShopNavigation.product(1))
    app.buttons["Help with Shop product 1"].tap()
    #expect(app.diagnostics.map(\.severity) == [.error])
    #expect("\(app.diagnostics)".contains("HelpNavigation"))
    #expect(app.staticTexts["Shop product 1"].isHittable)
  }

  /// K5.
  @Test func `a second registration replaces the first, and warns if it is of another type`() {
    let app = launch { Plain(router: router) }
    router.navigate(ShopNavigation.product(1))
    #expect(app.staticTexts["Shop product 1"].exists)
    let same = reports { router.setupAppNavigation(appNavigation: ShopScreens(shop: "Stall")) }
    #expect(same.isEmpty)
    #expect(app.staticTexts["Stall product 1"].isHittable)
    let other = reports { router.setupAppNavigation(appNavigation: NamedShopScreens()) }
    #expect(other == [.warning])
    #expect(app.staticTexts["Named shop"].isHittable)
  }

  @Test func `screens that were open before their registration are shown by it`() {
    let router = Router()
    shop.path = FlowPath([Route<ShopNavigation>.push(.product(3))])
    let app = XCUIApplication { Bound(shop: shop, router: router) }
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.diagnostics.count == 1)
    router.setupAppNavigation(appNavigation: ShopScreens())
    #expect(app.staticTexts["Shop product 3"].isHittable)
  }

  @Test func `a saved path has the screens of a registered enum`() throws {
    let codable = try #require(FlowPath([Route<KeptNavigation>.push(.receipt)]).codable)
    let data = try JSONEncoder().encode(codable)
    shop.path = FlowPath(
      try JSONDecoder().decode(FlowPath.CodableRepresentation.self, from: data))
    router.setupAppNavigation(appNavigation: KeptScreens())
    let app = launch { Bound(shop: shop, router: router) }
    #expect(app.staticTexts["Receipt"].isHittable)
  }

  /// K3.
  @Test func `navigations wait until there is a flow stack`() {
    router.navigate(ShopNavigation.product(1))
    let app = launch { Late(shop: shop, router: router) }
    router.navigate(ShopNavigation.product(2))
    #expect(app.staticTexts["Loading"].isHittable)
    shop.isHome = true
    #expect(app.staticTexts["Shop product 2"].isHittable)
    #expect(app.navigationBars.buttons["Shop product 1"].exists)
  }

  @Test func `an app navigation is found by the name of its class`() {
    let router = Router()
    #expect(reports { router.setupAppNavigation(named: "WaymarkTests.Nobody") } == [.error])
    router.setupAppNavigation(named: "WaymarkTests.NamedShopScreens")
    let app = launch { Plain(router: router) }
    router.navigate(ShopNavigation.basket)
    #expect(app.staticTexts["Named shop"].isHittable)
  }

  // MARK: Listeners

  /// K7.
  @Test func `listeners hear of a navigation when screen and state show it`() {
    var heard: [String] = []
    let app = launch { Typed(shop: shop, router: router) }
    router.didNavigate { [shop] navigation in
      heard.append("\(navigation) \(shop.routes.count) \(app.batches.count)")
    }
    let batches = app.batches.count
    router.navigate(ShopNavigation.product(1))
    #expect(heard.isEmpty)
    _ = app.staticTexts["Shop product 1"].exists
    #expect(heard == ["product(1) 1 \(batches + 1)"])
  }

  @Test func `what a listener navigates to opens above what it heard of`() {
    let app = launch { Typed(shop: shop, router: router) }
    router.didNavigate { [router] navigation in
      if case ShopNavigation.product(1) = navigation { router.navigate(ShopNavigation.payment) }
    }
    app.buttons["Product from Home"].tap()
    #expect(app.staticTexts["Shop payment"].isHittable)
    #expect(shop.routes == [.push(.product(1)), .cover(.payment)])
  }

  @Test func `a navigation that the path refuses is not heard of, then or later`() {
    var heard: [String] = []
    let app = launch { Refusing(shop: shop, router: router) }
    router.didNavigate { heard.append("\($0)") }
    router.navigate(ShopNavigation.payment)
    #expect(app.staticTexts["Home"].isHittable)
    app.buttons["Product from Home"].tap()
    #expect(app.staticTexts["Shop product 1"].isHittable)
    #expect(heard == ["product(1)"])
  }
}
