// SPDX-License-Identifier: MIT

import Waymark

struct BudgetView: View {
  @Environment(Budget.self) private var budget
  @State private var path: [Envelope.ID] = []
  @State private var isAdding = false
  @State private var warning: String?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          ForEach(budget.envelopes) { envelope in
            NavigationLink(value: envelope.id) {
              EnvelopeRow(envelope: envelope)
            }
          }
        } footer: {
          Text("\(budget.rest, format: .money) left this month")
        }
        if let warning {
          Label(warning, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.orange)
        }
      }
      .navigationTitle("Envelopes")
      .navigationDestination(for: Envelope.ID.self) { id in
        if let envelope = budget.envelope(id) {
          EnvelopeView(envelope: envelope) { path.removeAll() }
        }
      }
      .toolbar {
        Button("New envelope", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        NewEnvelopeView()
      }
      .onChange(of: budget.rest, initial: true) { old, new in
        warning =
          if new < 0 {
            "You have spent more than the limit."
          } else if new < old {
            "Spent \((old - new).formatted(.money))."
          } else {
            nil
          }
      }
    }
  }
}

struct EnvelopeRow: View {
  let envelope: Envelope

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Label(envelope.name, systemImage: envelope.symbol)
        Spacer()
        Text(envelope.rest, format: .money)
          .monospacedDigit()
          .foregroundStyle(envelope.rest < 0 ? .red : .secondary)
          .contentTransition(.numericText())
      }
      ProgressView(value: min(envelope.spent, envelope.limit), total: max(envelope.limit, 1))
        .accessibilityLabel("\(envelope.name) spent")
    }
  }
}

#Preview {
  BudgetView()
    .environment(Budget())
}

#Preview("A row", traits: .sizeThatFitsLayout) {
  EnvelopeRow(envelope: Envelope(name: "Books", symbol: "book", limit: 30))
}

#Preview("Overspent") {
  let budget = Budget()
  budget.envelopes[1].spend(500, on: "A new one")
  return BudgetView()
    .environment(budget)
}
