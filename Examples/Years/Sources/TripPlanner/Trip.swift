// SPDX-License-Identifier: MIT

import Foundation

struct Trip: Identifiable, Hashable {
  let id: String
  var name: String
  var days: [Day]
  var packing: [Item]

  var cost: Int { days.map(\.cost).reduce(0, +) }

  var packed: Double {
    guard !packing.isEmpty else { return 1 }
    return Double(packing.filter(\.isPacked).count) / Double(packing.count)
  }

  struct Day: Identifiable, Hashable {
    let id: Int
    var stops: [Stop]

    var cost: Int { stops.map(\.cost).reduce(0, +) }
  }

  struct Stop: Identifiable, Hashable {
    let id: String
    var name: String
    var symbol: String
    var cost: Int
    var notes = ""
  }

  struct Item: Identifiable, Hashable {
    var id: String { name }
    let name: String
    var isPacked = false
  }
}

extension Trip {
  static let planned = [
    Trip(
      id: "lisbon", name: "Lisbon",
      days: [
        Day(
          id: 1,
          stops: [
            Stop(id: "tram", name: "Tram 28", symbol: "tram", cost: 3),
            Stop(id: "castle", name: "Castle hill", symbol: "flag", cost: 15),
          ]),
        Day(
          id: 2,
          stops: [Stop(id: "tiles", name: "Tile museum", symbol: "square.grid.2x2", cost: 8)]),
      ],
      packing: ["Passport", "Sun hat", "Camera", "Map"].map { Item(name: $0) }),
    Trip(
      id: "harz", name: "Harz",
      days: [
        Day(
          id: 1, stops: [Stop(id: "train", name: "Steam train", symbol: "tram", cost: 30)])
      ],
      packing: ["Boots", "Rain coat"].map { Item(name: $0) }),
  ]
}
