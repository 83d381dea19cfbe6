// SPDX-License-Identifier: MIT

import Waymark

/// A trip in the making: one path of pushes, sheets and covers.
struct PlannerTab: View {
  @Environment(GuidePlace.self) private var place

  var body: some View {
    @Bindable var place = place
    FlowStack($place.plan, withNavigation: true) {
      PlannerScreen()
        .flowDestination(for: PlanScreen.self) { (screen: PlanScreen) in
          switch screen {
          case .regions: PlanRegions()
          case .region(let id):
            Found(id, in: Catalogue.shared.region(_:)) { PlanTrails(region: $0) }
          case .trail(let id): Found(id, in: Catalogue.shared.trail) { PlannedTrail(trail: $0) }
          case .packing: PackingList()
          case .tour(let id): Found(id, in: Catalogue.shared.tour) { TourIntro(tour: $0) }
          case .stop(let id, let index):
            Found(id, in: Catalogue.shared.tour) { TourStop(tour: $0, index: index) }
          }
        }
    }
  }
}

/// The trip's days, what to pack, and tours that others have planned already.
private struct PlannerScreen: View {
  @EnvironmentObject private var navigator: FlowNavigator<PlanScreen>
  @Environment(Preferences.self) private var preferences
  @Environment(Trip.self) private var trip

  var body: some View {
    List {
      Section {
        ForEach(trails) { trail in
          FlowLink(value: PlanScreen.trail(trail.id), style: .push) {
            TrailRow(trail: trail, showsRegion: true)
          }
          .accessibilityIdentifier("day-\(trail.id)")
        }
        Button {
          navigator.presentSheet(.regions, withNavigation: true)
        } label: {
          Label("Add a walk", systemImage: "plus")
        }
        .accessibilityIdentifier("add-walk")
      } header: {
        Text("Your trip")
      } footer: {
        Text(sum)
      }
      Section("Before you go") {
        FlowLink(value: PlanScreen.packing, style: .sheet(withNavigation: true)) {
          LabeledContent {
            Text("\(trip.packed.count) of \(PackingList.things.count)")
          } label: {
            Label("Packing list", systemImage: "backpack")
          }
        }
        .accessibilityIdentifier("packing")
      }
      Section("Guided tours") {
        ForEach(Catalogue.shared.tours) { tour in
          FlowLink(value: PlanScreen.tour(tour.id), style: .cover(withNavigation: true)) {
            TourRow(tour: tour)
          }
          .accessibilityIdentifier("tour-\(tour.id)")
        }
      }
    }
    .navigationTitle("Planner")
  }

  private var trails: [Trail] { trip.days.compactMap(Catalogue.shared.trail) }

  private var sum: String {
    guard !trails.isEmpty else { return "No walks yet. Add one a day, and rest on Sundays." }
    let km = preferences.units.distance(trails.reduce(0) { $0 + $1.km })
    let ascent = preferences.units.height(trails.reduce(0) { $0 + $1.ascent })
    let days = trails.count == 1 ? "1 day" : "\(trails.count) days"
    return "\(days), \(km) and \(ascent) of ascent."
  }
}

private struct TourRow: View {
  let tour: Tour

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: tour.icon)
        .accessibilityHidden(true)
        .foregroundStyle(.tint)
        .frame(width: 36, height: 36)
        .background(Color.secondary.opacity(0.12), in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text(tour.name).foregroundStyle(Color.primary)
        Text(tour.about)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
    }
  }
}
