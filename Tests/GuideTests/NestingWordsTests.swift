// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private struct ColorKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

private struct ShadeKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var shade: String {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }

  fileprivate var color: String {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }
}

/// A screen that shows values of its environment.
private struct Spot: View {
  @Environment(\.color) private var color
  @Environment(\.shade) private var shade
  @EnvironmentObject private var navigator: FlowPathNavigator
  @Environment(\.dismiss) private var dismiss
  let name: String

  var body: some View {
    Text("\(name): \(color), \(shade)").accessibilityIdentifier(name)
    Button("Push from \(name)") { navigator.push(7) }
    Button("Go back from \(name)") { navigator.goBack() }
    Button("Dismiss \(name)") { dismiss() }
  }
}

/// Flows in a flow: one with a bound path, and one that manages its own.
private struct Outer: View {
  @ObservedObject var paths: Paths
  let isIsland: Bool
  let tell: (NavigationEvent) -> Void

  var body: some View {
    FlowStack($paths.trip, withNavigation: true) {
      Spot(name: "root")
        .flowDestination(for: Stop.self) { stop in
          if stop == .lodge { Keeping() } else { child.environment(\.color, "red") }
        }
        .flowDestination(for: String.self) { Spot(name: "outer \($0)") }
        .flowDestination(for: Int.self) { Spot(name: "outer \($0)") }
    }
    .onNavigation(perform: tell)
  }

  private var child: some View {
    FlowStack($paths.booking, withNavigation: isIsland, navigationViewModifier: Shade()) {
      Spot(name: "child").flowDestination(for: Int.self) { Spot(name: "inner \($0)") }
    }
  }
}

private struct Shade: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.shade, "dark") }
}

private struct Keeping: View {
  @State private var path = FlowPath()

  var body: some View {
    FlowStack($path) {
      Spot(name: "keeping").flowDestination(for: Int.self) { Spot(name: "kept \($0)") }
    }
  }
}

/// The statements of the guide's text.
@MainActor
struct NestingWordsTests {
  private let paths = Paths()

  private func launch(
    _ stop: Stop, isIsland: Bool = false, tell: @escaping (NavigationEvent) -> Void = { _ in }
  ) -> XCUIApplication {
    let app = XCUIApplication { Outer(paths: paths, isIsland: isIsland, tell: tell) }
    app.launch()
    paths.trip = FlowPath([.push(stop)])
    return app
  }

  @Test(arguments: [(Stop.lodge, "keeping", "keeping"), (.booking, "child", "inner 7")])
  func `a path begins anew with the view that keeps it`(
    stop: Stop, root: String, shown: String
  ) {
    let app = launch(stop)
    app.buttons["Push from \(root)"].tap()
    paths.trip = FlowPath()
    #expect(app.staticTexts["root"].exists)
    paths.trip = FlowPath([.push(stop)])
    #expect(app.staticTexts[shown].isHittable)
  }

  @Test func `a child ends by dismiss, not by going back further than its root`() {
    let app = launch(.booking)
    app.failsOnDiagnostics = false
    app.buttons["Go back from child"].tap()
    #expect(app.staticTexts["child"].isHittable)
    #expect(app.diagnostics.count == 1)
    app.buttons["Dismiss child"].tap()
    #expect(app.staticTexts["root"].isHittable)
    #expect(paths.trip.isEmpty)
  }

  @Test func `each flow uses its own destinations, and a child the parent's, too`() {
    let app = launch(.booking)
    paths.booking = FlowPath([.push(AnyHashable(7)), .push("word")])
    #expect(app.staticTexts["outer word"].isHittable)
    paths.booking.goBack()
    #expect(app.staticTexts["inner 7"].isHittable)
    paths.trip.push(7)
    #expect(app.staticTexts["outer 7"].isHittable)
  }

  @Test(arguments: [(false, "none"), (true, "red")])
  func `the environment of a child's screens is that of their stack`(
    isIsland: Bool, color: String
  ) {
    let app = launch(.booking, isIsland: isIsland)
    #expect(app.staticTexts["child"].label == "child: red, dark")
    paths.booking.push(7)
    #expect(app.staticTexts["inner 7"].label == "inner 7: \(color), dark")
    paths.trip.push(8)
    #expect(app.staticTexts["outer 8"].label == "outer 8: none, none")
  }

  @Test func `each path tells of its changes`() {
    var told: [String] = []
    let app = launch(.booking) { told.append("\($0)") }
    app.buttons["Push from child"].tap()
    app.buttons["Dismiss inner 7"].tap()
    app.buttons["Dismiss child"].tap()
    #expect(
      told == [
        "code: [] → [push booking]", "code: [] → [push 7] (nesting 2)",
        "back: [push 7] → [] (nesting 2)", "back: [push booking] → []",
      ])
  }

  @Test func `an island has the only bar, and back at its root leads out`() {
    let app = launch(.booking, isIsland: true)
    paths.booking.push(7)
    for _ in 0..<2 {
      #expect(app.navigationBars.count == 1)
      app.navigationBars.buttons.firstMatch.tap()
    }
    #expect(app.staticTexts["root"].isHittable)
    #expect(paths.trip.isEmpty && paths.booking.isEmpty)
  }

  @Test func `of an island's sheet and one of the flow around it, one waits`() {
    let app = launch(.booking, isIsland: true)
    app.failsOnDiagnostics = false
    paths.trip.presentSheet("first")
    #expect(app.sheets.staticTexts["outer first"].exists)
    paths.booking.presentSheet(7)
    #expect(!app.sheets.staticTexts["inner 7"].exists)
    app.sheets.firstMatch.swipeDown()
    #expect(app.sheets.staticTexts["inner 7"].exists)
  }
}
