// SPDX-License-Identifier: MIT

import Waymark

final class Shelf: ObservableObject {
  @Published private(set) var games: [Game]

  init(games: [Game] = Game.collection) {
    self.games = games
  }

  func game(_ id: Game.ID) -> Game? {
    games.first { $0.id == id }
  }

  func games(for players: Int, sortedBy order: SortOrder, onlyFavorites: Bool) -> [Game] {
    games
      .filter { players == 0 || $0.players.contains(players) }
      .filter { !onlyFavorites || $0.isFavorite }
      .sorted { first, second in
        switch order {
        case .title: return first.title < second.title
        case .length: return first.minutes < second.minutes
        case .plays: return first.plays.count > second.plays.count
        }
      }
  }

  func toggleFavorite(_ id: Game.ID) {
    update(id) { $0.isFavorite.toggle() }
  }

  func record(_ play: Game.Play, of id: Game.ID) {
    update(id) { $0.plays.insert(play, at: 0) }
  }

  private func update(_ id: Game.ID, _ change: (inout Game) -> Void) {
    guard let index = games.firstIndex(where: { $0.id == id }) else { return }
    change(&games[index])
  }
}

enum SortOrder: String, CaseIterable, Identifiable {
  case title, length, plays

  var id: String { rawValue }
}
