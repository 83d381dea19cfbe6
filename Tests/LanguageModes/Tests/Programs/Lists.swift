// SPDX-License-Identifier: MIT

import Waymark

/// Lists, sections, and lazy stacks and grids.
enum Lists {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOn = false
  }

  /// Static and dynamic rows, with all forms of data.
  struct Root: View {
    @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two")]
    private let title = "String title"
    private let words = ["alpha", "beta"]

    var body: some View {
      List {
        Text("Static row")
        Section("Titled") { ForEach(items) { item in Text(item.name) } }
        Section(title) { ForEach(words, id: \.self) { Text($0) } }
        Section { ForEach(0..<2) { Text("Range \($0)") } }
        Section {
          ForEach($items) { $item in Toggle(item.name + " is on", isOn: $item.isOn) }
        } header: {
          Text("Header")
        } footer: {
          Text("\(items.filter(\.isOn).count) on")
        }
        Section(header: Text("Older header")) { Text("Older row") }
        Section(content: { Text("Closures") }, footer: { Text("Only a footer") })
        ForEach($items, id: \.name) { $item in Text("Bound \($item.wrappedValue.name)") }
        if items.count > 2 { Text("More") } else { Text("Few") }
        Button("Add") { items.append(Item(id: items.count + 1, name: "New")) }
        Button("Remove") { items.removeFirst() }
      }
      .listStyle(.plain)
    }
  }

  struct OfData: View {
    let items = (0..<3).map { Item(id: $0, name: "Item \($0)") }

    var body: some View {
      VStack {
        List(items) { item in Text(item.name) }
        List(items, id: \.name) { Text("By name \($0.name)") }.listStyle(PlainListStyle())
        List(0..<2) { Text("Number \($0)") }.listStyle(.insetGrouped)
        Form { ForEach(items) { Text("Form \($0.name)") } }
      }
    }
  }

  struct OfBinding: View {
    @State private var items = [Item(id: 1, name: "One")]

    var body: some View {
      VStack {
        List($items) { $item in TextField("Name", text: $item.name) }
        List($items, id: \.id) { item in Text("Now \(item.wrappedValue.name)") }
      }
    }
  }

  struct Selecting: View {
    @State private var one: Int?
    @State private var many = Set<String>()
    private let items = (0..<3).map { Item(id: $0, name: "Item \($0)") }

    var body: some View {
      VStack {
        Text(one.map { "One is \($0)" } ?? "None")
        Text("Many are \(many.sorted().joined(separator: " "))")
        List(items, selection: $one) { Text($0.name) }
        List(["a", "b", "c"], id: \.self, selection: $many) { Text("Letter \($0)") }
        List(selection: $one) {
          Text("Tagged").tag(7)
          Text("Untagged")
        }
        List(selection: $many) { Text("Many tagged").tag("z") }
        List(10..<12, selection: $one) { Text("Number \($0)") }
      }
    }
  }

  struct Lazy: View {
    private let columns = [
      GridItem(.fixed(80), spacing: 4, alignment: .leading), GridItem(.flexible()),
      GridItem(.flexible(minimum: 20, maximum: 200)), GridItem(.adaptive(minimum: 50)),
    ]

    var body: some View {
      ScrollView {
        LazyVStack(
          alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders, .sectionFooters]
        ) {
          Section {
            ForEach(0..<1000) { Text("Vertical \($0)") }
          } header: {
            Text("Pinned")
          }
        }
        LazyVGrid(columns: columns, alignment: .leading, spacing: 8, pinnedViews: .sectionHeaders) {
          ForEach(0..<1000) { Text("Grid \($0)") }
        }
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: nil) { ForEach(0..<1000) { Text("Side \($0)") } }
          LazyHGrid(rows: [GridItem(), GridItem()]) { Text("Cell") }
        }
        LazyVStack { Text("Plain") }
        LazyHStack { Text("Plain, too") }
        LazyVGrid(columns: [GridItem(.flexible())]) { Text("Plain grid") }
      }
    }
  }

  /// Tables of data, and of rows that a builder describes.
  struct InColumns: View {
    struct Row: Identifiable {
      let id: Int
      let name: String
      let isNew: Bool
      var note: String?
    }

    @State private var rows = [
      Row(id: 1, name: "First", isNew: true),
      Row(id: 2, name: "Second", isNew: false, note: "Note"),
    ]
    @State private var order = [KeyPathComparator(\Row.name, order: .reverse)]
    @State private var selection: Set<Row.ID> = []
    @State private var one: Row.ID?

    var body: some View {
      VStack {
        Table(rows) {
          TableColumn("Name", value: \.name)
          TableColumn("Id") { row in Text("Id \(row.id)") }.width(80)
        }
        Table(rows, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name) { Text($0.name).bold() }
          TableColumn("Length", value: \.name.count) { Text("\($0.name.count) letters") }
            .width(min: 40, ideal: 80, max: 120)
          TableColumn("Note", value: \.note) { Text($0.note ?? "None") }
          TableColumn("New") { Image(systemName: $0.isNew ? "star.fill" : "star") }
            .alignment(.center)
        }
        .onChange(of: order) { rows.sort(using: $0) }
        Table(of: Row.self, selection: $one) {
          TableColumn("Name", value: \.name)
          if selection.isEmpty { TableColumn("Id") { Text("\($0.id)") } }
        } rows: {
          Section("Known") {
            ForEach(rows) { row in
              TableRow(row).contextMenu { Button("Delete") {} }
            }
          }
          TableRow(Row(id: 3, name: "Third", isNew: true))
        }
        .tableStyle(.inset)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  /// A list that is longer than a screen, with links in its rows.
  struct Long: View {
    @State private var selection: Int? = 75

    var body: some View {
      NavigationView {
        List(0..<1000) { number in
          NavigationLink(
            destination: Text("Screen \(number)"), tag: number, selection: $selection
          ) {
            HStack {
              Text("Row \(number)")
              Spacer()
            }
          }
          .listRowBackground(Color.white)
          .listRowSeparator(.hidden)
        }
        .navigationTitle("Long")
      }
    }
  }
}
