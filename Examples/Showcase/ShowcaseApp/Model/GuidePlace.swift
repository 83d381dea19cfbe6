// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// Where in the guide someone is: all of it in one place, so that one value can open any of it.
@MainActor @Observable
final class GuidePlace {
  var tab = GuideTab.trails
  /// The screens open in the trails tab, above its first page.
  var trails: [TrailsScreen] = []
  /// The walk whose region's map covers everything.
  var map: Trail.ID?
  /// The screens open in the planner tab, whatever way each is shown.
  var plan: [Route<PlanScreen>] = []
  /// The hike that is open in the journal.
  var entry: [JournalEntry.ID] = []
  /// The sheet to log a hike, over whatever tab.
  var log: LogPlace?
  /// The page that is open in the gallery.
  var page: GalleryPage?
  /// What is chosen in the columns of the gallery's page.
  var columns = ColumnsPlace()
  /// The screens open in the settings tab.
  var settings: [SettingsScreen] = []

  /// What is open when a window opens: what a link says, or the first page.
  init(_ start: LinkPlace<GuideRoute>? = nil) {
    if let start { linkPlace = start }
  }

  /// Opens the sheet to log a hike.
  func log(_ trail: Trail.ID? = nil) { log = LogPlace(trail: trail) }

  /// The screens open in the sheet to log a hike.
  var logScreens: [LogScreen] {
    get { log?.screens ?? [] }
    set { log?.screens = newValue }
  }

  /// Shows a walk's page in the trails tab.
  func show(_ trail: Trail.ID) {
    tab = .trails
    trails = [.trail(trail)]
  }
}

/// The tabs along the bottom.
enum GuideTab: String, Hashable, CaseIterable {
  case trails, planner, journal, gallery, settings
}

/// What can be open in the trails tab.
enum TrailsScreen: Hashable {
  case allTrails(search: String)
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

/// The sheet to log a hike: the walk it begins with, and what is open on its stack.
struct LogPlace: Hashable {
  var trail: Trail.ID?
  var screens: [LogScreen] = []
}

/// What can be open in the sheet to log a hike.
enum LogScreen: Hashable {
  case regions
  case region(Region.ID)
}

/// What is chosen in the gallery's columns, and what is open on top of the last.
struct ColumnsPlace: Hashable {
  var region: Region.ID? {
    didSet { if region != oldValue { trail = nil } }
  }
  var trail: Trail.ID? {
    didSet { if trail != oldValue { stages = [] } }
  }
  var stages: [TrailsScreen] = []
}

/// What can be open in the settings tab.
enum SettingsScreen: Hashable {
  case about, account
}
