// SPDX-License-Identifier: MIT

/// Something that is settled once all bodies ran: preferences, stacks, tabs, presentations.
@MainActor
package protocol Settling: AnyObject {
  func settle()
}

extension ViewGraph {
  /// Has something settled in the next flush, after all bodies ran and before the commit.
  package func settle(_ one: any Settling) {
    settling.append(one)
    askForFlush()
  }
}
