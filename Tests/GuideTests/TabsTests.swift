// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

private enum AtlasGuide {
  enum Map: Hashable {
    case coast
  }

  struct Atlas: View {
    @State private var tab = "maps"
    @State private var maps: [Route<Map>] = []
    @State private var search: [Route<Map>] = []

    var body: some View {
      TabView(selection: $tab) {
        stack($maps, "Maps").tabItem { Text("Maps") }.tag("maps")
        stack($search, "Search")
          .tabPath(.reset, isSelected: tab == "search")
          .tabItem { Text("Search") }.tag("search")
      }
      .tabReselection()
    }

    private func stack(_ path: Binding<[Route<Map>]>, _ title: String) -> some View {
      FlowStack(path, withNavigation: true) {
        FlowLink("Open the coast", value: Map.coast, style: .push)
          .navigationTitle(title)
          .flowDestination(for: Map.self) { Text("\($0)").navigationTitle("\($0)") }
      }
    }
  }
}

@MainActor
struct TabsTests {
  private typealias Atlas = AtlasGuide.Atlas

  @Test func `the search begins anew, and the maps stay`() {
    let app = XCUIApplication { Atlas() }
    app.launch()
    app.buttons["Open the coast"].tap()
    app.tabBars.buttons["Search"].tap()
    app.buttons["Open the coast"].tap()
    app.tabBars.buttons["Maps"].tap()
    #expect(app.navigationBars["coast"].exists)
    app.tabBars.buttons["Maps"].tap()
    #expect(app.navigationBars["Maps"].exists)
    app.tabBars.buttons["Search"].tap()
    #expect(app.navigationBars["Search"].exists)
  }
}
