// SPDX-License-Identifier: MIT

import Waymark

/// One stage of a walk, and the way to the next.
struct StageScreen: View {
  @Environment(GuidePlace.self) private var place
  @Environment(Preferences.self) private var preferences

  let trail: Trail
  let index: Int

  var body: some View {
    List {
      if trail.stages.indices.contains(index) {
        let stage = trail.stages[index]
        Section {
          VStack(alignment: .leading, spacing: 8) {
            Text("Stage \(index + 1) of \(trail.stages.count)")
              .font(.subheadline)
              .foregroundStyle(.secondary)
            Text(stage.name).font(.title2).bold()
            Text(stage.note)
          }
        }
        Section {
          LabeledContent("This stage", value: preferences.units.distance(stage.km))
          LabeledContent("Distance walked", value: walked)
          LabeledContent("Distance remaining", value: ahead)
        }
      }
      Section {
        if trail.stages.indices.contains(index + 1) {
          NavigationLink(value: TrailsScreen.stage(trail.id, index + 1)) {
            Label("Next: \(trail.stages[index + 1].name)", systemImage: "figure.walk")
          }
          .accessibilityIdentifier("next-stage")
        } else {
          Button {
            place.log(trail.id)
          } label: {
            Label("Done: log this hike", systemImage: "flag.fill")
          }
          .accessibilityIdentifier("log-this-hike")
        }
        Button {
          place.trails = []
        } label: {
          Label("Back to all regions", systemImage: "house")
        }
        .accessibilityIdentifier("to-root")
      }
    }
    .navigationTitle("Stage \(index + 1)")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var walked: String { preferences.units.distance(trail.kilometres(through: index)) }

  private var ahead: String {
    preferences.units.distance(max(0, trail.km - trail.kilometres(through: index)))
  }
}
