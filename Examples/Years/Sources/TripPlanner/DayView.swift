// SPDX-License-Identifier: MIT

import Waymark

struct DayView: View {
  let route: DayRoute
  @EnvironmentObject private var store: TripStore

  private var day: Trip.Day? {
    store[route.trip]?.days.first { $0.id == route.day }
  }

  var body: some View {
    List(day?.stops ?? []) { stop in
      NavigationLink(value: StopRoute(day: route, stop: stop.id)) {
        Label(stop.name, systemImage: stop.symbol)
          .badge("€\(stop.cost)")
      }
    }
    .navigationTitle("Day \(route.day)")
  }
}

struct StopView: View {
  let route: StopRoute
  @EnvironmentObject private var store: TripStore
  @EnvironmentObject private var navigation: NavigationModel
  @State private var notes = ""

  private var stop: Trip.Stop? {
    store[route.day.trip]?.days.first { $0.id == route.day.day }?
      .stops.first { $0.id == route.stop }
  }

  var body: some View {
    Form {
      if let stop {
        LabeledContent("Costs", value: stop.cost, format: .currency(code: "EUR"))
        TextField("Notes", text: $notes, axis: .vertical)
          .lineLimit(3...6)
      }
    }
    .scrollDismissesKeyboard(.immediately)
    .navigationTitle(stop?.name ?? "No such stop")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Back to the trip") { navigation.path = NavigationPath() }
      }
    }
  }
}
