// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// The current time of the views.
  var now: Date { time.now() }

  /// Settles an object in the next flush, after all bodies have run and before the commit.
  package func settle(_ one: any Settling) {
    settling.append(one)
    askForFlush()
  }
}

@_spi(Host) extension ViewGraph {
  /// Whether there are no pending updates.
  public var isClean: Bool {
    dirty.isEmpty && settling.isEmpty && effects.isEmpty && !sockets.isWaiting
  }
}
