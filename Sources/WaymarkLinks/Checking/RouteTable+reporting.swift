// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension RouteTable {
  /// Makes a table, for a constant that cannot throw.
  ///
  /// What is wrong with it is reported as misuse: on standard error, or as the failure of a test. It
  /// has no routes then, so every link is refused. It keeps its ``issues``, and
  /// ``checkLaws(samples:seed:count:)`` returns them.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's.
  ///   - schemes: The app's own schemes.
  ///   - options: What is taken for a link.
  ///   - rule: Where links lead when something is open already, unless their route says otherwise.
  ///   - routes: The routes. Their order says which of several prints a value, and nothing else.
  /// - Returns: The table, or an empty one that has ``issues``.
  public static func reporting(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    rule: LinkRule = LinkRule(), @LinkTableBuilder<R> _ routes: () -> [LinkRoute<R>]
  ) -> Self {
    do throws(RouteTableIssues) {
      return try Self(
        hosts: hosts, schemes: schemes, options: options, rule: rule, routes: routes())
    } catch {
      DiagnosticSink.current.report(Diagnostic("\(error)"))
      return Self(issues: error.issues)
    }
  }

  /// A table without routes, since something is wrong with its declaration.
  private init(issues: [RouteTableIssue]) {
    self.issues = issues
    core = RouteTableDraft(hosts: [], schemes: [], options: LinkOptions()).core()
    codecs = LinkCodecs([], ranks: [], declared: [])
    rule = LinkRule()
  }
}
