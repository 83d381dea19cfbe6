// SPDX-License-Identifier: MIT

import Waymark

struct ContentView: View {
  @EnvironmentObject private var store: TripStore
  @StateObject private var navigation = NavigationModel()
  @SceneStorage("navigation") private var savedNavigation: Data?
  @State private var columns = NavigationSplitViewVisibility.doubleColumn

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(store.trips, selection: $navigation.selection) { trip in
        VStack(alignment: .leading) {
          Text(trip.name).font(.headline)
          Text("\(trip.days.count) days, €\(trip.cost)")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Trips")
    } detail: {
      NavigationStack(path: $navigation.path) {
        if let trip = navigation.trip.flatMap({ store[$0] }) {
          TripView(trip: store.binding(for: trip))
            .navigationDestination(for: DayRoute.self) { DayView(route: $0) }
            .navigationDestination(for: StopRoute.self) { StopView(route: $0) }
        } else {
          Text("Choose a trip").foregroundStyle(.secondary)
        }
      }
    }
    .onOpenURL { navigation.open($0, in: store) }
    .onAppear {
      if let savedNavigation { navigation.restore(savedNavigation) }
    }
    .onChange(of: navigation.trip) { _ in savedNavigation = navigation.saved }
    .onChange(of: navigation.path) { _ in savedNavigation = navigation.saved }
    .environmentObject(navigation)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environmentObject(TripStore())
  }
}
