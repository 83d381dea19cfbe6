// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// The local destinations of a screen.
@MainActor private final class Doors: ObservableObject {
  @Published var isOpen = false
  @Published var color: String?
}

private struct Hall: View {
  @ObservedObject var doors: Doors
  let style: RouteStyle

  var body: some View {
    VStack {
      Text("Hall")
      Button("Open") { doors.isOpen = true }.disabled(doors.isOpen)
    }
    .navigationTitle("Hall")
    .flowDestination(isPresented: $doors.isOpen, style: style) { Room(name: "Local") }
    .flowDestination(item: $doors.color, style: style) { Room(name: $0) }
  }
}

private struct Room: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  @State private var taps = 0
  let name: String

  var body: some View {
    VStack {
      Text("Room \(name), \(taps)")
      Place()
      Button("Tap") { taps += 1 }
      Button("Back") { navigator.goBack() }
      Button("Pop") { navigator.pop() }
      Button("To the root") { navigator.goBackToRoot() }
      Button("Number") { navigator.push(5) }
    }
    .navigationTitle(name)
  }
}

private struct House: View {
  @ObservedObject var trip: Trip
  @ObservedObject var doors: Doors
  var style = RouteStyle.push
  var isTyped = false

  var body: some View {
    if isTyped {
      FlowStack($trip.routes, withNavigation: true) { content }
    } else {
      FlowStack($trip.path, withNavigation: true) { content }
    }
  }

  private var content: some View {
    Text("Start")
      .flowDestination(for: Int.self) { number in
        if number == 0 {
          Hall(doors: doors, style: style)
        } else {
          NumberScreen(number: number)
        }
      }
  }
}

@MainActor @Suite struct LocalDestinationTests {
  private let trip = Trip([.push(0)])
  private let doors = Doors()

  private func launch(
    _ style: RouteStyle = .push, isTyped: Bool = false,
    policy: UseNavigationStackPolicy = .whenAvailable
  ) -> XCUIApplication {
    let app = XCUIApplication {
      House(trip: trip, doors: doors, style: style, isTyped: isTyped).useNavigationStack(policy)
    }
    app.launch()
    return app
  }

  private func back(_ app: XCUIApplication) {
    app.navigationBars.buttons.element(boundBy: 0).tap()
  }

  @Test(arguments: [false, true], [UseNavigationStackPolicy.whenAvailable, .never])
  func `a flag pushes a screen that is not in the path, and back resets it`(
    isTyped: Bool, policy: UseNavigationStackPolicy
  ) {
    let app = launch(isTyped: isTyped, policy: policy)
    app.buttons["Open"].tap()
    #expect(app.staticTexts["Room Local, 0"].exists)
    #expect(app.staticTexts["push 1:0"].exists)
    #expect(trip.path.count == 1 && trip.routes.count == 1)
    back(app)
    #expect(app.staticTexts["Hall"].exists)
    #expect(!doors.isOpen)
    #expect(app.buttons["Open"].isEnabled)
  }

  @Test(arguments: [RouteStyle.sheet(withNavigation: true), .cover(withNavigation: true)])
  func `a flag presents a screen, and more is pushed in it`(style: RouteStyle) {
    let app = launch(style)
    app.buttons["Open"].tap()
    #expect(app.staticTexts["Room Local, 0"].isHittable)
    app.buttons["Number"].firstMatch.tap()
    #expect(app.staticTexts["push 1:1"].isHittable)
    #expect(trip.path.count == 2)
    back(app)
    app.buttons["Back"].firstMatch.tap()
    #expect(app.staticTexts["Hall"].isHittable)
    #expect(!doors.isOpen)
    #expect(trip.path.count == 1)
  }

  @Test(arguments: ["Back", "Pop"], [false, true])
  func `going back by the navigator closes the local screen first`(
    button: String, isTyped: Bool
  ) {
    let app = launch(isTyped: isTyped)
    app.buttons["Open"].tap()
    app.buttons[button].firstMatch.tap()
    #expect(app.staticTexts["Hall"].exists)
    #expect(!doors.isOpen)
    #expect(trip.path.count == 1 && trip.routes.count == 1)
  }

  @Test func `going to the root closes the local screen, too`() {
    let app = launch()
    app.buttons["Open"].tap()
    app.buttons["Number"].tap()
    app.buttons["To the root"].tap()
    #expect(app.staticTexts["Start"].exists)
    #expect(trip.path.isEmpty)
  }

  @Test func `what was pushed above a local screen goes with it`() {
    let app = launch()
    app.buttons["Open"].tap()
    app.buttons["Number"].tap()
    #expect(trip.path.count == 2)
    back(app)
    #expect(app.staticTexts["Room Local, 0"].exists)
    #expect(trip.path.count == 1)
    app.buttons["Number"].tap()
    doors.isOpen = false
    #expect(app.staticTexts["push 1:1"].exists, "It is in the path, which says it is open.")
    back(app)
    #expect(app.staticTexts["Hall"].exists)
  }

  /// FlowStacks #109: the old item stayed when its source was published.
  @Test func `another item is shown in the same screen`() {
    let app = launch()
    doors.color = "red"
    #expect(app.staticTexts["Room red, 0"].exists)
    app.buttons["Tap"].tap()
    doors.color = "amber"
    #expect(app.staticTexts["Room amber, 1"].exists)
    doors.color = nil
    #expect(app.staticTexts["Hall"].exists)
    doors.color = "green"
    #expect(app.staticTexts["Room green, 0"].exists)
    back(app)
    #expect(doors.color == nil)
  }

  /// In FlowStacks, an edit of a typed path closes the local screen.
  @Test func `an edit of a typed path keeps the local screen`() {
    let app = launch(isTyped: true)
    app.buttons["Open"].tap()
    app.buttons["Tap"].tap()
    trip.routes.insert(.push(8), at: 0)
    #expect(app.staticTexts["Room Local, 1"].exists)
    back(app)
    back(app)
    #expect(app.staticTexts["Number 8"].exists)
  }

  @Test func `a local screen goes with the screen that declares it`() {
    let app = launch()
    app.buttons["Open"].tap()
    trip.path = FlowPath([.push(3)])
    #expect(app.staticTexts["Number 3"].exists)
    #expect(!app.staticTexts["Room Local, 0"].exists)
    back(app)
    #expect(app.staticTexts["Start"].exists)
  }

  @Test func `a local screen is open at launch`() {
    doors.isOpen = true
    let app = launch(.sheet)
    #expect(app.staticTexts["Room Local, 0"].isHittable)
    app.sheets.firstMatch.swipeDown()
    #expect(!doors.isOpen)
  }
}
