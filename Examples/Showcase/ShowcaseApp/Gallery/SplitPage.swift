// SPDX-License-Identifier: MIT

import Waymark

/// The guide in three columns: a region, one of its walks, and the walk's stages.
///
/// In a narrow window the same columns are one stack.
struct SplitPage: View {
  @Environment(GuidePlace.self) private var place
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      regions
    } content: {
      trails
    } detail: {
      detail
    }
  }

  @ViewBuilder private var regions: some View {
    @Bindable var place = place
    List(Catalogue.shared.regions, selection: $place.columns.region) { region in
      NavigationLink(value: region.id) { Label(region.name, systemImage: "mountain.2.fill") }
        .accessibilityIdentifier("split-\(region.id)")
    }
    .navigationTitle("Regions")
    .toolbar { DoneItem() }
  }

  @ViewBuilder private var trails: some View {
    @Bindable var place = place
    if let region = place.columns.region.flatMap(Catalogue.shared.region(_:)) {
      List(region.trails, selection: $place.columns.trail) { trail in
        NavigationLink(value: trail.id) { TrailRow(trail: trail) }
          .accessibilityIdentifier("split-\(trail.id)")
      }
      .navigationTitle(region.name)
    } else {
      EmptyNotice(icon: "map", title: "No region", text: "Select a region in the list.")
    }
  }

  @ViewBuilder private var detail: some View {
    @Bindable var place = place
    NavigationStack(path: $place.columns.stages) {
      if let trail = place.columns.trail.flatMap(Catalogue.shared.trail(_:)) {
        SplitTrail(trail: trail)
          .navigationDestination(for: TrailsScreen.self) { screen in
            if case .stage(_, let index) = screen { StageScreen(trail: trail, index: index) }
          }
      } else {
        EmptyNotice(icon: "figure.hiking", title: "No walk", text: "Choose a region, then a walk.")
      }
    }
  }
}

/// What the last column shows of a walk.
private struct SplitTrail: View {
  let trail: Trail

  var body: some View {
    List {
      Section {
        TrailSummary(trail: trail)
        TrailFigures(trail: trail)
      }
      Section("Stages") {
        ForEach(trail.stages.indices, id: \.self) { index in
          NavigationLink(value: TrailsScreen.stage(trail.id, index)) {
            StageRow(stage: trail.stages[index], number: index + 1)
          }
        }
      }
    }
    .navigationTitle(trail.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
