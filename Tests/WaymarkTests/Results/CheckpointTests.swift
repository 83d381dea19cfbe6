// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum Page: CheckpointScreen, Codable {
  case cart, address, payment

  var checkpoint: Checkpoint? { self == .cart ? "cart" : nil }
}

@MainActor
private final class Shop: ObservableObject {
  @Published var path: FlowPath
  @Published var marks: [Checkpoint: Int] = [:]
  var heard: [String] = []

  init(_ pages: [Page] = []) { path = FlowPath(pages.map { Route.push($0) }) }
}

private struct ShopFlow: View {
  @ObservedObject var shop: Shop

  var body: some View {
    FlowStack($shop.path, withNavigation: true) {
      PageScreen(shop: shop, title: "root")
        .flowDestination(for: Page.self) { PageScreen(shop: shop, title: "\($0)") }
    }
  }
}

private struct PageScreen: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @ObservedObject var shop: Shop
  let title: String

  var body: some View {
    VStack {
      Text("At \(title)")
      Button("Mark") { navigator.setCheckpoint("mark") }
      Button("Read marks") { shop.marks = navigator.checkpoints }
      Button("Set marks") { navigator.checkpoints = ["mark": 0, "root": -1, "none": 9] }
      Button("Mark the first as the cart") { navigator.checkpoints = ["cart": 0] }
      Button("On") { navigator.push(Page.payment) }
      Button("To the cart") { navigator.returnTo("cart") }
      Button("To the cart with a note") { navigator.returnTo("cart", with: "a note") }
      Button("To the mark") { navigator.returnTo("mark") }
      Button("To the mark with a note") { navigator.returnTo("mark", with: "a note") }
    }
    .onResult(of: String.self) { shop.heard.append("\(title): \($0)") }
  }
}

@MainActor
struct CheckpointTests {
  private func launch(_ shop: Shop, reportsErrors: Bool = false) -> XCUIApplication {
    let app = XCUIApplication { ShopFlow(shop: shop) }
    app.failsOnDiagnostics = !reportsErrors
    app.launch()
    return app
  }

  private func tap(_ buttons: String..., in app: XCUIApplication) async {
    for button in buttons {
      app.buttons[button].tap()
      await app.settle()
    }
  }

  @Test func `a checkpoint that a screen's value names is returned to, with a value (Q10)`() async {
    let shop = Shop([.cart, .address, .payment])
    let app = launch(shop)
    await tap("To the cart with a note", in: app)
    #expect(shop.path.count == 1)
    #expect(shop.heard == ["cart: a note"])
    await tap("On", "To the cart", in: app)
    #expect(app.staticTexts["At cart"].isHittable)
    #expect(shop.heard.count == 1)
  }

  @Test func `a navigator marks the screen on top, or the root (Q10)`() async {
    let shop = Shop([.cart, .address])
    let app = launch(shop)
    await tap("Mark", "On", "On", "Read marks", "To the mark with a note", in: app)
    #expect(shop.marks == ["mark": 1])
    #expect(shop.heard == ["address: a note"])
    #expect(shop.path.count == 2)
    shop.path.goBackToRoot()
    await app.settle()
    await tap("Mark", "On", "To the mark", in: app)
    #expect(shop.path.isEmpty)
  }

  @Test func `of a mark and a screen that names the checkpoint the topmost counts (Q10)`() async {
    let shop = Shop([.address, .cart, .payment])
    let app = launch(shop)
    await tap("Mark the first as the cart", "To the cart", in: app)
    #expect(shop.path.count == 2)
  }

  @Test func `a mark ends with its screen, and returning to nothing is reported (Q10)`() async {
    let shop = Shop([.address])
    let app = launch(shop, reportsErrors: true)
    await tap("Mark", in: app)
    shop.path = FlowPath([Route<Page>.push(.payment), .push(.payment)])
    await app.settle()
    await tap("To the mark", "To the cart with a note", in: app)
    #expect(app.diagnostics.map(\.severity) == [.error, .error])
    #expect(shop.path.count == 2)
    #expect(shop.heard.isEmpty)
  }

  @Test func `marks that were saved are set again (Q10)`() async {
    let shop = Shop([.address, .payment, .payment])
    let app = launch(shop)
    await tap("Set marks", "Read marks", in: app)
    #expect(shop.marks == ["mark": 0, "root": -1])
    await tap("To the mark", in: app)
    #expect(shop.path.count == 1)
  }
}
