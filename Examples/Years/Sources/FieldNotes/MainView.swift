// SPDX-License-Identifier: MIT

import Waymark

struct MainView: View {
  enum Page: Hashable {
    case sightings, places, settings
  }

  @Environment(Notebook.self) private var notebook
  @State private var page = Page.sightings
  @AppStorage("showsCounts") private var showsCounts = true

  var body: some View {
    TabView(selection: $page) {
      Tab("Sightings", systemImage: "binoculars", value: .sightings) {
        SightingsView()
      }
      .badge(notebook.sightings.count)
      Tab("Places", systemImage: "map", value: .places) {
        PlacesView()
      }
      Tab("Settings", systemImage: "gearshape", value: .settings) {
        SettingsView(showsCounts: $showsCounts)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .environment(\.showsCounts, showsCounts)
  }
}

#Preview {
  MainView()
    .environment(Notebook())
}
