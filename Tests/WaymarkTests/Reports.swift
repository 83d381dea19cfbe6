// SPDX-License-Identifier: MIT

import Synchronization
import Waymark

/// Runs a body outside of any app, and returns the severities of its reports.
@MainActor
func reports(of body: () -> Void) -> [Diagnostic.Severity] {
  let log = Log()
  DiagnosticSink.$current.withValue(
    DiagnosticSink { report in log.severities.withLock { $0.append(report.severity) } },
    operation: body)
  return log.severities.withLock { $0 }
}

private final class Log: Sendable {
  let severities = Mutex<[Diagnostic.Severity]>([])
}
