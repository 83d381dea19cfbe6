// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
import WaymarkViews

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int

  static let all = [Person(id: 1, name: "Bel", age: 41), Person(id: 2, name: "Ann", age: 73)]
}

// The sample of `Table`.
private struct PeopleTable: View {
  @State private var people = Person.all
  @State private var sortOrder = [KeyPathComparator(\Person.name)]
  @State private var selection: Person.ID?

  var body: some View {
    Table(people, selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
    }
    .onChange(of: sortOrder) { people.sort(using: sortOrder) }
  }
}

@MainActor
struct TableSampleTests {
  @Test func `the sample sorts its people`() throws {
    let probe = Probe(PeopleTable().environment(\.horizontalSizeClass, .regular))
    func rows() -> [String] { probe.all(.row).map { probe.words($0.id) } }
    #expect(rows() == ["Bel 41", "Ann 73"])
    try probe.tap("Age")
    #expect(rows() == ["Bel 41", "Ann 73"])
    try probe.tap("Age")
    #expect(rows() == ["Ann 73", "Bel 41"])
  }
}
