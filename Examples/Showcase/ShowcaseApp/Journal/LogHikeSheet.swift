// SPDX-License-Identifier: MIT

import Foundation
import Waymark

/// The sheet to log a hike, with a stack of its own to choose the trail on.
struct LogHikeSheet: View {
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var journal: Journal
  @Environment(GuidePlace.self) private var place
  @State private var chosen: Trail.ID?
  @State private var day = HikeDay.today
  @State private var note = ""
  @State private var finished = true
  @State private var again = true

  init(trail: Trail.ID?) {
    _chosen = State(initialValue: trail)
  }

  var body: some View {
    @Bindable var place = place
    NavigationStack(path: $place.logScreens) {
      List {
        Section {
          NavigationLink(value: LogScreen.regions) {
            LabeledContent("Trail", value: trail?.name ?? "Choose")
          }
          .accessibilityIdentifier("choose-trail")
        }
        Section("Day") {
          ForEach(HikeDay.allCases) { choice in
            ChoiceRow(title: choice.title, isChosen: choice == day) { day = choice }
              .accessibilityIdentifier("day-\(choice.rawValue)")
          }
        }
        Section("How was it?") {
          TextField("Weather, company, wildlife", text: $note)
            .accessibilityIdentifier("note")
          Toggle("Walked all of it", isOn: $finished)
            .accessibilityIdentifier("finished")
          Toggle("Would walk it again", isOn: $again)
            .accessibilityIdentifier("again")
        }
      }
      .navigationTitle("Log a Hike")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }.accessibilityIdentifier("cancel-log")
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }
            .disabled(chosen == nil)
            .accessibilityIdentifier("save-log")
        }
      }
      .navigationDestination(for: LogScreen.self) { screen in
        switch screen {
        case .regions: LogRegions()
        case .region(let id):
          Found(id, in: Catalogue.shared.region(_:)) { region in
            LogTrails(region: region, chosen: chosen) { trail in
              chosen = trail
              place.logScreens = []
            }
          }
        }
      }
    }
  }

  private var trail: Trail? { chosen.flatMap(Catalogue.shared.trail) }

  private func save() {
    guard let chosen else { return }
    journal.add(
      JournalEntry(
        trail: chosen, day: day.date(from: Date()), note: note, finished: finished, again: again))
    dismiss()
  }
}

private struct LogRegions: View {
  var body: some View {
    List(Catalogue.shared.regions) { region in
      NavigationLink(value: LogScreen.region(region.id)) { RegionRow(region: region) }
        .accessibilityIdentifier("log-region-\(region.id)")
    }
    .navigationTitle("Region")
  }
}

private struct LogTrails: View {
  let region: Region
  let chosen: Trail.ID?
  let choose: @MainActor (Trail.ID) -> Void

  var body: some View {
    List(region.trails) { trail in
      ChoiceRow(title: trail.name, isChosen: trail.id == chosen) { choose(trail.id) }
        .accessibilityIdentifier("log-trail-\(trail.id)")
    }
    .navigationTitle(region.name)
  }
}
