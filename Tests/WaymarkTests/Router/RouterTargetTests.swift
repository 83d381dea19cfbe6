// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// A flow stack whose baskets require a sign-in.
private struct Gated: View {
  @ObservedObject var model: Model

  var body: some View {
    FlowStack($model.outer, withNavigation: true) {
      RouterHome(title: "Gated").flowDestination(for: String.self) { Text($0) }
    }
    .gates(
      model.isOpen ? [.signedIn] : [],
      requires: { "\($0)".contains("basket") ? [.signedIn] : [] },
      entrance: { _ in .sheet("Sign in") })
  }
}

@MainActor private final class Model: ObservableObject {
  @Published var isOpen = false
  @Published var outer = FlowPath()
  @Published var inner = FlowPath()
  @Published var tab = 1
  @Published var isSheet = false
  @Published var router = Router()
}

/// Two tabs with a flow stack each.
private struct Tabs: View {
  @ObservedObject var model: Model

  var body: some View {
    TabView(selection: $model.tab) {
      FlowStack($model.outer, withNavigation: true) { RouterHome(title: "First") }
        .tabItem { Text("One") }
        .tag(1)
      FlowStack($model.inner, withNavigation: true) { RouterHome(title: "Second") }
        .tabItem { Text("Two") }
        .tag(2)
      Text("No flow stack").tabItem { Text("Three") }.tag(3)
    }
  }
}

/// A flow stack in the root of another, joined to it or independent.
private struct Nested: View {
  @ObservedObject var model: Model
  let withNavigation: Bool

  var body: some View {
    FlowStack($model.outer, withNavigation: true) {
      FlowStack($model.inner, withNavigation: withNavigation) { RouterHome(title: "Inner") }
        .flowDestination(for: Int.self) { Text("Number \($0)") }
    }
  }
}

/// A sheet presented by SwiftUI with a flow stack.
private struct Sheet: View {
  @ObservedObject var model: Model

  var body: some View {
    FlowStack($model.outer, withNavigation: true) {
      RouterHome(title: "Below")
        .sheet(isPresented: $model.isSheet) {
          FlowStack($model.inner, withNavigation: true) { RouterHome(title: "Sheet") }
        }
    }
  }
}

/// Two flow stacks side by side.
private struct Columns: View {
  @ObservedObject var model: Model

  var body: some View {
    HStack {
      FlowStack($model.outer, withNavigation: true) { RouterHome(title: "Left") }
      FlowStack($model.inner, withNavigation: true) { RouterHome(title: "Right") }
    }
  }
}

private struct Numbers: View {
  @ObservedObject var model: Model
  @State private var numbers: [Route<Int>] = []

  var body: some View {
    FlowStack($model.outer, withNavigation: true) {
      FlowStack($numbers) { RouterHome(title: "Numbers") }
    }
  }
}

/// The flow stack in which a navigation opens its screen.
@MainActor @Suite struct RouterTargetTests {
  private let model = Model()
  private var router: Router { model.router }

  init() { router.setupAppNavigation(appNavigation: ShopScreens()) }

  private func launch<Root: View>(_ root: @escaping @MainActor (Model) -> Root) -> XCUIApplication {
    let app = XCUIApplication { [model] in Routed(model: model, root: root) }
    app.launch()
    return app
  }

  private struct Routed<Root: View>: View {
    @ObservedObject var model: Model
    let root: @MainActor (Model) -> Root

    var body: some View { root(model).router(model.router) }
  }

  private func show(_ app: XCUIApplication) { _ = app.staticTexts.count }

  /// The number of open screens in each.
  private var counts: [Int] { [model.outer.count, model.inner.count] }

  /// K2.
  @Test func `the flow stack of the selected tab is the target`() {
    let app = launch { Tabs(model: $0) }
    router.navigate(ShopNavigation.product(1))
    show(app)
    #expect(counts == [1, 0])
    model.tab = 2
    show(app)
    router.navigate(ShopNavigation.product(2))
    #expect(counts == [1, 1])
    model.tab = 1
    show(app)
    router.navigate(ShopNavigation.product(3))
    #expect(counts == [2, 1])
  }

