// SPDX-License-Identifier: MIT

import Waymark

struct SightingForm: View {
  enum Field: Hashable {
    case bird, note
  }

  @State var sighting: Sighting
  let onSave: (Sighting) -> Void

  @Environment(\.dismiss) private var dismiss
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        TextField("Bird", text: $sighting.bird)
          .focused($focus, equals: .bird)
          .onSubmit { focus = .note }
        Picker("Family", selection: $sighting.family) {
          ForEach(Sighting.Family.allCases) { Text($0.title) }
        }
        Picker("Place", selection: $sighting.place) {
          ForEach(Place.all) { Text($0.name).tag($0.id) }
        }
        Stepper("Seen: \(sighting.count)", value: $sighting.count, in: 1...999)
        TextField("Note", text: $sighting.note, axis: .vertical)
          .focused($focus, equals: .note)
      }
      .defaultFocus($focus, .bird)
      .navigationTitle(sighting.bird.isEmpty ? "New sighting" : sighting.bird)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: dismiss.callAsFunction)
            .keyboardShortcut(.cancelAction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(sighting)
            dismiss()
          }
          .keyboardShortcut("s")
          .disabled(sighting.bird.isEmpty)
        }
      }
    }
    .presentationSizing(.form)
  }
}
