// SPDX-License-Identifier: MIT

import WaymarkViews

/// The screen of a link, which pushes others with a flag and then with an item.
struct OracleLevel: View {
  let model: OracleSource
  let tag: Int
  let memory: OracleMemory
  @Environment(\.oracleTheme) private var theme

  var body: some View {
    VStack {
      OracleLocal("level\(tag)", memory)
      NavigationLink("Flag", isActive: model.bound.flag) {
        Button("item \(theme)") { model.pushed = 1 }
          .navigationDestination(item: model.bound.pushed) {
            Text("item \($0), note \(memory.shelf.notes[1])")
          }
          .navigationTitle("Flag \(tag)")
      }
    }
    .navigationBarTitle("Level \(tag)")
  }
}

/// A row of a bound collection, with its own state.
struct OracleRow: View {
  @Binding var line: OracleLine
  let memory: OracleMemory

  var body: some View {
    OracleLocal("line\(line.id)", memory)
      .buttonStyle(OracleStyle(mark: line.text))
    TextField("Line", text: $line.text)
    Toggle("On", isOn: $line.isOn)
  }
}

/// A style that uses state of the app and an environment value.
struct OracleStyle: ButtonStyle {
  let mark: String
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("\(mark) \(isEnabled)")
      configuration.label
    }
  }
}

/// Determines its depth in the path from the order in which screens are created.
struct LocalScreen: View {
  let value: Int
  let memory: OracleMemory
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text("value \(value), presented \(isPresented)") }
}

struct OracleIdentified: Identifiable {
  let id: Int
}

extension Int? {
  var identified: OracleIdentified? {
    get { map(OracleIdentified.init(id:)) }
    set { self = newValue?.id }
  }
}
