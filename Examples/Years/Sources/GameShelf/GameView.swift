// SPDX-License-Identifier: MIT

import Waymark

struct GameView: View {
  let id: Game.ID
  @EnvironmentObject private var shelf: Shelf
  @State private var isRecording = false

  private var game: Game? { shelf.game(id) }

  var body: some View {
    if let game = game {
      List {
        Section(header: Text("About")) {
          Label(
            "\(game.players.lowerBound) to \(game.players.upperBound) players",
            systemImage: "person.2")
          Label("\(game.minutes) minutes", systemImage: "clock")
        }
        Section(header: Text("Plays")) {
          if game.plays.isEmpty {
            Text("Not played yet").foregroundColor(.secondary)
          }
          ForEach(game.plays) { play in
            VStack(alignment: .leading) {
              Text("\(play.winner) won").font(.headline)
              HStack {
                Text(play.date, style: .date)
                Text("with \(play.players) players")
              }
              .font(.caption)
            }
          }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle(game.title)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            shelf.toggleFavorite(id)
          } label: {
            Label(
              game.isFavorite ? "Remove from favorites" : "Add to favorites",
              systemImage: game.isFavorite ? "heart.fill" : "heart")
          }
        }
        ToolbarItem(placement: .bottomBar) {
          Button("Record a play") { isRecording = true }
        }
      }
      .sheet(isPresented: $isRecording) {
        RecordView(game: game) { shelf.record($0, of: id) }
      }
    }
  }
}
