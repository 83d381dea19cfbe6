// SPDX-License-Identifier: MIT

import Waymark

/// The tabs, and what all of them share.
///
/// Each window has its own.
struct RootView: View {
  @StateObject private var place = GuidePlace()
  @State private var preferences = Preferences()
  @State private var trip = Trip()
  @StateObject private var journal = Journal()
  @StateObject private var account = Account()

  var body: some View {
    GuideTabs()
      .tint(preferences.accent.color)
      .environmentObject(place)
      .environment(preferences)
      .environment(trip)
      .environmentObject(journal)
      .environmentObject(account)
  }
}

private struct GuideTabs: View {
  @EnvironmentObject private var place: GuidePlace

  var body: some View {
    TabView(selection: $place.tab) {
      TrailsTab()
        .tabItem { Label("Trails", systemImage: "mountain.2.fill") }
        .tag(GuideTab.trails)
      PlannerTab()
        .tabItem { Label("Planner", systemImage: "map.fill") }
        .tag(GuideTab.planner)
      JournalTab()
        .tabItem { Label("Journal", systemImage: "book.closed") }
        .tag(GuideTab.journal)
      GalleryTab()
        .tabItem { Label("Gallery", systemImage: "square.grid.2x2") }
        .tag(GuideTab.gallery)
      SettingsTab()
        .tabItem { Label("Settings", systemImage: "gearshape.fill") }
        .tag(GuideTab.settings)
    }
    .sheet(isPresented: $place.isLogging) {
      LogHikeSheet(trail: place.log?.trail).id(place.log?.trail)
    }
  }
}
