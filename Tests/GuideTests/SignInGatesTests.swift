// SPDX-License-Identifier: MIT

import GuideSamples
import Testing
import Waymark
import WaymarkTesting

@MainActor
final class Account: ObservableObject {
  @Published var isSignedIn = false
}

@MainActor
struct Plan {
  var ordersLeft = 0
}

private enum Nursery {
  enum Screen: Hashable {
    case plant(Int)
    case orders
    case order(Int)
    case signIn

    var gates: Set<NavigationGate> {
      switch self {
      case .plant, .signIn: []
      case .orders, .order: [.signedIn]
      }
    }
  }

  struct HomeScreen: View {
    @EnvironmentObject private var navigator: FlowNavigator<Screen>

    var body: some View {
      Button("My order") { navigator.routes = [.push(.orders), .push(.order(7))] }
    }
  }

  struct NurseryView: View {
    @ObservedObject var account: Account
    @State private var path: [Route<Screen>] = []

    var body: some View {
      FlowStack($path, withNavigation: true) {
        HomeScreen()
          .flowDestination(for: Screen.self) { screen in
            switch screen {
            case .plant(let id): Text("Plant \(id)")
            case .orders: Text("Orders")
            case .order(let id): Text("Order \(id)")
            case .signIn: SignInScreen(account: account)
            }
          }
      }
      .gates(
        account.isSignedIn ? [.signedIn] : [],
        requires: { ($0.base as? Screen)?.gates ?? [] },
        entrance: { _ in .sheet(AnyHashable(Screen.signIn), withNavigation: true) })
    }
  }

  struct SignInScreen: View {
    @ObservedObject var account: Account
    @EnvironmentObject private var navigator: FlowNavigator<Screen>

    var body: some View {
      VStack {
        Text("Sign in to see your orders")
        Button("Sign In") { account.isSignedIn = true }
        Button("Not Now") { navigator.dismiss() }
      }
    }
  }
}

private typealias Screen = Nursery.Screen

extension Nursery {
  struct SavedOrders: View {
    @ObservedObject var account: Account
    @Binding var path: FlowPath
    @Binding var heldPath: FlowPath?

    var body: some View {
      FlowStack($path, withNavigation: true) {
        Text("Shop")
          .heldPath($heldPath)
          .flowDestination(for: Screen.self) { Text($0 == .orders ? "Orders" : "Other") }
      }
      .gates(
        account.isSignedIn ? [.signedIn] : [],
        requires: { $0.base as? Screen == .orders ? [.signedIn] : [] })
    }
  }
}

@MainActor
private final class Savings: ObservableObject {
  @Published var path = FlowPath()
  @Published var held: FlowPath? = FlowPath([Route<AnyHashable>.push(AnyHashable(Screen.orders))])
}

private struct SavedShop: View {
  @ObservedObject var orders: Savings
  let account: Account

  var body: some View {
    Nursery.SavedOrders(account: account, path: $orders.path, heldPath: $orders.held)
  }
}

extension View {
  func limited(by plan: Plan) -> some View {
    navigationGuard(
      NavigationGuard("plan") { event in
        let opensOrder = event.opened.contains { route in
          if case .order? = route.screen.base as? Screen { true } else { false }
        }
        return opensOrder && plan.ordersLeft == 0 ? .block(reason: "no orders left") : .allow
      })
  }
}

@MainActor
struct SignInGatesTests {
  private let account = Account()

  @Test func `whoever signs in gets where they wanted to go, and signing out closes it`() {
    let app = XCUIApplication { Nursery.NurseryView(account: account) }
    app.launch()
    app.buttons["My order"].tap()
    #expect(app.staticTexts["Sign in to see your orders"].exists)
    app.buttons["Sign In"].tap()
    #expect(app.staticTexts["Order 7"].isHittable)
    account.isSignedIn = false
    #expect(app.buttons["My order"].isHittable)
  }

  @Test func `whoever does not stays where they were`() {
    let app = XCUIApplication { Nursery.NurseryView(account: account) }
    app.launch()
    app.buttons["My order"].tap()
    app.buttons["Not Now"].tap()
    account.isSignedIn = true
    #expect(app.buttons["My order"].isHittable)
  }

  @Test func `the guard of the guide blocks`() {
    account.isSignedIn = true
    let app = XCUIApplication { Nursery.NurseryView(account: account).limited(by: Plan()) }
    app.launch()
    app.buttons["My order"].tap()
    #expect(app.buttons["My order"].isHittable)
  }

  @Test func `the outcome reads as the guide says`() throws {
    var event = NavigationEvent(
      cause: .code, before: [], after: [.push(AnyHashable(Screen.orders))])
    event.outcome = .held(until: [.signedIn])
    #expect(try Guide("SignInGates").texts == [event.description])
  }

  @Test func `what was saved as held opens when the gate does`() {
    let orders = Savings()
    let app = XCUIApplication { SavedShop(orders: orders, account: account) }
    app.launch()
    #expect(app.staticTexts["Shop"].isHittable)
    account.isSignedIn = true
    #expect(app.staticTexts["Orders"].isHittable)
    #expect(orders.held == nil)
  }
}
