// SPDX-License-Identifier: MIT

import Waymark

struct PackingView: View {
  @Binding var items: [Trip.Item]
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        ForEach($items) { $item in
          Toggle(item.name, isOn: $item.isPacked)
        }
        .onDelete { items.remove(atOffsets: $0) }
        TextField("Another thing", text: $name)
          .onSubmit(add)
      }
      .scrollDismissesKeyboard(.interactively)
      .navigationTitle("Packing")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }

  private func add() {
    guard !name.isEmpty, !items.contains(where: { $0.name == name }) else { return }
    items.append(Trip.Item(name: name))
    name = ""
  }
}
