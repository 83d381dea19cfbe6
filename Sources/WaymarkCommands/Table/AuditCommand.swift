// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkLinks

struct AuditCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Says where an apple-app-site-association file and the app's links differ.",
    discussion: ExitStatus.help)

  @Argument(help: "The file as it is served, or - for standard input.", completion: .file())
  var file: String

  @Option(help: "Ask only the rules of this app, as ABCDE12345.com.example.app.")
  var app: String?

  @OptionGroup var options: ReportOptions

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) throws {
    let reporter = Reporter("audit", options.chosen, console)
    let input = try console.file(at: file)
    let association = try reporter.association(input)
    let audit = console.working("Asking \(file) and the table …") {
      table.audit(association, app: app)
    }
    reporter.write(
      Report("audit", audit.disagreements.map(input.finding) + audit.lints.map(input.finding)),
      json: { audit.json },
      text: {
        console.table(audit.disagreements.map(\.row))
        console.table(audit.lints.map(\.row))
        let count = audit.disagreements.count + audit.lints.count
        console.line("\(audit.asked) addresses asked, \(count) findings.")
      })
    if !audit.isClean { throw ExitStatus.finding.code }
  }
}

extension AssociationAudit {
  fileprivate var json: JSON {
    .object([
      .init("asked", .number("\(asked)")), .init("isClean", .bool(isClean)),
      .init("disagreements", .array(disagreements.map(\.json))),
      .init("lints", .array(lints.map(\.json))),
    ])
  }
}

extension InputFile {
  /// Returns what the table and the file say differently, as a finding.
  func finding(_ disagreement: AssociationDisagreement) -> Finding {
    Finding(
      severity: disagreement.kind == .tooWide ? .warning : .error, code: disagreement.kind.rawValue,
      location: location(of: disagreement.match.rule?.place),
      message: "\(disagreement.address): \(disagreement.verdict) But by the file: "
        + disagreement.match.reason,
      subject: disagreement.address)
  }
}

extension AssociationDisagreement {
  fileprivate var row: [Cell] {
    [
      Cell(kind.rawValue, kind == .tooWide ? .yellow : .red), Cell(address), Cell(verdict),
      Cell(match.rule?.place ?? "no rule", .grey), Cell(match.rule.map { "\($0.rule)" } ?? ""),
    ]
  }

  fileprivate var json: JSON {
    .object([
      .init("kind", .string(kind.rawValue)), .init("url", .string(address)),
      .init("pattern", .text(pattern)), .init("table", .string(verdict)),
      .init("file", match.json(of: address)),
    ])
  }
}
