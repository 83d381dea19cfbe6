// SPDX-License-Identifier: MIT

import Synchronization
import WaymarkDiagnostics

/// Keeps what is reported, from whichever thread, until the driver looks at it.
final class DiagnosticLog: Sendable {
  private let state = Mutex((all: [Diagnostic](), seen: 0))

  var sink: DiagnosticSink {
    DiagnosticSink { [self] diagnostic in state.withLock { $0.all.append(diagnostic) } }
  }

  /// All reports, the oldest first.
  var all: [Diagnostic] { state.withLock { $0.all } }

  /// The reports since the last call.
  func takeNew() -> [Diagnostic] {
    state.withLock { state in
      defer { state.seen = state.all.count }
      return Array(state.all[state.seen...])
    }
  }
}
