// SPDX-License-Identifier: MIT

import Waymark

/// The first page of a guided tour.
struct TourIntro: View {
  @EnvironmentObject private var navigator: FlowNavigator<PlanScreen>

  let tour: Tour

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Image(systemName: tour.icon)
          .font(.largeTitle)
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
        Text(tour.name).font(.largeTitle).bold().multilineTextAlignment(.center)
        Text(tour.about).foregroundStyle(.secondary).multilineTextAlignment(.center)
        if let map { RegionMap(region: map) }
        Button {
          navigator.push(.stop(tour.id, 0))
        } label: {
          Text("Set off").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("set-off")
      }
      .padding(24)
    }
    .navigationTitle("Guided Tour")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { navigator.dismiss() }.accessibilityIdentifier("close-tour")
      }
    }
  }

  /// The map of the region that the tour is in.
  private var map: Region? {
    tour.stops.lazy.compactMap(\.trail).compactMap(Catalogue.shared.region(of:)).first
  }
}

/// One stop of a guided tour, and the way on.
struct TourStop: View {
  @EnvironmentObject private var navigator: FlowNavigator<PlanScreen>

  let tour: Tour
  let index: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        if tour.stops.indices.contains(index) {
          TourStopWords(stop: tour.stops[index])
        }
        if tour.stops.indices.contains(index + 1) {
          Button {
            navigator.push(.stop(tour.id, index + 1))
          } label: {
            Text("Next stop").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("next-stop")
        } else {
          Button {
            navigator.goBackToRoot()
          } label: {
            Text("Back to the planner").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("finish-tour")
        }
      }
      .padding(24)
    }
    .navigationTitle("Stop \(index + 1) of \(tour.stops.count)")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("End") { navigator.goBackToRoot() }.accessibilityIdentifier("end-tour")
      }
    }
  }
}

private struct TourStopWords: View {
  @EnvironmentObject private var navigator: FlowNavigator<PlanScreen>

  let stop: Tour.Stop

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: stop.icon)
        .font(.largeTitle)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text(stop.title).font(.title).bold().multilineTextAlignment(.center)
      Text(stop.text)
      if let id = stop.trail, let trail = Catalogue.shared.trail(id) {
        TrailFigures(trail: trail)
        Button {
          navigator.presentSheet(.trail(id), withNavigation: true)
        } label: {
          Text("Look at the trail").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier("look-at-trail")
      }
    }
  }
}
