// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension RouteTable {
  /// Creates a table without throwing, for use in a constant.
  ///
  /// Issues of the declaration are reported as misuse: on standard error, or as a test failure. The
  /// table then has no routes, so it rejects every link. It keeps its ``issues``, and
  /// ``checkLaws(samples:seed:count:)`` returns them.
  ///
  /// - Parameters:
  ///   - hosts: The hosts whose `https` links are the app's.
  ///   - schemes: The app's own schemes.
  ///   - options: Which links are accepted.
  ///   - rule: What a link does to the screens that are open, unless its route has a rule of its
  ///     own.
  ///   - routes: The routes. Their order only decides which of several routes prints a value.
  /// - Returns: The table, or an empty table with ``issues``.
  public static func reporting(
    hosts: [String] = [], schemes: [String] = [], options: LinkOptions = LinkOptions(),
    rule: LinkRule = LinkRule(), @LinkTableBuilder<R> _ routes: () -> [LinkRoute<R>]
  ) -> Self {
    do throws(RouteTableError) {
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
    codecs = LinkCodecs([], ranks: [], declared: [], core: core)
    rule = LinkRule()
  }
}
