// SPDX-License-Identifier: MIT

import Waymark

/// What the guide keeps for the person who reads it, and for the page it is read on.
struct KeptPage: View {
  @AppStorage("gallery.name") private var name = ""
  @AppStorage("gallery.steps") private var steps = 0
  @AppStorage("gallery.boots") private var hasBoots = false
  @SceneStorage("gallery.turns") private var turns = 0

  var body: some View {
    List {
      Section {
        Lead("These values persist when you close the page, separately for each browser.")
        TextField("Your name", text: $name).accessibilityIdentifier("kept-name")
        Stepper("\(steps) steps", value: $steps, in: 0...999).accessibilityIdentifier("kept-steps")
        Toggle("Boots are packed", isOn: $hasBoots)
      } header: {
        Text("For you")
      } footer: {
        KeptFooter()
      }
      Section("For this page") {
        Stepper("\(turns) turns", value: $turns, in: 0...999)
      }
    }
    .navigationTitle("What Is Kept")
  }
}

/// Reads the same values in a view of its own.
private struct KeptFooter: View {
  @AppStorage("gallery.name") private var name = ""
  @AppStorage("gallery.steps") private var steps = 0

  var body: some View { Text("\(name.isEmpty ? "Somebody" : name) has gone \(steps) steps.") }
}
