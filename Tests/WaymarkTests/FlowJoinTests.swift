// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// A screen that is a coordinator with its own path.
private struct Child: Hashable {}

/// A coordinator that can contain another one, which is pushed on it.
private struct Coordinators: View {
  @ObservedObject var outer: Trip
  @ObservedObject var inner: Trip
  var isTyped = false

  var body: some View {
    FlowStack($outer.path, withNavigation: true) {
      Home()
        .flowDestination(for: Int.self) { NumberScreen(number: $0) }
        .flowDestination(for: Child.self) { _ in
          if isTyped {
            FlowStack($inner.routes) { ChildHome() }
          } else {
            FlowStack($inner.path) { ChildHome() }
          }
        }
    }
  }
}

@MainActor private final class Toggled: ObservableObject {
  @Published var isOn = true
}

/// A screen that may contain a coordinator.
private struct Optionally: View {
  let toggle: Toggled
  let inner: Trip

  var body: some View {
    FlowStack(withNavigation: true) { Held(toggle: toggle, inner: inner) }
  }

  private struct Held: View {
    @ObservedObject var toggle: Toggled
    @ObservedObject var inner: Trip

    var body: some View {
      if toggle.isOn {
        FlowStack($inner.path) { ChildHome() }
      } else {
        Text("No child")
      }
    }
  }
}

private struct ChildHome: View {
  @EnvironmentObject private var navigator: FlowPathNavigator

  var body: some View {
    VStack {
      Text("Child home")
      Place()
      Button("Child push") { navigator.push(50) }
    }
    .navigationTitle("Child")
    .flowDestination(for: Int.self) { NumberScreen(number: $0) }
  }
}

/// Going back in a coordinator pushed on another, and the ownership of screens.
@MainActor @Suite struct FlowJoinTests {
  private func launch(
    _ outer: Trip, _ inner: Trip, isTyped: Bool = false,
    policy: UseNavigationStackPolicy = .whenAvailable
  ) -> XCUIApplication {
    let app = XCUIApplication {
      Coordinators(outer: outer, inner: inner, isTyped: isTyped).useNavigationStack(policy)
    }
    app.launch()
    return app
  }

  private func back(_ app: XCUIApplication) {
    app.navigationBars.buttons.element(boundBy: 0).tap()
  }

  private func trip(_ routes: [Route<AnyHashable>]) -> Trip {
    let trip = Trip()
    trip.path = FlowPath(routes)
    return trip
  }

  /// FlowStacks #105: pushing from a pushed child with its own path was a fatal error.
  @Test(arguments: [false, true], [UseNavigationStackPolicy.whenAvailable, .never])
  func `a pushed child pushes on the stack it is pushed on`(
    isTyped: Bool, policy: UseNavigationStackPolicy
  ) {
    let (outer, inner) = (trip([.push(1), .push(Child())]), Trip())
    let app = launch(outer, inner, isTyped: isTyped, policy: policy)
    #expect(app.staticTexts["root 2:-1"].exists)
    app.buttons["Child push"].tap()
    #expect(app.staticTexts["push 2:0"].exists)
    #expect(isTyped ? inner.routes == [.push(50)] : inner.path == FlowPath([.push(50)]))
    #expect(outer.path.count == 2)
    app.buttons["Push 51"].tap()
    #expect(app.staticTexts["push 2:1"].exists)
    back(app)
    back(app)
    #expect(app.staticTexts["Child home"].exists)
    #expect(inner.path.isEmpty && inner.routes.isEmpty)
    back(app)
    #expect(app.staticTexts["push 1:0"].exists)
    #expect(outer.path.count == 1)
  }

  /// FlowStacks #23: a flow had to be the last screen of its parent.
  @Test(arguments: [UseNavigationStackPolicy.whenAvailable, .never])
  func `a parent pushes above what its child has pushed`(policy: UseNavigationStackPolicy) {
    let (outer, inner) = (trip([.push(Child())]), Trip([.push(50), .push(51)]))
    let app = launch(outer, inner, policy: policy)
    #expect(app.staticTexts["push 2:1"].exists)
    outer.path.push(7)
    #expect(app.staticTexts["push 1:1"].exists)
    back(app)
    #expect(app.staticTexts["push 2:1"].exists)
    #expect(outer.path.count == 1)
    back(app)
    #expect(app.staticTexts["push 2:0"].exists)
    #expect(inner.path.count == 1)
  }

  /// FlowStacks #23: flows in the middle of a path broke.
  @Test func `a flow in the middle of a path may change below what is open`() {
    let (outer, inner) = (trip([.push(Child()), .push(7)]), Trip([.push(50)]))
    let app = launch(outer, inner)
    app.buttons["Tap"].tap()
    inner.path.push(51)
    #expect(app.staticTexts["Number 7"].exists)
    #expect(app.staticTexts["Taps: 1"].exists)
    inner.path.goBackToRoot()
    #expect(app.staticTexts["Taps: 1"].exists)
    back(app)
    #expect(app.staticTexts["Child home"].exists)
  }

