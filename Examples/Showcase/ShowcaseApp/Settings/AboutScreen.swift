// SPDX-License-Identifier: MIT

import Waymark

/// What the guide is, and what it is not.
struct AboutScreen: View {
  private let catalogue = Catalogue.shared

  var body: some View {
    List {
      Section {
        VStack(alignment: .leading, spacing: 8) {
          Text("Trail Guide").font(.title2).bold()
          Text(
            """
            A hundred walks in eight of Britain’s finest regions, from a tarn with a level path \
            to ridges that ask for hands and nerve.
            """)
        }
      }
      Section("In this edition") {
        LabeledContent("Regions", value: "\(catalogue.regions.count)")
        LabeledContent("Trails", value: "\(catalogue.trails.count)")
        LabeledContent(
          "Stages", value: "\(catalogue.trails.reduce(0) { $0 + $1.stages.count })")
        LabeledContent("Guided tours", value: "\(catalogue.tours.count)")
      }
      Section {
        ForEach(Grade.allCases, id: \.self) { grade in
          HStack(spacing: 12) {
            GradeBadge(grade: grade)
            VStack(alignment: .leading, spacing: 2) {
              Text(grade.title)
              Text(grade.advice)
                .font(.footnote)
                .foregroundStyle(.secondary)
            }
          }
        }
      } header: {
        Text("Grades")
      } footer: {
        Text(
          """
          Distances and heights are rounded, the maps are sketches. In the hills carry a printed \
          map and a compass, look at the mountain forecast, and tell someone where you go.
          """)
      }
    }
    .navigationTitle("About")
    .navigationBarTitleDisplayMode(.inline)
  }
}
