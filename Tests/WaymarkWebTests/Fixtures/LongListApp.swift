// SPDX-License-Identifier: MIT

import WaymarkViews

/// Lists far longer than a screen.
struct LongListApp: App {
  static let count = 100_000
  /// Changes the ids of the first list.
  @MainActor static var change: (@MainActor ((inout [Int]) -> Void) -> Void)?

  var body: some Scene {
    WindowGroup {
      TabView {
        LongList().tabItem { Text("List") }
        ScrollView {
          LazyVStack(spacing: 4, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<5000) { Cell(name: "Stack \($0)") }
            } header: {
              Text("Header")
            }
          }
        }
        .tabItem { Text("Stack") }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(0..<5000) { Cell(name: "Grid \($0)") }
          }
        }
        .tabItem { Text("Grid") }
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<5000) { Cell(name: "Side \($0)") } }
        }
        .tabItem { Text("Side") }
      }
    }
  }
}

private struct LongList: View {
  @State private var ids = Array(0..<LongListApp.count)
  @State private var isShown = false

  var body: some View {
    let _ = { LongListApp.change = { $0(&ids) } }()
    NavigationStack {
      List {
        Section("Before") { Button("First of all") { isShown = true } }
        Section("Rows") {
          ForEach(ids, id: \.self) { id in
            HStack {
              Cell(name: "Row \(id)")
              NavigationLink("Open \(id)", value: id)
            }
          }
        }
        Text("Last of all")
      }
      .navigationTitle("Long")
      .navigationDestination(for: Int.self) { Text("Here is \($0)").navigationTitle("\($0)") }
    }
    .sheet(isPresented: $isShown) {
      List(0..<5000, id: \.self) { Cell(name: "Sheet \($0)") }
    }
  }
}

/// A row with state; every seventh has twice the height.
private struct Cell: View {
  let name: String
  @State private var count = 0

  init(name: String) { self.name = name }

  var body: some View {
    VStack {
      Button("\(name): \(count)") { count += 1 }
      if name.hasSuffix("7") { Text("more") }
    }
  }
}
