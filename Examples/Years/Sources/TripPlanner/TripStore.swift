// SPDX-License-Identifier: MIT

import Waymark

@MainActor
final class TripStore: ObservableObject {
  @Published var trips = Trip.planned

  subscript(id: Trip.ID) -> Trip? {
    trips.first { $0.id == id }
  }

  /// Returns a binding to a trip that is known to exist.
  func binding(for trip: Trip) -> Binding<Trip> {
    Binding {
      self[trip.id] ?? trip
    } set: { new in
      guard let index = self.trips.firstIndex(where: { $0.id == trip.id }) else { return }
      self.trips[index] = new
    }
  }
}
