// SPDX-License-Identifier: MIT

import Waymark

/// A path of numbers: whatever is written to it is what is open.
struct ValuesPage: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Lead("A link appends its value to the path. Setting the path opens all screens.")
        NavigationLink("Push 1", value: 1)
        NavigationLink("A link without a value is disabled", value: Int?.none)
        Button("Open 1 to 5 in one assignment") { path = [1, 2, 3, 4, 5] }
      }
      .navigationTitle("Values")
      .toolbar { DoneItem() }
      .navigationDestination(for: Int.self) { number in
        NumberScreen(number: number, path: $path)
      }
    }
  }
}

private struct NumberScreen: View {
  let number: Int
  @Binding var path: [Int]
  @State private var taps = 0

  var body: some View {
    List {
      LabeledContent("The path", value: path.map(String.init).joined(separator: ", "))
      Button("Tapped \(taps) times on this screen") { taps += 1 }
      NavigationLink("Push \(number + 1)", value: number + 1)
      Section {
        Button("Replace all except the first") { path = [path[0], 70, 80] }
        Button("Remove two") { path.removeLast(min(2, path.count)) }
        Button("To the root") { path = [] }
      }
    }
    .navigationTitle("Number \(number)")
  }
}

/// Screens that a flag or an item opens.
struct FlagsPage: View {
  @State private var isOpen = false
  @State private var colour: Swatch?

  var body: some View {
    List {
      Lead("A flag or an item opens a screen; going back writes false or nil.")
      Toggle("Open with a flag", isOn: $isOpen)
      LabeledContent("Open item", value: colour?.rawValue ?? "none")
      ForEach(Swatch.allCases, id: \.self) { swatch in
        Button("Open \(swatch.rawValue)") { colour = swatch }
      }
    }
    .navigationTitle("Flags and Items")
    .navigationBarTitleDisplayMode(.inline)
    .navigationDestination(isPresented: $isOpen) {
      List {
        Text("The flag is \(isOpen ? "true" : "false").")
        Button("Write false") { isOpen = false }
      }
      .navigationTitle("Flag")
    }
    .navigationDestination(item: $colour) { swatch in
      List {
        HStack(spacing: 12) {
          Circle().fill(swatch.colour).frame(width: 22, height: 22).accessibilityHidden(true)
          Text("This screen is for \(swatch.rawValue).")
        }
        Button("Another item on the same screen") { colour = swatch.next }
        Button("Nothing") { colour = nil }
      }
      .navigationTitle(swatch.rawValue.capitalized)
    }
  }
}

private enum Swatch: String, CaseIterable {
  case red, amber, green

  var colour: Color {
    switch self {
    case .red: .red
    case .amber: .orange
    case .green: .green
    }
  }

  var next: Swatch {
    switch self {
    case .red: .amber
    case .amber: .green
    case .green: .red
    }
  }
}
