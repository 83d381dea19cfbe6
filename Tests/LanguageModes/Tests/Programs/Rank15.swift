// SPDX-License-Identifier: MIT

import Waymark

/// API used in 15 to 30 places of typical apps: menus, focus, deletion, alerts.
enum Rank15 {
  @MainActor @Observable final class Model {
    var names = ["Ann", "Bob", "Cid"]
    var draft = ""
  }

  enum Field: Hashable {
    case name, note
  }

  struct People: View {
    @State private var model = Model()
    @State private var isAsking = false
    @State private var log = "Nothing"
    @State private var note = ""
    @State private var isOpen = false
    @FocusState private var field: Field?
    @Environment(\.openURL) private var openURL

    var body: some View {
      List {
        ForEach(model.names, id: \.self) { name in
          Text(name)
            .listRowSeparator(.hidden)
            .contextMenu {
              Button("Greet \(name)") { log = "Hello \(name)" }
              Button("Remove \(name)", role: .destructive) { model.names.removeAll { $0 == name } }
            }
        }
        .onDelete { model.names.remove(atOffsets: $0) }
        Draft(model: model).environment(\.draftTitle, "Draft")
        TextField("Name", text: $model.draft).focused($field, equals: .name)
        TextField("Note", text: $note).focused($field, equals: .note)
        Button("Write a note") { field = .note }
        Text(field == .note ? "Writing" : "Reading").bold()
        Divider()
        Menu("More") {
          Button("Clear") { log = "Cleared" }
          Button {
            log = "Starred"
          } label: {
            Label("Star", systemImage: "star")
          }
          Divider()
          Menu("Deeper") { Button("Deepest") { log = "Deepest" } }
        }
        Menu {
          Button("Inside") { log = "Inside" }
        } label: {
          Image(systemName: "ellipsis")
        }
        Circle().stroke(.blue, lineWidth: 2).frame(width: 20, height: 20)
        Image(systemName: "person").clipShape(Circle())
        if isOpen { Text("Open").transition(.opacity) }
        Button("Toggle") { withAnimation { isOpen.toggle() } }
        Button("Ask") { isAsking = true }
        Button("Visit") {
          if let url = URL(string: "https://example.com") { openURL(url) }
        }
        Text(log).bold(true)
      }
      .listStyle(.insetGrouped)
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { log = "Yes" }
        Button("No", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      }
    }
  }

  private struct Draft: View {
    @Environment(\.draftTitle) private var title
    @Bindable var model: Model

    var body: some View {
      TextField(title, text: $model.draft)
      Text("Draft is \(model.draft)")
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var draftTitle = "Untitled"
  @Entry fileprivate var marks: [String: Int] = [
    "A": 1,
    "B": 2,
  ]
  @Entry fileprivate var send: @MainActor (String) -> Void = { _ in }
  @Entry fileprivate var owner: String?
}

extension Transaction {
  @Entry fileprivate var isDrafted = false
}

extension Rank15 {
  /// The values of entries, with and without an explicit value.
  @MainActor static var entries: [String] {
    var values = EnvironmentValues()
    values.marks["C"] = 3
    var transaction = Transaction()
    transaction.isDrafted.toggle()
    return [
      values.draftTitle, "\(values.marks.count)", values.owner ?? "none",
      "\(EnvironmentValues().marks.count)", "\(transaction.isDrafted)",
    ]
  }
}
