// SPDX-License-Identifier: MIT

import Waymark

/// Where the next walk is to be: the first page of the sheet to add one.
struct PlanRegions: View {
  @EnvironmentObject private var navigator: FlowNavigator<PlanScreen>

  var body: some View {
    List(Catalogue.shared.regions) { region in
      FlowLink(value: PlanScreen.region(region.id), style: .push) { RegionRow(region: region) }
        .accessibilityIdentifier("plan-region-\(region.id)")
    }
    .navigationTitle("Add a Walk")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { navigator.dismiss() }.accessibilityIdentifier("cancel-add")
      }
    }
  }
}

/// The walks of a region, to choose one from.
struct PlanTrails: View {
  let region: Region

  var body: some View {
    List(region.trails) { trail in
      FlowLink(value: PlanScreen.trail(trail.id), style: .push) { TrailRow(trail: trail) }
        .accessibilityIdentifier("plan-trail-\(trail.id)")
    }
    .navigationTitle(region.name)
  }
}

/// A walk as the planner sees it: in the trip, or to be added to it.
struct PlannedTrail: View {
  @EnvironmentObject private var navigator: FlowNavigator<PlanScreen>
  @Environment(Trip.self) private var trip

  let trail: Trail

  var body: some View {
    List {
      Section {
        TrailSummary(trail: trail)
        TrailFigures(trail: trail)
      } footer: {
        Text("\(trail.grade.title). \(trail.grade.advice)")
      }
      Section("Stages") {
        ForEach(trail.stages.indices, id: \.self) { index in
          StageRow(stage: trail.stages[index], number: index + 1)
        }
      }
      Section {
        if trip.days.contains(trail.id) {
          Button(role: .destructive) {
            trip.remove(trail.id)
            navigator.goBack()
          } label: {
            Label("Remove from your trip", systemImage: "trash")
          }
          .accessibilityIdentifier("remove-day")
        } else {
          Button {
            trip.add(trail.id)
            navigator.dismiss()
          } label: {
            Label("Add to your trip", systemImage: "plus")
          }
          .accessibilityIdentifier("add-day")
        }
      }
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// What to carry, ticked off as it goes in.
struct PackingList: View {
  @EnvironmentObject private var navigator: FlowNavigator<PlanScreen>
  @Environment(Trip.self) private var trip

  static let things = [
    "Map and compass", "Waterproof jacket and trousers", "Warm layer, hat and gloves",
    "Food, and a little more", "Two litres of water", "Head torch with fresh batteries",
    "Whistle", "First aid kit and blister plasters", "Survival bag", "Charged phone",
  ]

  var body: some View {
    List {
      Section {
        ForEach(Self.things, id: \.self) { thing in
          Toggle(thing, isOn: isPacked(thing))
            .accessibilityIdentifier("pack-\(thing)")
        }
      } footer: {
        Text("Six long blasts of a whistle, a minute’s pause, and again: the call for help.")
      }
    }
    .navigationTitle("Packing List")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { navigator.dismiss() }.accessibilityIdentifier("packing-done")
      }
    }
  }

  private func isPacked(_ thing: String) -> Binding<Bool> {
    Binding {
      trip.packed.contains(thing)
    } set: { isPacked in
      if isPacked { trip.packed.insert(thing) } else { trip.packed.remove(thing) }
    }
  }
}
