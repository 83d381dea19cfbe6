// SPDX-License-Identifier: MIT

import Synchronization
package import WaymarkDiagnostics

/// Collects diagnostics from any thread.
package final class DiagnosticLog: Sendable {
  private let state = Mutex((all: [Diagnostic](), seen: 0))

  package var sink: DiagnosticSink {
    DiagnosticSink { [self] diagnostic in state.withLock { $0.all.append(diagnostic) } }
  }

  /// All diagnostics, the oldest first.
  package var all: [Diagnostic] { state.withLock { $0.all } }

  /// All diagnostics as texts, the oldest first.
  package var texts: [String] { all.map { "\($0)" } }

  /// Returns the diagnostics since the last call.
  package func removeNew() -> [Diagnostic] {
    state.withLock { state in
      defer { state.seen = state.all.count }
      return Array(state.all[state.seen...])
    }
  }
}
