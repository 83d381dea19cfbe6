// SPDX-License-Identifier: MIT

import Waymark

/// The screens above a trip, as values.
struct DayRoute: Hashable, Codable {
  let trip: Trip.ID
  let day: Int
}

struct StopRoute: Hashable, Codable {
  let day: DayRoute
  let stop: Trip.Stop.ID
}

@MainActor
final class NavigationModel: ObservableObject {
  @Published var trip: Trip.ID?
  @Published var path = NavigationPath()

  /// The trip selected in the list; selecting another one clears the path.
  var selection: Trip.ID? {
    get { trip }
    set {
      guard newValue != trip else { return }
      trip = newValue
      path = NavigationPath()
    }
  }

  private struct Saved: Codable {
    let trip: Trip.ID?
    let path: NavigationPath.CodableRepresentation?
  }

  /// The open trip and path, encoded for the next launch.
  var saved: Data? {
    try? JSONEncoder().encode(Saved(trip: trip, path: path.codable))
  }

  func restore(_ data: Data) {
    guard let saved = try? JSONDecoder().decode(Saved.self, from: data) else { return }
    trip = saved.trip
    path = saved.path.map(NavigationPath.init) ?? NavigationPath()
  }

  /// `trips://lisbon/1/castle`: a trip, a day of it, and a stop on that day.
  func open(_ url: URL, in store: TripStore) {
    guard let id = url.host, let trip = store[id] else { return }
    var path = NavigationPath()
    let parts = url.pathComponents.filter { $0 != "/" }
    if let number = parts.first.flatMap(Int.init),
      let day = trip.days.first(where: { $0.id == number })
    {
      let route = DayRoute(trip: id, day: number)
      path.append(route)
      if parts.count > 1, day.stops.contains(where: { $0.id == parts[1] }) {
        path.append(StopRoute(day: route, stop: parts[1]))
      }
    }
    self.trip = id
    self.path = path
  }
}
