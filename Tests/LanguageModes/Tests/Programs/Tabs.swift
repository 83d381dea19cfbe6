// SPDX-License-Identifier: MIT

import Waymark

/// Tabs in each of their forms, and steppers.
enum Tabs {
  enum Place: Hashable {
    case home, inbox, files, search
    case more(Int)
  }

  /// `Tab` in its forms, with a selection, a condition and a loop.
  struct Valued: View {
    @State private var place = Place.home
    @State private var unread = 2
    @State private var hasFiles = true
    @State private var isPlain = false
    private let title = "String"
    private let resource: LocalizedStringResource = "Resource"

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          VStack {
            Button("Read one") { unread -= 1 }
            Button("Toggle files") { hasFiles.toggle() }
            Button("Toggle plain") { isPlain.toggle() }
            Button("Go to more") { place = .more(2) }
          }
        }
        Tab(value: Place.inbox) {
          Text("Letters")
        } label: {
          Label("Inbox", systemImage: "tray")
        }
        .badge(unread)
        if hasFiles {
          Tab(title, systemImage: "folder", value: .files) { Text("Folders") }.badge("New")
        }
        if isPlain {
          Tab(resource, systemImage: "star", value: .more(0)) { Text("Plain") }
        } else {
          Tab("Rich", systemImage: "star.fill", value: .more(1)) { Text("Rich text") }
        }
        ForEach(2..<4) { number in
          Tab("More \(number)", systemImage: "ellipsis", value: Place.more(number)) {
            Text("This is \(number)")
          }
          .badge(number == 3 ? Text("\(number)") : nil)
        }
        TabSection("Further") {
          Tab("Hidden", systemImage: "eye.slash", value: Place.more(4)) { Text("Hidden") }
            .hidden()
          Tab("Seen", systemImage: "eye", value: Place.more(5)) { Text("Seen") }
            .hidden(unread > 2)
        }
        TabSection {
          Tab("Last", systemImage: "flag", value: Place.more(6)) { Text("Last") }
        } header: {
          Text("End")
        }
        if #available(iOS 18, *) {
          Tab(value: Place.search, role: .search) { Text("Find") }
        }
      }
      .tabViewStyle(.automatic)
    }
  }

  /// Tabs without selection values.
  struct Unvalued: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab {
          Text("Second")
        } label: {
          Text("Two")
        }
        Tab(role: .search) { Text("Third") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  private struct Item: Identifiable {
    let id: String
  }

  /// Tabs of a collection, and an optional selection.
  struct Listed: View {
    private let items = [Item(id: "a"), Item(id: "b")]
    @State private var selection: String?

    var body: some View {
      TabView(selection: $selection) {
        Tab("All", systemImage: "list.bullet", value: nil) { Text("Selected: all") }
        ForEach(items) { item in
          Tab(item.id, systemImage: "circle", value: String?.some(item.id)) {
            Text("Selected: \(selection ?? "all")")
          }
        }
        ForEach(["c", "d"], id: \.self) { id in
          Tab(id, systemImage: "square", value: Optional(id)) {
            Text("Selected: \(selection ?? "all")")
          }
          .accessibilityIdentifier("tab-\(id)")
        }
      }
    }
  }

  /// Tabs in a separate type with state.
  private struct Extras: TabContent {
    @State private var count = 0

    var body: some TabContent<Int> {
      Tab("Extra", systemImage: "plus", value: 1) {
        Button("Count \(count)") { count += 1 }
      }
      .badge(count)
      Tab("Last", systemImage: "flag", value: 2) { Text("The end") }
    }
  }

  /// Tabs that consist of those of another type.
  struct Composed: View {
    @State private var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        Tab("Start", systemImage: "play", value: 0) { Text("The beginning") }
        Extras()
      }
    }
  }

  private struct Home: View {
    @Binding var unread: Int

    var body: some View {
      Button("Read") { unread -= 1 }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(0)
    }
  }

  /// The older form: items in helper views, badges in and around them.
  struct Older: View {
    @State private var selection = 0
    @State private var unread = 1
    private let key: LocalizedStringKey? = "New"
    private let word: String? = nil

    var body: some View {
      TabView(selection: $selection) {
        Home(unread: $unread).badge(unread)
        List { Text("Letters") }
          .badge(key)
          .tabItem {
            Image(systemName: "tray")
            Text("Inbox")
          }
          .tag(1)
        if unread > 0 {
          Text("Unread").tabItem { Text("Unread") }.badge(Text("some")).tag(2)
        }
        ForEach(3..<5) { number in
          Text("Number \(number)").tabItem { Text("\(number)") }.tag(number).badge(word)
        }
      }
    }
  }

  /// Steppers in each of their forms.
  struct Steppers: View {
    @State private var count = 0
    @State private var level = 0.5
    @State private var byte: UInt8 = 0
    @State private var log = ""
    private let title = "String"
    private let resource = LocalizedStringResource("Resource")

    var body: some View {
      Form {
        Text("\(count) \(level, specifier: "%.2f") \(byte) \(log)").accessibilityIdentifier("log")
        Stepper(label: { Text("By hand") }, onIncrement: more, onDecrement: { count -= 10 })
        Stepper("Titled", onIncrement: { count += 100 }, onDecrement: nil)
        Stepper(title, onIncrement: nil, onDecrement: nil) { log += $0 ? "(" : ")" }
        Stepper("Value", value: $count)
        Stepper(title + " value", value: $count, step: 5)
        Stepper(resource, value: $byte)
        Stepper("Bounded", value: $count, in: 0...12, step: 5) { log += $0 ? "(" : ")" }
        Stepper(title + " bounded", value: $level, in: 0...1, step: 0.25)
        Stepper(value: $level, step: 2) { Text("Labelled") }
        Stepper(value: $count, in: 0...3) {
          Text("Bounded label")
        } onEditingChanged: { isEditing in
          log += isEditing ? "<" : ">"
        }
      }
    }

    private func more() { count += 10 }
  }
}
