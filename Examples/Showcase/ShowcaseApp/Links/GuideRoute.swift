// SPDX-License-Identifier: MIT

public import Foundation
import Waymark

/// Every screen of the guide that has an address.
public enum GuideRoute: Hashable, Sendable {
  case trails
  case allTrails(search: String)
  case saved
  case region(String)
  case trail(String)
  case stage(String, Int)
  case map(String)

  case planner
  case planned(String)
  case addWalk
  case addFrom(String)
  case packing
  case tour(String)
  case stop(String, Int)

  case journal
  case entry(UUID)
  case log(String?)
  case logRegions
  case logFrom(String)

  case gallery
  case page(GalleryPage)
  case columnOf(region: String)
  case column(trail: String)

  case settings
  case about
  case account

  /// Whether the screen is a page of the book, which looks the same to each new visitor.
  public var isOfTheBook: Bool {
    switch self {
    case .trails, .region, .trail, .stage, .about: true
    default: false
    }
  }

  case press
}

extension GuideTab {
  /// The first screen of the tab.
  var route: GuideRoute {
    switch self {
    case .trails: .trails
    case .planner: .planner
    case .journal: .journal
    case .gallery: .gallery
    case .settings: .settings
    }
  }
}
