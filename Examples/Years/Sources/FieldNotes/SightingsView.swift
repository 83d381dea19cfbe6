// SPDX-License-Identifier: MIT

import Waymark

struct SightingsView: View {
  @Environment(Notebook.self) private var notebook
  @State private var shown: Sighting?
  @State private var draft: Sighting?
  @State private var collapsed: Set<Sighting.Family> = []

  var body: some View {
    NavigationStack {
      List {
        ForEach(Sighting.Family.allCases) { family in
          Section(family.title, isExpanded: isExpanded(family)) {
            ForEach(notebook.sightings(of: family)) { sighting in
              Button {
                shown = sighting
              } label: {
                SightingRow(sighting: sighting)
              }
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  notebook.delete(sighting)
                }
              }
            }
          }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Sightings")
      .navigationDestination(item: $shown) { sighting in
        SightingView(sighting: sighting) { draft = $0 }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New sighting", systemImage: "plus") {
            draft = Sighting(bird: "", family: .songbirds, place: Place.all[0].id)
          }
          .keyboardShortcut("n")
        }
      }
      .sheet(item: $draft) { sighting in
        SightingForm(sighting: sighting) { saved in
          notebook.save(saved)
          if shown?.id == saved.id { shown = saved }
        }
      }
    }
  }

  private func isExpanded(_ family: Sighting.Family) -> Binding<Bool> {
    Binding {
      !collapsed.contains(family)
    } set: { expanded in
      if expanded {
        collapsed.remove(family)
      } else {
        collapsed.insert(family)
      }
    }
  }
}

struct SightingRow: View {
  let sighting: Sighting
  @Environment(\.showsCounts) private var showsCounts

  var body: some View {
    LabeledContent {
      if showsCounts, sighting.count > 1 {
        Text("× \(sighting.count)")
      }
    } label: {
      Label(sighting.bird, systemImage: sighting.family.symbol)
    }
  }
}

struct SightingView: View {
  let sighting: Sighting
  let edit: (Sighting) -> Void

  var body: some View {
    Form {
      LabeledContent("Family", value: sighting.family.title)
      LabeledContent("Seen", value: sighting.count, format: .number)
      if !sighting.note.isEmpty {
        Section("Note") { Text(sighting.note) }
      }
    }
    .navigationTitle(sighting.bird)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Edit") { edit(sighting) }
          .keyboardShortcut("e", modifiers: .command)
      }
    }
  }
}

#Preview("Many", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 3
  SightingRow(sighting: Sighting(bird: "Wren", family: .songbirds, place: "orchard", count: count))
  Stepper("Count", value: $count)
}
