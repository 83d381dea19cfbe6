// SPDX-License-Identifier: MIT

import WaymarkAssociation
import WaymarkLinks

/// What a command has found, in order, before it is written in some format.
struct Report: Equatable {
  /// The command's name, as `lint`.
  var command: String
  /// What was looked at; commands that only look for what is wrong list no passed checks.
  var checks: [Check]

  /// One thing that was looked at.
  enum Check: Equatable {
    /// What was expected holds.
    case passed(String, Location)
    /// Something is to be reported.
    case finding(Finding)
  }

  /// Creates a report of nothing but findings.
  init(_ command: String, _ findings: [Finding]) {
    self.init(command, checks: findings.map { .finding($0) })
  }

  init(_ command: String, checks: [Check]) {
    self.command = command
    self.checks = checks
  }

  /// What is to be reported.
  var findings: [Finding] {
    checks.compactMap { if case .finding(let finding) = $0 { finding } else { nil } }
  }
}

/// Something that a command reports.
struct Finding: Equatable {
  var severity: AssociationIssue.Severity
  /// A stable identifier of the kind of finding.
  var code: String
  var location: Location
  /// What is wrong, in a sentence.
  var message: String
  /// What it is about, such as an address, where its place does not say; empty where it does.
  var subject = ""
}

/// Where something is.
struct Location: Equatable {
  /// A path as it was given, `-` for standard input, or the address of a served file.
  var file: String
  /// The place in the file's text, where that is known.
  var position: TextPosition?
  /// The part of the file, as `applinks.details[0]`; empty for the whole file.
  var place = ""

  /// Whether it is a file that editors and code hosts can show.
  var isPath: Bool { file != "-" && !isAddress }

  /// Whether the file is one that a host serves.
  var isAddress: Bool { file.hasPrefix("https://") || file.hasPrefix("http://") }

  /// The location as compilers write it: `file:12:3`.
  var text: String { position.map { "\(file):\($0.line):\($0.column)" } ?? file }
}

extension Finding {
  /// The finding as compilers write it, on one line.
  func line(_ console: Console) -> String {
    let word = console.paint(severity.rawValue, severity.colour)
    return "\(location.text): \(word): \(message) [\(code)]"
  }

  /// The finding as `--format json` has it.
  var json: JSON {
    .object([
      .init("severity", .string(severity.rawValue)), .init("code", .string(code)),
      .init("file", .string(location.file)),
      .init("line", location.position.map { .number("\($0.line)") } ?? .null),
      .init("column", location.position.map { .number("\($0.column)") } ?? .null),
      .init("place", .string(location.place)), .init("subject", .string(subject)),
      .init("message", .string(message)),
    ])
  }
}

extension AssociationIssue.Severity {
  /// The colour of what is so bad.
  var colour: Colour {
    switch self {
    case .note: .grey
    case .warning: .yellow
    case .error: .red
    }
  }
}
