// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// The time that the views are at.
  var now: Date { time.now() }

  /// Has something settled in the next flush, after all bodies ran and before the commit.
  package func settle(_ one: any Settling) {
    settling.append(one)
    askForFlush()
  }
}
