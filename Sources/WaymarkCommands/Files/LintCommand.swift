// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct LintCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports issues in an association file.",
    discussion: """
      Accepts Apple's file and Android's assetlinks.json. Notes are worth knowing, but are not \
      findings.

      \(ExitStatus.help)
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @Option(
    help: "The minimum severity to report: note, warning, error.",
    completion: .list(AssociationIssue.Severity.allCases.map(\.rawValue)),
    transform: { word in
      guard let severity = AssociationIssue.Severity(rawValue: word) else {
        throw ValidationError("“\(word)” is none of note, warning and error.")
      }
      return severity
    })
  var severity = AssociationIssue.Severity.note

  @OptionGroup var options: ReportOptions

  func run(_ console: Console) throws {
    let reporter = Reporter("lint", options.chosen, console)
    let input = try console.file(at: file)
    let issues = try issues(input, reporter).filter { $0.severity >= severity }
    reporter.write(
      Report("lint", issues.map(input.finding)), json: { .array(issues.map(\.json)) },
      text: {
        console.table(issues.map(\.row))
        if issues.isEmpty { console.line("Nothing to report.") }
      })
    if issues.contains(where: { $0.severity > .note }) { throw ExitStatus.finding.code }
  }

  private func issues(_ file: InputFile, _ reporter: Reporter) throws -> [AssociationIssue] {
    do throws(AssociationError) {
      return try AssociationFile(parsing: file.bytes).issues
    } catch {
      throw reporter.refused(error, file)
    }
  }
}

extension AssociationIssue {
  /// The lint as a line of a table.
  var row: [Cell] {
    [
      Cell(severity.rawValue, severity.colour), Cell(code.rawValue), Cell(place, .grey),
      Cell(message),
    ]
  }

  /// The lint as the tool writes it.
  var json: JSON {
    .object([
      .init("severity", .string(severity.rawValue)), .init("code", .string(code.rawValue)),
      .init("place", .string(place)), .init("message", .string(message)),
    ])
  }
}
