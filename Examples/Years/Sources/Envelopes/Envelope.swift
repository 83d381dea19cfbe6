// SPDX-License-Identifier: MIT

import Waymark

/// Money set aside for one purpose.
@Observable
final class Envelope: Identifiable {
  let id = UUID()
  var name: String
  var symbol: String
  var limit: Double
  private(set) var expenses: [Expense]

  init(name: String, symbol: String, limit: Double, expenses: [Expense] = []) {
    self.name = name
    self.symbol = symbol
    self.limit = limit
    self.expenses = expenses
  }

  var spent: Double { expenses.reduce(0) { $0 + $1.amount } }

  var rest: Double { limit - spent }

  func spend(_ amount: Double, on what: String) {
    expenses.insert(Expense(what: what, amount: amount), at: 0)
  }

  func removeExpenses(at offsets: IndexSet) {
    expenses.remove(atOffsets: offsets)
  }
}

struct Expense: Identifiable {
  let id = UUID()
  let what: String
  let amount: Double
}
