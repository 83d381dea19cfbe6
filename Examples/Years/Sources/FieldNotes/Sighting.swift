// SPDX-License-Identifier: MIT

import Foundation

struct Sighting: Identifiable, Hashable, Sendable {
  enum Family: String, CaseIterable, Identifiable {
    case songbirds, waders, raptors

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var symbol: String {
      switch self {
      case .songbirds: "leaf"
      case .waders: "water.waves"
      case .raptors: "eye"
      }
    }
  }

  let id: UUID
  var bird: String
  var family: Family
  var place: Place.ID
  var count: Int
  var note: String

  init(
    id: UUID = UUID(), bird: String, family: Family, place: Place.ID, count: Int = 1,
    note: String = ""
  ) {
    self.id = id
    self.bird = bird
    self.family = family
    self.place = place
    self.count = count
    self.note = note
  }
}

struct Place: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let habitat: String

  static let all = [
    Place(id: "marsh", name: "North Marsh", habitat: "Reeds and shallow water"),
    Place(id: "quarry", name: "Old Quarry", habitat: "Cliffs above a pond"),
    Place(id: "orchard", name: "Orchard", habitat: "Apple trees and hedges"),
  ]
}
