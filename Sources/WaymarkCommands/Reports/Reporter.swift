// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

/// Writes what one command finds, in the format that was asked for.
struct Reporter {
  let console: Console
  /// The command's name, as `lint`.
  let command: String
  let format: ReportFormat

  init(_ command: String, _ format: ReportFormat, _ console: Console) {
    self.command = command
    self.format = format
    self.console = console
  }

  /// Writes a report; what is for people and for scripts differs from command to command.
  func write(_ report: Report, json: () -> JSON, text: () -> Void) {
    switch format {
    case .text: text()
    case .json: console.line(json().text)
    case .github: console.write(report.github)
    case .sarif: console.line(report.sarif.text)
    case .junit: console.write(report.junit)
    }
  }

  /// Reads an association file of Apple's, or reports why not and ends the command.
  func association(_ file: InputFile) throws -> AppleAppSiteAssociation {
    do {
      return try AppleAppSiteAssociation(parsing: file.bytes)
    } catch {
      throw refused(error, file)
    }
  }

  /// Reports why a file is not what it has to be.
  func refused(_ error: AssociationError, _ file: InputFile) -> ExitCode {
    refused([file.finding(error)])
  }

  /// Reports why a file is not what it has to be, on standard error and in formats for machines.
  func refused(_ findings: [Finding]) -> ExitCode {
    for finding in findings {
      console.writeError("\(finding.location.text): \(finding.message) [\(finding.code)]\n")
    }
    if format != .text && format != .json {
      write(Report(command, findings), json: { .null }, text: {})
    }
    return ExitStatus.notAFile.code
  }
}
