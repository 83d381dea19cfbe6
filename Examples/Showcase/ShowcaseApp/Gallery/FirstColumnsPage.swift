// SPDX-License-Identifier: MIT

import Waymark

/// The regions and their walks in columns as `NavigationView` made them, from two views.
///
/// In a narrow window, the list is the root of a stack.
struct FirstColumnsPage: View {
  var body: some View {
    NavigationView {
      List {
        ForEach(Catalogue.shared.regions) { region in
          Section(region.name) {
            ForEach(region.trails) { trail in
              NavigationLink(destination: FirstColumnsTrail(trail: trail)) {
                TrailRow(trail: trail)
              }
              .accessibilityIdentifier("columns-\(trail.id)")
            }
          }
        }
      }
      .navigationTitle("Walks")
      .toolbar { DoneItem() }
      EmptyNotice(icon: "figure.hiking", title: "No walk", text: "Choose one in the list.")
    }
  }
}

/// A walk in the second column, whose stages are pushed there.
private struct FirstColumnsTrail: View {
  let trail: Trail

  var body: some View {
    List {
      Section { TrailSummary(trail: trail) }
      Section("Stages") {
        ForEach(trail.stages.indices, id: \.self) { index in
          NavigationLink(destination: StageScreen(trail: trail, index: index)) {
            StageRow(stage: trail.stages[index], number: index + 1)
          }
          .accessibilityIdentifier("columns-stage-\(index + 1)")
        }
      }
    }
    .navigationBarTitle(trail.name, displayMode: .inline)
  }
}
