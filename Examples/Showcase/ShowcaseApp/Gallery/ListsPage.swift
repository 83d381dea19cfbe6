// SPDX-License-Identifier: MIT

import Waymark

/// A hundred thousand rows, of which those in sight are there.
struct ListsPage: View {
  @State private var selection: Int?
  @State private var rows = Array(1...100_000)

  var body: some View {
    NavigationView {
      List {
        Section {
          Lead("Only visible rows are realised. A link in an unrealised row works immediately.")
          Button("Open row 75 000") { selection = 75_000 }
          Button("Insert a row at the top") { rows.insert(-rows.count, at: 0) }
        }
        Section("\(rows.count) rows") {
          ForEach(rows, id: \.self) { row in
            NavigationLink("Row \(row)", tag: row, selection: $selection) {
              RowScreen(row: row, selection: $selection)
            }
            .accessibilityIdentifier("row-\(row)")
          }
        }
      }
      .navigationBarTitle("Long Lists")
      .toolbar { DoneItem() }
    }
  }
}

private struct RowScreen: View {
  let row: Int
  @Binding var selection: Int?

  var body: some View {
    List {
      Text("This is row \(row).")
      Button("Next row") { selection = row + 1 }
      Button("Back to the list") { selection = nil }
    }
    .navigationTitle("Row \(row)")
  }
}
