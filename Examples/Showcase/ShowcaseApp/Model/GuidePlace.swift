// SPDX-License-Identifier: MIT

import Waymark

/// Where in the guide someone is: all of it in one place, so that one value can open any of it.
@MainActor
final class GuidePlace: ObservableObject {
  @Published var tab = GuideTab.trails
  /// The screens open in the trails tab, above its first page.
  @Published var trails: [TrailsScreen] = []
  /// The screens open in the planner tab, whatever way each is shown.
  @Published var plan: [Route<PlanScreen>] = []
  /// Whether the sheet to log a hike is open.
  @Published var isLogging = false
  /// The walk that the sheet begins with.
  @Published var loggedTrail: Trail.ID?

  init() {}

  /// Opens the sheet to log a hike.
  func log(_ trail: Trail.ID? = nil) {
    loggedTrail = trail
    isLogging = true
  }

  /// Shows a walk's page in the trails tab.
  func show(_ trail: Trail.ID) {
    tab = .trails
    trails = [.trail(trail)]
  }
}

/// The tabs along the bottom.
enum GuideTab: String, Hashable {
  case trails, planner, journal, gallery, settings
}

/// What can be open in the trails tab.
enum TrailsScreen: Hashable {
  case allTrails
  case saved
  case region(Region.ID)
  case trail(Trail.ID)
  case stage(Trail.ID, Int)
}

/// What can be open in the planner tab.
enum PlanScreen: Hashable {
  case regions
  case region(Region.ID)
  case trail(Trail.ID)
  case packing
  case tour(Tour.ID)
  case stop(Tour.ID, Int)
}