  @Test func `go to root means the root of the flow a screen is of`() {
    let (outer, inner) = (trip([.push(1), .push(Child())]), Trip([.push(50), .push(51)]))
    let app = launch(outer, inner)
    app.buttons["To the root"].tap()
    #expect(app.staticTexts["Child home"].exists)
    #expect(outer.path.count == 2 && inner.path.isEmpty)
    outer.path.push(2)
    app.buttons["To the root"].tap()
    #expect(app.staticTexts["root 1:-1"].exists)
    #expect(outer.path.isEmpty)
  }

  @Test func `sheets of a child lie under what the parent opens next`() {
    let (outer, inner) = (
      trip([.push(Child())]), Trip([.push(50), .sheet(51, withNavigation: true)])
    )
    let app = launch(outer, inner)
    #expect(app.staticTexts["sheet+ 2:1"].isHittable)
    outer.path.push(7)
    #expect(app.staticTexts["push 1:1"].isHittable)
    back(app)
    #expect(app.staticTexts["sheet+ 2:1"].isHittable)
    outer.path.presentCover(8)
    #expect(app.staticTexts["cover 1:1"].isHittable)
    app.buttons["Dismiss"].firstMatch.tap()
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["push 2:0"].isHittable)
    #expect(inner.path.count == 1 && outer.path.count == 1)
  }

  @Test func `closing a sheet of a child closes what the parent opened in it`() {
    let (outer, inner) = (
      trip([.push(Child()), .push(7)]), Trip([.sheet(51, withNavigation: true)])
    )
    let app = launch(outer, inner)
    #expect(app.staticTexts["push 1:1"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["Child home"].isHittable)
    #expect(inner.path.isEmpty)
    #expect(outer.path.count == 1)
  }

  /// Its owner may show it again, with the same screens.
  @Test func `a sheet that a person closes leaves the path of the child in it alone`() {
    let (outer, inner) = (
      trip([.sheet(Child(), withNavigation: true)]), Trip([.push(50), .push(51)])
    )
    let app = launch(outer, inner)
    #expect(app.staticTexts["push 2:1"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(app.staticTexts["Welcome"].isHittable && outer.path.isEmpty)
    #expect(inner.path.count == 2)
    outer.path.presentSheet(Child(), withNavigation: true)
    #expect(app.staticTexts["push 2:1"].isHittable)
  }

  @Test func `a child that goes takes its screens along`() {
    let (outer, inner) = (trip([.push(Child()), .push(7)]), Trip([.push(50)]))
    let app = launch(outer, inner)
    outer.path.routes.removeFirst()
    #expect(app.staticTexts["push 1:0"].exists)
    back(app)
    #expect(app.staticTexts["Welcome"].exists)
    #expect(inner.path.count == 1)
  }

  /// FlowStacks closes the top screen, and shows its value in the screen below.
  @Test func `a child that its screen does not show any more takes its screens along`() {
    let (toggle, inner) = (Toggled(), Trip([.push(50)]))
    let app = XCUIApplication { Optionally(toggle: toggle, inner: inner) }
    app.launch()
    #expect(app.staticTexts["Number 50"].exists)
    toggle.isOn = false
    #expect(app.staticTexts["No child"].exists)
    #expect(inner.path.count == 1)
    toggle.isOn = true
    #expect(app.staticTexts["Number 50"].exists)
  }

  @Test func `a screen in the middle goes and the top one keeps its state`() {
    let trip = Trip([.push(1), .push(2), .push(3)])
    let app = XCUIApplication { PathFlow(trip: trip) }
    app.launch()
    app.buttons["Tap"].tap()
    trip.path.routes.remove(at: 1)
    #expect(app.staticTexts["Taps: 1"].exists)
    #expect(app.staticTexts["push 1:1"].exists)
    trip.path.routes.insert(.push(9), at: 0)
    #expect(app.staticTexts["Taps: 1"].exists)
    #expect(app.staticTexts["push 1:2"].exists)
    #expect(app.navigationBars["3"].buttons.element(boundBy: 0).label == "1")
    back(app)
    back(app)
    #expect(app.staticTexts["Number 9"].exists)
  }

  @Test func `a joined flow's modifier gives its screens their environment`() {
    let app = XCUIApplication {
      FlowStack(.constant([Route<Child>.push(Child())]), withNavigation: true) {
        Text("Outer").flowDestination(for: Child.self) { _ in
          FlowStack(
            .constant([Route<Int>.push(5), .sheet(6)]),
            navigationViewModifier: Lent(text: "from the coordinator")
          ) {
            Text("Root").flowDestination(for: Int.self) { Borrower(number: $0) }
          }
        }
      }
    }
    app.launch()
    #expect(app.staticTexts["5 from the coordinator"].exists)
    #expect(app.staticTexts["6 from the coordinator"].isHittable)

  }
}

@MainActor private final class Loan: ObservableObject {
  let text: String
  init(text: String) { self.text = text }
}

private struct Lent: ViewModifier {
  let text: String

  func body(content: Content) -> some View { content.environmentObject(Loan(text: text)) }
}

private struct Borrower: View {
  @EnvironmentObject private var loan: Loan
  let number: Int

  var body: some View { Text("\(number) \(loan.text)") }
}
