// SPDX-License-Identifier: MIT

import Waymark

struct NewEnvelopeView: View {
  @Environment(Budget.self) private var budget
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Envelope(name: "", symbol: "envelope", limit: 100)
  @FocusState private var isNaming: Bool

  private static let symbols = ["envelope", "cart", "star", "bicycle", "book"]

  var body: some View {
    @Bindable var draft = draft

    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
          .focused($isNaming)
        Picker("Symbol", selection: $draft.symbol) {
          ForEach(Self.symbols, id: \.self) { symbol in
            Label(symbol.capitalized, systemImage: symbol)
          }
        }
        Slider(value: $draft.limit, in: 0...500, step: 50) {
          Text("Limit")
        }
        LabeledContent("Limit", value: draft.limit, format: .money)
      }
      .navigationTitle("New envelope")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            budget.envelopes.append(draft)
            dismiss()
          }
          .disabled(draft.name.isEmpty)
        }
      }
      .onAppear { isNaming = true }
    }
    .presentationDetents([.medium])
  }
}
