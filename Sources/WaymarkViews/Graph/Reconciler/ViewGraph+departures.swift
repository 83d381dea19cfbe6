// SPDX-License-Identifier: MIT

/// Something that going back, or `dismiss`, removes in the next flush.
struct Departure {
  /// The transaction of the code that asked for it.
  let transaction: Transaction
  /// Makes what lies below visible.
  let uncover: () -> Void
  /// Writes the bindings and paths that say that it is there.
  let write: () -> Void
}

extension ViewGraph {
  /// Has something leave in the next flush: what it uncovers appears before anything is written
  /// (A8).
  ///
  /// Bindings may ignore what is written while the view that made them is out of sight, as those of
  /// FlowStacks and NavigationBackport do.
  func leave(uncovering uncover: @escaping () -> Void, then write: @escaping () -> Void) {
    let transaction = Transaction.current
    if !transaction.isEmpty { carry(transaction) }
    effects.departures.append(
      Departure(transaction: transaction, uncover: uncover, write: write))
    askForFlush()
  }

  /// Brings everything up to date and has leave what is to, all in one batch of mutations; whether
  /// it came to rest.
  func updateAndLeave() -> Bool {
    for _ in 0..<Self.passLimit {
      guard update() else { return false }
      guard !effects.departures.isEmpty else { return true }
      let departures = effects.departures
      effects.departures.removeAll()
      for departure in departures { run(departure) }
    }
    report(
      "The view graph does not come to rest: what a way back uncovers goes on leading back.")
    return false
  }

  private func run(_ departure: Departure) {
    let before = Transaction.current
    defer { Transaction.current = before }
    // They are counted already.
    var transaction = departure.transaction
    if !transaction.isEmpty { transaction.completions = [] }
    Transaction.current.merge(transaction)
    let appearing = effects.appearingCount
    departure.uncover()
    effects.runAppearing(after: appearing)
    departure.write()
  }
}