  /// K3.
  @Test func `while only a tab without a flow stack is shown, navigations wait`() {
    let app = launch { Tabs(model: $0) }
    model.tab = 3
    show(app)
    router.navigate(ShopNavigation.product(1))
    show(app)
    #expect(counts == [0, 0])
    model.tab = 1
    show(app)
    #expect(counts == [1, 0])
  }

  @Test(arguments: [true, false])
  func `a flow stack in another is in front of it until that one opens a screen`(
    withNavigation: Bool
  ) {
    let app = launch { Nested(model: $0, withNavigation: withNavigation) }
    router.navigate(ShopNavigation.product(1))
    show(app)
    router.navigate(ShopNavigation.product(2))
    show(app)
    #expect(counts == [0, 2])
    model.outer.presentSheet(5)
    show(app)
    router.navigate(ShopNavigation.basket)
    show(app)
    #expect(counts == [2, 2])
    #expect(app.staticTexts["Shop basket"].isHittable)
    model.outer.goBackToRoot()
    show(app)
    router.navigate(ShopNavigation.product(3))
    #expect(counts == [0, 3])
  }

  @Test func `a flow stack in a sheet is the target while the sheet is open`() {
    let app = launch { Sheet(model: $0) }
    model.isSheet = true
    show(app)
    router.navigate(ShopNavigation.product(1))
    show(app)
    #expect(counts == [0, 1])
    model.isSheet = false
    show(app)
    router.navigate(ShopNavigation.product(2))
    #expect(counts == [1, 1])
  }

  @Test(arguments: [true, false])
  func `a flow stack whose own cover hides its root is still the target`(withNavigation: Bool) {
    let app = launch { Nested(model: $0, withNavigation: withNavigation) }
    router.navigate(ShopNavigation.payment)
    show(app)
    router.navigate(ShopNavigation.basket)
    show(app)
    #expect(counts == [0, 2])
    #expect(app.staticTexts["Shop basket"].isHittable)
  }

  /// K2.
  @Test func `from a screen of a flow stack on screen, a navigation opens there`() {
    let app = launch { Columns(model: $0) }
    app.buttons["Product from Left"].tap()
    #expect(counts == [1, 0])
    app.buttons["Product from Right"].tap()
    #expect(counts == [1, 1])
    app.buttons["To the basket of Shop product 1"].firstMatch.tap()
    #expect(counts == [2, 1])
  }

  @Test func `a flow stack whose path cannot hold the screen is passed over`() {
    let app = launch { Numbers(model: $0) }
    app.buttons["Product from Numbers"].tap()
    #expect(counts == [1, 0])
    #expect(app.staticTexts["Shop product 1"].isHittable)
  }

  @Test func `a flow stack that gets another router is a target of that one`() {
    let app = launch { Sheet(model: $0) }
    let (old, new) = (router, Router(inheriting: router))
    model.router = new
    show(app)
    new.navigate(ShopNavigation.product(1))
    show(app)
    #expect(counts == [1, 0])
    old.navigate(ShopNavigation.product(2))
    #expect(counts == [1, 0])
    app.buttons["To the basket of Shop product 1"].tap()
    #expect(counts == [2, 0])
  }

  @Test func `a flow stack that is gone is no target`() {
    let app = launch { Sheet(model: $0) }
    app.terminate()
    router.navigate(ShopNavigation.product(1))
    #expect(counts == [0, 0])
  }

  @Test(arguments: [true, false])
  func `listeners hear of a navigation that has waited for a gate when it is shown`(
    opens: Bool
  ) {
    let app = launch { Gated(model: $0) }
    var heard: [String] = []
    model.router.didNavigate { heard.append("\($0)") }
    model.router.navigate(ShopNavigation.basket)
    #expect(app.staticTexts["Sign in"].isHittable && heard.isEmpty)
    if opens {
      model.isOpen = true
      #expect(app.staticTexts["Shop basket"].isHittable && heard == ["basket"])
    } else {
      app.swipeDown()
      model.isOpen = true
      #expect(app.staticTexts["Gated"].isHittable && heard.isEmpty)
    }
  }
}
