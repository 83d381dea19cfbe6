// SPDX-License-Identifier: MIT

import Waymark

@MainActor
@Observable
final class Notebook {
  private(set) var sightings = [
    Sighting(bird: "Bluethroat", family: .songbirds, place: "marsh", note: "Singing at dawn."),
    Sighting(bird: "Lapwing", family: .waders, place: "marsh", count: 12),
    Sighting(bird: "Peregrine", family: .raptors, place: "quarry"),
  ]

  func sightings(of family: Sighting.Family) -> [Sighting] {
    sightings.filter { $0.family == family }
  }

  func sightings(at place: Place.ID) -> [Sighting] {
    sightings.filter { $0.place == place }
  }

  func save(_ sighting: Sighting) {
    if let index = sightings.firstIndex(where: { $0.id == sighting.id }) {
      sightings[index] = sighting
    } else {
      sightings.append(sighting)
    }
  }

  func delete(_ sighting: Sighting) {
    sightings.removeAll { $0.id == sighting.id }
  }

  /// Returns the sightings as lines of text, formatted off the main actor.
  func exported() async -> String {
    let lines = sightings
    return await Task.detached {
      lines.map { "\($0.count) × \($0.bird)" }.sorted().joined(separator: "\n")
    }.value
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether lists show the number of birds.
  @Entry var showsCounts = true
}
