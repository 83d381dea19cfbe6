// SPDX-License-Identifier: MIT

import Waymark

/// Bindings to the payloads of an enumeration's cases.
enum Cases {
  enum Screen: Hashable {
    case number(Int)
    case other(Int)
    case named(first: String, second: Int)
    case home
  }

  struct Root: View {
    @State private var screen = Screen.number(1)
    @State private var later: Screen?
    @State private var note: String?

    var body: some View {
      VStack {
        ScreenView(screen: $screen)
        if let $number = Binding(unwrapping: $later, case: Screen.number) {
          Stepping(name: "Later", number: $number)
        }
        if let note = Binding(unwrapping: $note) { TextField("Note", text: note) }
        Button("Other") { screen = .other(5) }
        Button("Named") { screen = .named(first: "a", second: 8) }
        Button("Now") { later = .number(20) }
        Button("Never") { later = nil }
      }
    }
  }

  struct ScreenView: View {
    @Binding var screen: Screen

    var body: some View {
      if let number = Binding(unwrapping: $screen, case: Screen.number) {
        Stepping(name: "Number", number: number)
      }
      if let other = Binding(unwrapping: $screen, case: CasePath(Screen.other)) {
        Stepping(name: "Other", number: other)
      }
      if let both = Binding(unwrapping: $screen, case: Screen.named) {
        Stepping(name: both.wrappedValue.0, number: both.1)
      }
    }
  }

  struct Stepping: View {
    let name: String
    @Binding var number: Int

    var body: some View {
      Text("\(name) \(number)")
      Button("\(name) up") { number += 1 }
    }
  }
}
