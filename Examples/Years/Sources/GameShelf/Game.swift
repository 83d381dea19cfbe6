// SPDX-License-Identifier: MIT

import Foundation

struct Game: Identifiable, Hashable {
  struct Play: Identifiable, Hashable {
    let id = UUID()
    let date: Date
    let players: Int
    let winner: String
  }

  let id: String
  let title: String
  let symbol: String
  let players: ClosedRange<Int>
  let minutes: Int
  var isFavorite = false
  var plays: [Play] = []
}

extension Game {
  static let collection = [
    Game(id: "reef", title: "Coral Reef", symbol: "drop.fill", players: 2...4, minutes: 45),
    Game(id: "post", title: "Night Mail", symbol: "envelope", players: 2...5, minutes: 60),
    Game(id: "owls", title: "Owl Parliament", symbol: "moon.fill", players: 3...8, minutes: 20),
    Game(id: "mill", title: "The Old Mill", symbol: "gearshape.fill", players: 1...2, minutes: 90),
    Game(id: "kite", title: "Kite Season", symbol: "wind", players: 1...4, minutes: 30),
  ]
}
