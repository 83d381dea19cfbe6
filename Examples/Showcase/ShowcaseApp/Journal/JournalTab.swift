// SPDX-License-Identifier: MIT

import Waymark

/// The hikes that were logged, and what they add up to.
struct JournalTab: View {
  @EnvironmentObject private var journal: Journal
  @Environment(GuidePlace.self) private var place

  var body: some View {
    @Bindable var place = place
    NavigationStack(path: $place.entry) {
      Group {
        if journal.entries.isEmpty {
          EmptyNotice(
            icon: "book", title: "Your first page is empty",
            text: "Log a hike when you are back, while the boots are still wet.")
        } else {
          JournalList()
        }
      }
      .navigationTitle("Journal")
      .navigationDestination(for: JournalEntry.ID.self) { id in
        if let entry = journal.entry(id) {
          JournalEntryScreen(entry: entry)
        } else {
          EmptyNotice(
            icon: "book", title: "Not in this journal",
            text: "A journal belongs to one browser, and this hike was logged in another one.")
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            place.log()
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Log a hike")
          .accessibilityIdentifier("journal-log-hike")
        }
      }
    }
  }
}

private struct JournalList: View {
  @EnvironmentObject private var journal: Journal
  @Environment(Preferences.self) private var preferences

  var body: some View {
    List {
      Section("So far") {
        LabeledContent("Hikes", value: "\(journal.entries.count)")
        LabeledContent(
          "Walked", value: preferences.units.distance(finished.reduce(0) { $0 + $1.km }))
        LabeledContent(
          "Climbed", value: preferences.units.height(finished.reduce(0) { $0 + $1.ascent }))
      }
      Section("Hikes") {
        ForEach(journal.entries) { entry in
          NavigationLink(value: entry.id) { JournalRow(entry: entry) }
            .accessibilityIdentifier("entry-\(entry.trail)")
        }
      }
    }
  }

  private var finished: [Trail] {
    journal.entries.filter(\.finished).compactMap { Catalogue.shared.trail($0.trail) }
  }
}

private struct JournalRow: View {
  let entry: JournalEntry

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: entry.finished ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(entry.finished ? Color.green : Color.secondary)
        .accessibilityLabel(entry.finished ? "Walked all of it" : "Turned back")
      VStack(alignment: .leading, spacing: 2) {
        Text(Catalogue.shared.trail(entry.trail)?.name ?? entry.trail)
        Text(longDate(entry.day))
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if !entry.note.isEmpty {
          Text(entry.note)
            .font(.footnote)
            .lineLimit(1)
        }
      }
    }
  }
}

/// One hike of the journal.
private struct JournalEntryScreen: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(GuidePlace.self) private var place
  @EnvironmentObject private var journal: Journal

  let entry: JournalEntry

  var body: some View {
    List {
      if let trail = Catalogue.shared.trail(entry.trail) {
        Section {
          TrailSummary(trail: trail)
          TrailFigures(trail: trail)
        }
      }
      Section("Your hike") {
        LabeledContent("Day", value: longDate(entry.day))
        LabeledContent("Walked all of it", value: entry.finished ? "Yes" : "No")
        LabeledContent("Would walk it again", value: entry.again ? "Yes" : "No")
        if !entry.note.isEmpty { Text(entry.note) }
      }
      Section {
        Button {
          place.show(entry.trail)
        } label: {
          Label("Show in the guide", systemImage: "mountain.2")
        }
        .accessibilityIdentifier("show-in-guide")
        Button(role: .destructive) {
          journal.remove(entry.id)
          dismiss()
        } label: {
          Label("Delete this entry", systemImage: "trash")
        }
        .accessibilityIdentifier("delete-entry")
      }
    }
    .navigationTitle("Hike")
    .navigationBarTitleDisplayMode(.inline)
  }
}
