// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct AuditCommand: PageCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Says where a file that systems read and the app's links differ.",
    discussion: """
      Takes apple-app-site-association, assetlinks.json, AndroidManifest.xml, an .entitlements \
      file, Info.plist and a sitemap. Limits are what the kind of file cannot say; they do not \
      count as findings.

      \(ExitStatus.help)
      """)

  @OptionGroup var source: ArtifactOptions

  @Option(help: "Ask only the rules of this app: ABCDE12345.com.example.app, or a package.")
  var app: String?

  @OptionGroup var options: ReportOptions

  func run<R>(
    _ table: RouteTable<R>, _: LinkAssociations, pages: () -> [R], _ console: Console
  ) throws {
    let reporter = Reporter("audit", options.chosen, console)
    let input = try console.file(at: source.file)
    let artifact = try source.artifact(in: input, reporter)
    func report(_ audit: () throws -> LinkAudit) throws {
      try self.report(try console.working(asking, audit), on: input, reporter)
    }
    switch artifact {
    case .aasa(let file):
      let audit = console.working(asking) { table.audit(file, app: app) }
      try self.report(audit, on: input, reporter)
    case .assetLinks(let file): try report { table.audit(file, app: app) }
    case .manifest(let file): try report { table.audit(file) }
    case .entitlements(let file): try report { table.audit(file) }
    case .infoPlist(let file): try report { table.audit(file) }
    case .sitemap(let file):
      do {
        try report { try table.audit(file, host: file.host, values: pages()) }
      } catch let error as SitemapError {
        console.writeError("\(error)\n")
        throw ExitStatus.finding.code
      }
    }
  }

  private var asking: String { "Asking \(source.file) and the table …" }

  private func report(
    _ audit: AssociationAudit, on input: InputFile, _ reporter: Reporter
  ) throws {
    let console = reporter.console
    let undecided = audit.undecidedRoutes.count + audit.undecidedRules.count
    let findings =
      audit.disagreements.map(input.finding) + audit.lints.map(input.finding)
      + audit.undecidedRoutes.map { input.finding(undecidedRoute: $0) }
      + audit.undecidedRules.map { input.finding(undecided: $0) }
    reporter.write(
      Report("audit", findings),
      json: { audit.json },
      text: {
        console.table(audit.disagreements.map(\.row))
        console.table(audit.lints.map(\.row))
        let count = audit.disagreements.count + audit.lints.count
        console.table(
          audit.undecidedRoutes.map { [Cell("not decided", .yellow), Cell($0)] }
            + audit.undecidedRules.map { $0.undecidedRow("not decided") })
        console.line(
          "\(audit.asked) addresses asked, \(count) findings"
            + (undecided == 0 ? "." : ", \(undecided) not decided."))
      })
    let status = ExitStatus(audit.verdict)
    if status != .success { throw status.code }
  }

  private func report(_ audit: LinkAudit, on input: InputFile, _ reporter: Reporter) throws {
    let console = reporter.console
    reporter.write(
      Report("audit", audit.differences.map(input.finding)), json: { audit.json },
      text: {
        console.table(audit.differences.map { $0.row(as: $0.kind.rawValue) })
        console.table(audit.limits.map { $0.row(as: "limit") })
        console.line(
          """
          \(audit.asked) addresses asked, \(audit.differences.count) findings, \
          \(audit.limits.count) limits.
          """)
      })
    if !audit.isClean { throw ExitStatus.finding.code }
  }
}

extension LinkAudit {
  fileprivate var json: JSON {
    .object([
      .init("asked", .number("\(asked)")), .init("isClean", .bool(isClean)),
      .init("differences", .array(differences.map(\.json))),
      .init("limits", .array(limits.map(\.json))),
    ])
  }
}

extension LinkAudit.Difference {
  fileprivate func row(as word: String) -> [Cell] {
    let colour: Colour = word == "limit" ? .grey : kind == .narrower ? .red : .yellow
    return [
      Cell(word, colour), Cell(address), Cell(verdict), Cell(explanation.place ?? "", .grey),
      Cell(explanation.reason),
    ]
  }

  fileprivate var json: JSON {
    .object([
      .init("kind", .string(kind.rawValue)), .init("url", .string(address)),
      .init("pattern", .text(pattern)), .init("table", .string(verdict)),
      .init("file", explanation.json(of: address)),
    ])
  }
}

extension AssociationAudit {
  fileprivate var json: JSON {
    .object([
      .init("asked", .number("\(asked)")), .init("isClean", .bool(isClean)),
      .init("verdict", .string(verdict.rawValue)),
      .init("disagreements", .array(disagreements.map(\.json))),
      .init("lints", .array(lints.map(\.json))),
      .init("undecidedRoutes", .array(undecidedRoutes.map { .string($0) })),
      .init("undecidedRules", .array(undecidedRules.map { .string($0.place) })),
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

extension InputFile {
  /// Returns what the table and the file say differently, as a finding.
  func finding(_ difference: LinkAudit.Difference) -> Finding {
    let explanation = difference.explanation
    return Finding(
      severity: difference.kind == .narrower ? .error : .warning, code: difference.kind.rawValue,
      location: location(of: explanation.place),
      message: "\(difference.address): \(difference.verdict) But by the file: "
        + explanation.reason,
      subject: difference.address)
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
