// SPDX-License-Identifier: MIT

import Waymark

/// The first page: a few walks to begin with, and the regions.
struct RegionsScreen: View {
  @Environment(GuidePlace.self) private var place
  @Environment(Trip.self) private var trip

  private let catalogue = Catalogue.shared

  var body: some View {
    List {
      if !catalogue.problems.isEmpty {
        Section {
          Label(
            "Some pages of this guide cannot be read.", systemImage: "exclamationmark.triangle")
        }
      }
      Section("Good first walks") {
        ForEach(catalogue.featured) { trail in
          NavigationLink(value: TrailsScreen.trail(trail.id)) {
            TrailRow(trail: trail, showsRegion: true)
          }
          .accessibilityIdentifier("trail-\(trail.id)")
        }
      }
      Section("Regions") {
        ForEach(catalogue.regions) { region in
          NavigationLink(value: TrailsScreen.region(region.id)) {
            RegionRow(region: region)
          }
          .accessibilityIdentifier("region-\(region.id)")
        }
      }
      Section {
        NavigationLink(value: TrailsScreen.allTrails(search: "")) {
          Label("All \(catalogue.trails.count) trails", systemImage: "list.bullet")
        }
        .accessibilityIdentifier("all-trails")
        NavigationLink(value: TrailsScreen.saved) {
          LabeledContent {
            Text("\(trip.saved.count)")
          } label: {
            Label("Saved trails", systemImage: "bookmark")
          }
        }
        .accessibilityIdentifier("saved-trails")
      } footer: {
        Text("Times follow Naismith’s rule, without rests. Hills change; so does weather.")
      }
    }
    .navigationTitle("Trail Guide")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          place.log()
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Log a hike")
        .accessibilityIdentifier("log-hike")
      }
    }
  }
}

/// A region in a list.
struct RegionRow: View {
  let region: Region

  var body: some View {
    HStack(spacing: 12) {
      RegionBadge(region: region)
      VStack(alignment: .leading, spacing: 2) {
        Text(region.name).foregroundStyle(Color.primary)
        Text("\(region.country) · \(region.trails.count) trails")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// A region's sign: what its land is made of.
struct RegionBadge: View {
  let region: Region

  var body: some View {
    Image(systemName: symbol)
      .accessibilityHidden(true)
      .font(.title3)
      .foregroundStyle(.white)
      .frame(width: 40, height: 40)
      .background(color, in: RoundedRectangle(cornerRadius: 10))
  }

  private var symbol: String {
    switch region.id {
    case "lakes": "water.waves"
    case "eryri": "mountain.2.fill"
    case "peak": "flag.fill"
    case "dales": "leaf"
    case "lochaber": "figure.hiking"
    case "cairngorms": "snowflake"
    case "skye": "binoculars"
    case "pembrokeshire": "sun.max"
    default: "map"
    }
  }

  private var color: Color {
    switch region.id {
    case "lakes": Color(red: 0.16, green: 0.42, blue: 0.60)
    case "eryri": Color(red: 0.35, green: 0.33, blue: 0.50)
    case "peak": Color(red: 0.58, green: 0.36, blue: 0.22)
    case "dales": Color(red: 0.29, green: 0.47, blue: 0.24)
    case "lochaber": Color(red: 0.45, green: 0.27, blue: 0.36)
    case "cairngorms": Color(red: 0.27, green: 0.38, blue: 0.46)
    case "skye": Color(red: 0.12, green: 0.42, blue: 0.40)
    default: Color(red: 0.72, green: 0.42, blue: 0.16)
    }
  }
}
