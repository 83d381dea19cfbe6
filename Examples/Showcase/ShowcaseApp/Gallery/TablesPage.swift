// SPDX-License-Identifier: MIT

import Waymark

/// The walks in columns; in a narrow window, the first column only.
struct TablesPage: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @ScaledMetric private var narrow = 64.0
  @ScaledMetric private var wide = 88.0
  @State private var sortOrder = [KeyPathComparator(\Trail.name)]
  @State private var selection: Set<Trail.ID> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        Lead("Tap a column's label to sort by it. A narrow window shows the first column only.")
        Text("\(selection.count) selected")
          .font(.footnote).foregroundStyle(.secondary).accessibilityIdentifier("selected")
      }
      .padding()
      Table(
        Catalogue.shared.trails.sorted(using: sortOrder), selection: $selection,
        sortOrder: $sortOrder
      ) {
        TableColumn("Walk", value: \.name) { trail in
          VStack(alignment: .leading, spacing: 2) {
            Text(trail.name)
            if sizeClass == .compact {
              Text("\(trail.km.formatted()) km, \(trail.ascent) m up")
                .font(.caption).foregroundStyle(.secondary)
            }
          }
        }
        .width(min: 160)
        TableColumn("Start") { Text($0.start).foregroundStyle(.secondary) }
        TableColumn("km", value: \.km) { Text($0.km.formatted()).monospacedDigit() }
          .width(narrow).alignment(.numeric)
        TableColumn("Ascent", value: \.ascent) { Text("\($0.ascent) m").monospacedDigit() }
          .width(wide).alignment(.numeric)
      }
    }
    .navigationTitle("Tables")
    .navigationBarTitleDisplayMode(.inline)
  }
}
