// SPDX-License-Identifier: MIT

import Waymark

struct RecordView: View {
  let game: Game
  let onSave: (Game.Play) -> Void

  @Environment(\.presentationMode) private var presentationMode
  @State private var players: Int
  @State private var winner = ""
  @State private var date = Date()
  @State private var isValid = false

  init(game: Game, onSave: @escaping (Game.Play) -> Void) {
    self.game = game
    self.onSave = onSave
    _players = State(initialValue: game.players.lowerBound)
  }

  var body: some View {
    NavigationView {
      Form {
        TextField("Winner", text: $winner)
        Stepper("\(players) players", value: $players, in: game.players)
        DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: .date)
      }
      .navigationTitle("A play of \(game.title)")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(Game.Play(date: date, players: players, winner: winner))
            presentationMode.wrappedValue.dismiss()
          }
          .disabled(!isValid)
        }
      }
    }
    .onChange(of: winner) { value in
      isValid = !value.trimmingCharacters(in: .whitespaces).isEmpty
    }
  }
}
