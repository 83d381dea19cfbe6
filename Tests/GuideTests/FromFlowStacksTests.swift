// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

/// Paths that a test and an app share.
@MainActor
private final class Kept: ObservableObject {
  @Published var routes: [Route<Int>]
  @Published var path = FlowPath()
  var bindings: [Int: Binding<Int>] = [:]

  init(_ routes: [Route<Int>] = []) {
    self.routes = routes
    path = FlowPath(routes)
  }

  func keep(_ number: Binding<Int>) { bindings[number.wrappedValue] = number }
}

private struct Numbers: View {
  @ObservedObject var kept: Kept
  var isTyped = true

  var body: some View {
    if isTyped {
      FlowStack($kept.routes, withNavigation: true) { root }
    } else {
      FlowStack($kept.path, withNavigation: true) { root }
    }
  }

  private var root: some View {
    Text("Root").flowDestination(for: Int.self) { $number in
      let _ = kept.keep($number)
      NumberView(number: number)
    }
  }
}

private struct NumberView: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @State private var taps = 0
  @State private var isOpen = false
  let number: Int

  var body: some View {
    VStack {
      Text("Number \(number), tapped \(taps)")
      Button("Tap") { taps += 1 }
      Button("Open") { isOpen = true }
      Button("Nine") { navigator.replaceTop(with: AnyHashable(9), as: .silently) }
    }
    .flowDestination(isPresented: $isOpen, style: .push) {
      Text("Local")
      Button("Close it") { navigator.goBack() }
    }
  }
}

@MainActor
struct FromFlowStacksTests {
  private func launch(
    _ kept: Kept, isTyped: Bool = true, policy: UseNavigationStackPolicy? = nil
  ) -> XCUIApplication {
    let app = XCUIApplication {
      if let policy {
        Numbers(kept: kept, isTyped: isTyped).useNavigationStack(policy)
      } else {
        Numbers(kept: kept, isTyped: isTyped)
      }
    }
    app.launch()
    return app
  }

  @Test func `the app in the guide works`() {
    let app = XCUIApplication { CookbookView() }
    app.launch()
    app.buttons["Soup"].tap()
    app.buttons["Ingredients"].tap()
    #expect(app.staticTexts["All for Soup"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    app.buttons["Note"].tap()
    #expect(app.sheets.staticTexts["Knead it well."].exists)
    app.sheets.firstMatch.swipeDown()
    app.buttons["Timer"].tap()
    app.buttons["Done"].tap()
    app.buttons["Bread is in the oven"].tap()
    #expect(app.sheets.staticTexts["45 minutes"].exists)
    app.sheets.firstMatch.swipeDown()
    #expect(app.navigationBars["Bread"].exists)
  }

  @Test(arguments: [(nil, true), (UseNavigationStackPolicy.never, false)])
  private func `a screen keeps its state over another one in a NavigationStack only`(
    policy: UseNavigationStackPolicy?, keepsState: Bool
  ) {
    let kept = Kept([.push(1), .push(2), .push(3)])
    let app = launch(kept, policy: policy)
    app.buttons["Tap"].tap()
    kept.routes.remove(at: 1)
    #expect(app.staticTexts["Number 3, tapped \(keepsState ? 1 : 0)"].exists)
  }

  @Test(arguments: [false, true])
  func `a local destination is not in the path, and is what the navigator closes first`(
    isTyped: Bool
  ) {
    let kept = Kept([.push(1)])
    let app = launch(kept, isTyped: isTyped)
    app.buttons["Open"].tap()
    #expect(app.staticTexts["Local"].exists)
    #expect(kept.routes == [.push(1)] && kept.path == FlowPath([.push(1)]))
    #expect(kept.path.codable != nil)
    app.buttons["Close it"].tap()
    #expect(app.staticTexts["Number 1, tapped 0"].exists)
  }

  @Test func `a local destination stays while the path below it changes`() {
    let kept = Kept([.push(1), .push(2)])
    let app = launch(kept)
    app.buttons["Open"].tap()
    kept.routes[0] = .push(7)
    #expect(app.staticTexts["Local"].exists)
    kept.routes = []
    #expect(app.staticTexts["Root"].exists)
  }

  @Test func `any change is one update`() {
    let kept = Kept()
    let app = launch(kept)
    let count = app.batches.count
    kept.routes = (1...10).map { $0 % 4 == 0 ? .sheet($0, withNavigation: true) : .push($0) }
    #expect(app.staticTexts["Number 10, tapped 0"].isHittable)
    #expect(app.batches.count == count + 1)
    kept.routes = []
    #expect(app.staticTexts["Root"].isHittable)
    #expect(app.batches.count == count + 2)
  }

  @Test func `another value is another screen, unless it comes silently or by a binding`() {
    let kept = Kept([.push(1)])
    let app = launch(kept)
    app.buttons["Tap"].tap()
    kept.bindings[1]?.wrappedValue = 2
    #expect(app.staticTexts["Number 2, tapped 1"].exists)
    app.buttons["Nine"].tap()
    #expect(app.staticTexts["Number 9, tapped 1"].exists)
    kept.routes = [.push(3)]
    #expect(app.staticTexts["Number 3, tapped 0"].exists)
  }

  @Test(arguments: [false, true])
  func `a sheet keeps its state when it gets or loses a navigation stack`(before: Bool) {
    let kept = Kept([.sheet(1, withNavigation: before)])
    let app = launch(kept)
    app.buttons["Tap"].tap()
    kept.routes = [.sheet(1, withNavigation: !before)]
    #expect(app.staticTexts["Number 1, tapped 1"].exists)
  }

  @Test func `1 is not 1.0`() {
    var path = FlowPath([.push(1.0)])
    #expect(path != FlowPath([.push(1)]))
    let (whole, floating) = (path.goBackTo(AnyHashable(1)), path.goBackTo(AnyHashable(1.0)))
    #expect(!whole && floating)
  }

  @Test func `what cannot be done is reported and not done`() {
    let kept = Kept([.push(1)])
    let app = launch(kept, isTyped: false)
    app.failsOnDiagnostics = false
    #expect(!kept.path.canGoBack(2))
    let said = Said.by {
      kept.path.goBack(2)
      kept.path.presentSheet(2)
      kept.path.pop()
    }
    #expect(said.count == 2)
    #expect(kept.path.count == 1)
  }

  @Test func `a binding outlives its screen`() {
    let kept = Kept([.push(1)])
    let app = launch(kept)
    app.failsOnDiagnostics = false
    kept.routes = []
    #expect(kept.bindings[1]?.wrappedValue == 1)
    kept.bindings[1]?.wrappedValue = 5
    #expect(kept.routes.isEmpty)
    #expect(kept.bindings[1]?.wrappedValue == 1)
  }

  @Test func `equal paths are equal when they are written`() {
    let path = FlowPath([.push(Dish.recipe("Bread")), .sheet(Dish.timer(minutes: 3))])
    #expect(path.codable == FlowPath(path.routes).codable)
  }
}
