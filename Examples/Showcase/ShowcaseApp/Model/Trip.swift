// SPDX-License-Identifier: MIT

import Observation

/// The walks someone keeps, and those they plan for the next trip.
@MainActor @Observable
final class Trip {
  /// Kept for later, the newest last.
  private(set) var saved: [Trail.ID] = []
  /// One walk a day, in order.
  private(set) var days: [Trail.ID] = []
  /// What is in the rucksack already.
  var packed: Set<String> = []

  init() {}

  func isSaved(_ trail: Trail.ID) -> Bool { saved.contains(trail) }

  /// Keeps a walk, or no longer.
  func toggleSaved(_ trail: Trail.ID) {
    if let index = saved.firstIndex(of: trail) {
      saved.remove(at: index)
    } else {
      saved.append(trail)
    }
  }

  /// Plans a walk for the day after the last; a walk is planned once only.
  func add(_ trail: Trail.ID) {
    if !days.contains(trail) { days.append(trail) }
  }

  func remove(_ trail: Trail.ID) { days.removeAll { $0 == trail } }
}
