// SPDX-License-Identifier: MIT

import Waymark

struct EnvelopeView: View {
  @Bindable var envelope: Envelope
  let onRemove: () -> Void

  @Environment(Budget.self) private var budget
  @State private var what = ""
  @State private var amount: Double?
  @State private var isConfirming = false

  private var others: [Envelope] { budget.envelopes.filter { $0.id != envelope.id } }

  var body: some View {
    Form {
      Section("Envelope") {
        TextField("Name", text: $envelope.name)
        Stepper(value: $envelope.limit, in: 0...2000, step: 10) {
          LabeledContent("Limit", value: envelope.limit, format: .money)
        }
        LabeledContent("Left", value: envelope.rest, format: .money)
      }
      Section("Spend") {
        TextField("What", text: $what)
        TextField("Amount", value: $amount, format: .number)
          .keyboardType(.decimalPad)
        Button("Spend", action: spend)
          .disabled(what.isEmpty || amount == nil)
      }
      if envelope.rest < 0 {
        Section("Take from another") {
          ForEach(others) { other in
            Button("\(other.name), \(other.rest.formatted(.money))") {
              budget.move(-envelope.rest, from: other, to: envelope)
            }
            .disabled(other.rest < -envelope.rest)
          }
        }
      }
      Section("Expenses") {
        ForEach(envelope.expenses) { expense in
          LabeledContent(expense.what, value: expense.amount, format: .money)
        }
        .onDelete(perform: envelope.removeExpenses)
      }
    }
    .navigationTitle($envelope.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Remove", systemImage: "trash", role: .destructive) { isConfirming = true }
    }
    .confirmationDialog("Remove \(envelope.name)?", isPresented: $isConfirming) {
      Button("Remove", role: .destructive) {
        onRemove()
        budget.remove(envelope)
      }
    }
  }

  private func spend() {
    guard let amount else { return }
    envelope.spend(amount, on: what)
    what = ""
    self.amount = nil
  }
}

#Preview {
  NavigationStack {
    EnvelopeView(envelope: Envelope(name: "Books", symbol: "book", limit: 30)) {}
  }
  .environment(Budget())
}
