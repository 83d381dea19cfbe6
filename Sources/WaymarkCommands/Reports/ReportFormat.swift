// SPDX-License-Identifier: MIT

import ArgumentParser

/// How a report is written.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For scripts.
  case json
  /// Commands of GitHub's workflows, which become annotations.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, for test reports.
  case junit
}

/// The options of commands that report findings.
struct ReportOptions: ParsableArguments {
  @Option(
    help: """
      The output format: text; json; github for annotations in workflows; sarif for SARIF 2.1.0; \
      junit for JUnit XML.
      """)
  var format: ReportFormat?

  @Flag(help: "Write JSON, as --format json.")
  var json = false

  /// The format that was asked for.
  var chosen: ReportFormat { json ? .json : format ?? .text }

  func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("Give either --json or --format \(format.rawValue).")
    }
  }
}
