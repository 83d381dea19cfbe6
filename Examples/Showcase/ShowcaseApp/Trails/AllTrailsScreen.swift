// SPDX-License-Identifier: MIT

import Waymark

/// Every walk of the guide by region, and a field to find one by its name.
struct AllTrailsScreen: View {
  @State private var search: String

  private let catalogue = Catalogue.shared

  init(search: String) { _search = State(initialValue: search) }

  var body: some View {
    List {
      Section {
        HStack {
          Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
          TextField("Name or starting point", text: $search)
            .accessibilityIdentifier("search")
        }
      } footer: {
        Text(found == 1 ? "1 trail" : "\(found) trails")
      }
      ForEach(catalogue.regions) { region in
        let trails = region.trails.filter(matches)
        if !trails.isEmpty {
          Section(region.name) {
            ForEach(trails) { trail in
              NavigationLink(value: TrailsScreen.trail(trail.id)) { TrailRow(trail: trail) }
                .accessibilityIdentifier("trail-\(trail.id)")
            }
          }
        }
      }
    }
    .navigationTitle("All Trails")
  }

  private var found: Int { catalogue.trails.count(where: matches) }

  private func matches(_ trail: Trail) -> Bool {
    let words = search.lowercased()
    return words.isEmpty || trail.name.lowercased().contains(words)
      || trail.start.lowercased().contains(words)
  }
}

/// The walks someone keeps for later.
struct SavedTrailsScreen: View {
  @Environment(Trip.self) private var trip

  var body: some View {
    Group {
      if trip.saved.isEmpty {
        EmptyNotice(
          icon: "bookmark", title: "Nothing saved yet",
          text: "Tap the ribbon on a trail’s page to save it here.")
      } else {
        List {
          ForEach(trip.saved.compactMap(Catalogue.shared.trail)) { trail in
            NavigationLink(value: TrailsScreen.trail(trail.id)) {
              TrailRow(trail: trail, showsRegion: true)
            }
            .accessibilityIdentifier("trail-\(trail.id)")
          }
        }
      }
    }
    .navigationTitle("Saved")
  }
}
