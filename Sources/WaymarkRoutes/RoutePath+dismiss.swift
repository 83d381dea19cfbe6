// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension RoutePath {
  /// Closes screens from the top until `count` sheets or covers have been closed.
  ///
  /// If fewer are open, all screens above the root are closed. A negative count has no effect and
  /// is reported.
  public mutating func dismiss(count: Int = 1) {
    guard count >= 0 else {
      DiagnosticSink.current.report(
        Diagnostic("Cannot dismiss \(count) screens.", severity: .error))
      return
    }
    var kept = routes.endIndex
    var dismissed = 0
    while dismissed < count, kept > routes.startIndex {
      kept -= 1
      if routes[kept].isPresented { dismissed += 1 }
    }
    goBackTo(index: kept - 1)
  }

  /// Closes the lowest sheet or cover and all screens above it, and keeps those below.
  public mutating func dismissAll() {
    guard let first = routes.firstIndex(where: \.isPresented) else { return }
    goBackTo(index: first - 1)
  }
}
