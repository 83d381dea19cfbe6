// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct LintCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds what in an association file does not do what it looks like.",
    discussion: """
      Takes Apple's file and Android's assetlinks.json. Notes are rules worth knowing; they do not \
      count as findings.

      \(ExitStatus.help)
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @Option(
    help: "Report only what is at least so bad: note, warning, error.",
    completion: .list(AssociationLint.Severity.allCases.map(\.rawValue)),
    transform: { word in
      guard let severity = AssociationLint.Severity(rawValue: word) else {
        throw ValidationError("“\(word)” is none of note, warning and error.")
      }
      return severity
    })
  var severity = AssociationLint.Severity.note

  @OptionGroup var options: ReportOptions

  func run(_ console: Console) throws {
    let reporter = Reporter("lint", options.chosen, console)
    let input = try console.file(at: file)
    let lints = try lints(input, reporter).filter { $0.severity >= severity }
    reporter.write(
      Report("lint", lints.map(input.finding)), json: { .array(lints.map(\.json)) },
      text: {
        console.table(lints.map(\.row))
        if lints.isEmpty { console.line("Nothing to report.") }
      })
    if lints.contains(where: { $0.severity > .note }) { throw ExitStatus.finding.code }
  }

  private func lints(_ file: InputFile, _ reporter: Reporter) throws -> [AssociationLint] {
    do throws(AssociationError) {
      return try AssociationFile(parsing: file.bytes).lints
    } catch {
      throw reporter.refused(error, file)
    }
  }
}

extension AssociationLint {
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
