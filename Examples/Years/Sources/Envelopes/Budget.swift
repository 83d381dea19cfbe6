// SPDX-License-Identifier: MIT

import Waymark

@Observable
final class Budget {
  var envelopes = [
    Envelope(
      name: "Groceries", symbol: "cart", limit: 400,
      expenses: [Expense(what: "Market", amount: 62.5), Expense(what: "Bakery", amount: 7.5)]),
    Envelope(name: "Bicycle", symbol: "bicycle", limit: 60),
    Envelope(
      name: "Presents", symbol: "star", limit: 50, expenses: [Expense(what: "Scarf", amount: 45)]),
  ]
  /// The transfers from one envelope to another, newest last.
  private(set) var transfers: [String] = []

  var rest: Double { envelopes.reduce(0) { $0 + $1.rest } }

  func envelope(_ id: Envelope.ID) -> Envelope? {
    envelopes.first { $0.id == id }
  }

  func move(_ amount: Double, from source: Envelope, to target: Envelope) {
    source.limit -= amount
    target.limit += amount
    transfers.append("\(amount.formatted(.money)) to \(target.name)")
  }

  func remove(_ envelope: Envelope) {
    envelopes.removeAll { $0.id == envelope.id }
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  static var money: Self { .currency(code: "EUR") }
}
