// SPDX-License-Identifier: MIT

package import WaymarkDiagnostics

extension ViewGraph {
  /// How often a flush may go round before what keeps it going is reported and left for later.
  static let passLimit = 100

  /// Reports misuse, an error unless the code is legal; the same words only once in the life of the
  /// graph.
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
