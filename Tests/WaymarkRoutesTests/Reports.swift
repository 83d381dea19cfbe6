// SPDX-License-Identifier: MIT

import Synchronization
import WaymarkDiagnostics

/// Runs a body and returns its reports.
func reports<Value>(of body: () throws -> Value) rethrows -> (
  value: Value, severities: [Diagnostic.Severity]
) {
  let log = Log()
  let value = try DiagnosticSink.$current.withValue(
    DiagnosticSink { report in log.severities.withLock { $0.append(report.severity) } },
    operation: body)
  return (value, log.severities.withLock { $0 })
}

private final class Log: Sendable {
  let severities = Mutex<[Diagnostic.Severity]>([])
}
