// SPDX-License-Identifier: MIT

import Waymark

/// A region: its map, its words, its walks from the easiest to the hardest.
struct RegionScreen: View {
  let region: Region

  var body: some View {
    List {
      Section {
        RegionMap(region: region)
        Text(region.about)
        Label(region.access, systemImage: "tram")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      ForEach(Grade.allCases, id: \.self) { grade in
        let trails = region.trails.filter { $0.grade == grade }
        if !trails.isEmpty {
          Section(grade.title) {
            ForEach(trails) { trail in
              NavigationLink(value: TrailsScreen.trail(trail.id)) { TrailRow(trail: trail) }
                .accessibilityIdentifier("trail-\(trail.id)")
            }
          }
        }
      }
    }
    .navigationTitle(region.name)
  }
}

/// A region's map, as wide as there is room.
struct RegionMap: View {
  let region: Region

  var body: some View {
    Image(region.map, bundle: .module)
      .resizable()
      .accessibilityLabel("Map of \(region.name)")
      .aspectRatio(1.5, contentMode: .fit)
      .cornerRadius(12)
  }
}
