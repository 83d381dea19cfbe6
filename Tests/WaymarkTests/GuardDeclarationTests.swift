// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private struct Limited: View {
  @State private var limit = 0

  var body: some View {
    VStack {
      Button("Raise") { limit = 1 }
      // Evaluated once: it has nothing that changes.
      Floors()
        .navigationGuard(
          NavigationGuard("limit") { [limit] in
            $0.after.count > limit ? .block(reason: "too deep") : .allow
          })
    }
  }
}

private struct Floors: View {
  var body: some View {
    FlowStack {
      Floor(number: 0).flowDestination(for: Int.self) { Floor(number: $0) }
    }
  }
}

private struct Floor: View {
  @EnvironmentObject private var navigator: FlowPathNavigator
  let number: Int

  var body: some View {
    Text("Floor \(number)")
    Button("Up from \(number)") { navigator.presentSheet(number + 1) }
  }
}

@MainActor
struct GuardDeclarationTests {
  @Test func `the guard that its view has declared last is asked (X2)`() {
    let app = XCUIApplication { Limited() }
    app.launch()
    app.buttons["Raise"].tap()
    app.buttons["Up from 0"].tap()
    #expect(app.staticTexts["Floor 1"].isHittable)
    app.buttons["Up from 1"].tap()
    #expect(!app.staticTexts["Floor 2"].exists)
  }
}
