// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks
import WaymarkViews

@testable import WaymarkWeb

/// Tabs whose values are routes.
private struct TabbedAtlas: LinkedApp {
  enum Route: Hashable, Sendable { case home, map, about }

  nonisolated static let links = RouteTable<Route>.reporting(hosts: ["atlas.example"]) {
    LinkRoute("/", route: Route.home)
    LinkRoute("/map", route: Route.map)
  }

  var body: some Scene { WindowGroup { TabbedView() } }
}

private struct TabbedView: View {
  @State private var tab = TabbedAtlas.Route.home

  var body: some View {
    TabView(selection: $tab) {
      Text("Home").tabItem { Text("Home") }.tag(TabbedAtlas.Route.home)
      Text("Map").tabItem { Text("Map") }.tag(TabbedAtlas.Route.map)
      // The table has no URL for it.
      Text("About").tabItem { Text("About") }.tag(TabbedAtlas.Route.about)
    }
    .onOpenURL { tab = $0.path == "/map" ? .map : .home }
  }
}

@MainActor
@Suite struct TabLinkTests {
  /// U16.
  @Test func `a tab is a link if the table has a URL for its value`() throws {
    let store = SessionStore(TabbedAtlas.self, site: try Site.of(TabbedAtlas.self))
    let tabs = store.page().html.matches(of: /<(a|button)[^>]* role="tab"[^>]*>/)
    #expect(tabs.map { String($0.1) } == ["a", "a", "button"])
    #expect(tabs[1].0.contains("href=\"/map\"") && !tabs[1].0.contains("type="))
    #expect(tabs[2].0.contains("name=\"do\""))
  }
}
