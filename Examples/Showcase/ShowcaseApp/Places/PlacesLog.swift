// SPDX-License-Identifier: MIT

import Waymark

/// Link outcomes, which window one would be followed in, and what a snapshot restores.
struct PlacesLog: View {
  @ObservedObject var model: PlacesModel

  var body: some View {
    List {
      Section("Link outcomes") {
        if model.inbox.outcomes.isEmpty { Text("No links received yet.") }
        ForEach(model.inbox.outcomes.reversed().prefix(6)) { outcome in
          Text("\(outcome)").font(.footnote).accessibilityIdentifier("link-\(outcome.id)")
        }
      }
      Section("Of two windows") {
        Text("Window 1 shows plant 1. Window 2 has plant 7 open, below help.").font(.footnote)
        Picker("A link to plant 7", selection: $model.windowPolicy) {
          ForEach(LinkWindowPolicy.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        Text("It opens in \(model.windowChoice).").accessibilityIdentifier("window-choice")
      }
      Section("Restoring") {
        Text("Saved: plant 1, order 2, the terms in a cover, help.").font(.footnote)
        Button("Restore that path") { model.restore() }
        ForEach(Array(model.restored.enumerated()), id: \.offset) { index, line in
          Text(line).font(.footnote).accessibilityIdentifier("restored-\(index)")
        }
      }
    }
    .navigationTitle("Log")
    .toolbar { DoneItem() }
  }
}
