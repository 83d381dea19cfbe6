// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

/// In language mode 5, a case may be preceded by a slash.
private struct Root: View {
  @State private var screen: Cases.Screen? = .number(1)
  @State private var routes: [Route<Cases.Screen>] = []

  var body: some View {
    if let number = Binding(unwrapping: $screen, case: /Cases.Screen.number) {
      Cases.Stepping(name: "Number", number: number)
    }
    if Binding(unwrapping: $screen, case: /Cases.Screen.home) != nil { Text("Home") }
    FlowStack($routes, withNavigation: true) {
      Text("Root").flowDestination(for: Cases.Screen.self) { $screen in
        if let number = Binding(unwrapping: $screen, case: /Cases.Screen.number) {
          Cases.Stepping(name: "Pushed", number: number)
        }
      }
    }
    Button("Push") { routes.push(.number(30)) }
    Button("Home") { screen = .home }
  }
}

@MainActor @Suite struct CaseOperatorTests {
  @Test func `a slash makes a case path`() {
    let app = XCUIApplication { Root() }
    app.launch()
    app.buttons["Number up"].tap()
    #expect(app.staticTexts["Number 2"].exists)
    app.buttons["Push"].tap()
    app.buttons["Pushed up"].tap()
    #expect(app.staticTexts["Pushed 31"].exists)
    app.buttons["Home"].tap()
    #expect(app.staticTexts["Home"].exists)
    #expect(!app.staticTexts["Number 2"].exists)
  }
}
