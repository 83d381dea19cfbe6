// SPDX-License-Identifier: MIT

import Waymark

/// A walk's page: what it is, what it asks for, its stages, and what one can do with it.
struct TrailScreen: View {
  @Environment(GuidePlace.self) private var place
  @Environment(Trip.self) private var trip

  let trail: Trail

  var body: some View {
    List {
      Section {
        TrailSummary(trail: trail)
        TrailFigures(trail: trail)
      }
      Section {
        ForEach(trail.stages.indices, id: \.self) { index in
          NavigationLink(value: TrailsScreen.stage(trail.id, index)) {
            StageRow(stage: trail.stages[index], number: index + 1)
          }
          .accessibilityIdentifier("stage-\(index + 1)")
        }
      } header: {
        Text("Stages")
      } footer: {
        Text("\(trail.grade.title). \(trail.grade.advice)")
      }
      Section {
        if let region = Catalogue.shared.region(of: trail.id) {
          Button {
            place.map = trail.id
          } label: {
            Label("Map of \(region.name)", systemImage: "map")
          }
          .accessibilityIdentifier("open-map")
        }
        Button {
          trip.add(trail.id)
        } label: {
          if trip.days.contains(trail.id) {
            Label("In your trip", systemImage: "checkmark")
          } else {
            Label("Add to your trip", systemImage: "calendar")
          }
        }
        .disabled(trip.days.contains(trail.id))
        .accessibilityIdentifier("add-to-trip")
        Button {
          place.log(trail.id)
        } label: {
          Label("Log this hike", systemImage: "pencil")
        }
        .accessibilityIdentifier("log-this-hike")
      }
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          trip.toggleSaved(trail.id)
        } label: {
          Image(systemName: trip.isSaved(trail.id) ? "bookmark.fill" : "bookmark")
        }
        .accessibilityLabel(trip.isSaved(trail.id) ? "Remove from saved" : "Save")
        .accessibilityIdentifier("save")
      }
    }
    .fullScreenCover(isPresented: showsMap) {
      if let region = Catalogue.shared.region(of: trail.id) { MapCover(region: region) }
    }
  }

  private var showsMap: Binding<Bool> {
    Binding {
      place.map == trail.id
    } set: {
      place.map = $0 ? trail.id : nil
    }
  }
}

/// Name, place and words of a walk.
struct TrailSummary: View {
  let trail: Trail

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(trail.name).font(.title2).bold()
      HStack(spacing: 6) {
        Image(systemName: "mappin.and.ellipse").accessibilityHidden(true)
        Text(trail.start)
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
      Text(trail.about)
    }
  }
}

/// A walk's stage in a list.
struct StageRow: View {
  @Environment(Preferences.self) private var preferences
  @ScaledMetric(relativeTo: .subheadline) private var diameter = 28

  let stage: Trail.Stage
  let number: Int

  var body: some View {
    HStack(spacing: 12) {
      Text("\(number)")
        .font(.subheadline)
        .fontWeight(.semibold)
        .frame(width: diameter, height: diameter)
        .background(Color.secondary.opacity(0.15), in: Circle())
      Text(stage.name)
      Spacer()
      Text(preferences.units.distance(stage.km))
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .fixedSize()
    }
  }
}

/// A region's map over everything.
struct MapCover: View {
  @Environment(\.dismiss) private var dismiss

  let region: Region

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          RegionMap(region: region)
          Text(region.about)
          Text("A sketch to choose by, not to walk by. Take a proper map and a compass.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .padding()
      }
      .navigationTitle(region.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }.accessibilityIdentifier("close-map")
        }
      }
    }
  }
}
