// SPDX-License-Identifier: MIT

import Waymark

struct PlacesView: View {
  /// The screens pushed onto the list of places.
  enum Screen: Hashable {
    case place(Place)
    case sighting(Sighting)
  }

  @Environment(Notebook.self) private var notebook
  @State private var path: [Screen] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(Place.all) { place in
        NavigationLink(value: Screen.place(place)) {
          VStack(alignment: .leading) {
            Text(place.name)
            Text(place.habitat).font(.caption).foregroundStyle(.secondary)
          }
        }
        .badge(notebook.sightings(at: place.id).count)
      }
      .navigationTitle("Places")
      .navigationDestination(for: Screen.self) { screen in
        switch screen {
        case .place(let place):
          List(notebook.sightings(at: place.id)) { sighting in
            NavigationLink(sighting.bird, value: Screen.sighting(sighting))
          }
          .navigationTitle(place.name)
        case .sighting(let sighting):
          SightingView(sighting: sighting) { _ in path.removeLast() }
            .toolbar {
              ToolbarItem(placement: .bottomBar) {
                Button("All places", systemImage: "map") { path = [] }
              }
            }
        }
      }
    }
  }
}
