// SPDX-License-Identifier: MIT

package import WaymarkDiagnostics

extension ViewGraph {
  /// The maximum number of passes in a flush before the cause is reported and left for later.
  static let passLimit = 100

  /// Reports misuse, as an error unless the code is legal.
  ///
  /// Each message is reported once per graph.
  package func report(
    _ message: String, severity: Diagnostic.Severity = .error, file: StaticString? = nil,
    line: UInt? = nil
  ) {
    let diagnostic = Diagnostic(
      message, severity: severity, file: file.map { "\($0)" }, line: line.map { Int($0) })
    guard reported.insert(diagnostic.description).inserted else { return }
    diagnostics.report(diagnostic)
  }
}
