// SPDX-License-Identifier: MIT

import Postcards
import Testing
import Waymark
import WaymarkTesting

struct PostcardsView: View {
  @State private var path: [Waymark.Route<Postcards.Route>] = []

  var body: some View {
    FlowStack($path, withNavigation: true) {
      Button("Card 1") { path.push(.card(1)) }
        .buttonStyle(CardButtonStyle())
        .flowDestination(for: Postcards.Route.self) { route in
          switch route {
          case .card(let number): Text("This is card \(number)")
          }
        }
    }
  }
}

@MainActor
struct SwiftUILibrariesTests {
  @Test func `a library with a route of its own is used beside Waymark`() {
    let app = XCUIApplication { PostcardsView() }
    app.launch()
    app.buttons["Card 1"].tap()
    #expect(app.staticTexts["This is card 1"].exists)
  }
}
