// SPDX-License-Identifier: MIT

/// A removal by going back, or by `dismiss`, that happens in the next flush.
struct Departure {
  /// The transaction of the code that requested it.
  let transaction: Transaction
  /// Makes the content below visible.
  let uncover: () -> Void
  /// Writes the bindings and paths that present it.
  let write: () -> Void
}

extension ViewGraph {
  /// Removes content in the next flush: the uncovered content appears before anything is written
  /// (A8).
  ///
  /// Bindings can ignore writes while the view that created them is invisible, as those of
  /// FlowStacks and NavigationBackport do.
  func leave(uncovering uncover: @escaping () -> Void, then write: @escaping () -> Void) {
    let transaction = Transaction.current
    if !transaction.isEmpty { carry(transaction) }
    effects.departures.append(
      Departure(transaction: transaction, uncover: uncover, write: write))
    askForFlush()
  }

  /// Applies all pending updates and departures in one batch of mutations; returns whether the
  /// graph settled.
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
    // They are already counted.
    var transaction = departure.transaction
    if !transaction.isEmpty { transaction.completions = [] }
    Transaction.current.merge(transaction)
    let appearing = effects.appearingCount
    departure.uncover()
    effects.runAppearing(after: appearing)
    departure.write()
  }
}
