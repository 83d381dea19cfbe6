// SPDX-License-Identifier: MIT

import ArgumentParser
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

  @Flag(help: "Write a JSON array with an object for each finding.")
  var json = false

  func run(_ console: Console) throws {
    let lints = try lints(console.bytes(of: file), console).filter { $0.severity >= severity }
    if json {
      console.line(JSON.array(lints.map(\.json)).text)
    } else {
      console.table(lints.map(\.row))
      if lints.isEmpty { console.line("Nothing to report.") }
    }
    if lints.contains(where: { $0.severity > .note }) { throw ExitStatus.finding.code }
  }

  /// What is odd in a file of whichever kind: only Android's is an array.
  private func lints(_ bytes: [UInt8], _ console: Console) throws -> [AssociationLint] {
    let first = bytes.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
    do throws(AssociationError) {
      return first == UInt8(ascii: "[")
        ? try AssetLinks(parsing: bytes).lints()
        : try AppleAppSiteAssociation(parsing: bytes).lints()
    } catch {
      throw console.refused(error, file)
    }
  }
}

extension AssociationLint.Severity {
  fileprivate var colour: Colour {
    switch self {
    case .note: .grey
    case .warning: .yellow
    case .error: .red
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
