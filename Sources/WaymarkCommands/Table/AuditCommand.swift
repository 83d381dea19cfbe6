// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct AuditCommand: PageCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Compares a file that systems read with the app's links.",
    discussion: """
      Accepts apple-app-site-association, assetlinks.json, AndroidManifest.xml, an .entitlements \
      file, Info.plist and a sitemap. Limits are differences that the file format cannot avoid; \
      they are not findings.

      \(ExitStatus.help)
      """)

  @OptionGroup var source: ArtifactOptions

  @Option(help: "Evaluate only the rules of this app: ABCDE12345.com.example.app, or a package.")
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
      audit.issues.map(input.finding) + audit.fileIssues.map(input.finding)
      + audit.undecidedRoutes.map { input.finding(undecidedRoute: $0) }
      + audit.undecidedRules.map { input.finding(undecided: $0) }
    reporter.write(
      Report("audit", findings),
      json: { audit.json },
      text: {
        console.table(audit.issues.map(\.row))
        console.table(audit.fileIssues.map(\.row))
        let count = audit.issues.count + audit.fileIssues.count
        console.table(
          audit.undecidedRoutes.map { [Cell("not decided", .yellow), Cell($0)] }
            + audit.undecidedRules.map { $0.undecidedRow("not decided") })
        console.line(
          "\(audit.asked) addresses compared, \(count) findings"
            + (undecided == 0 ? "." : ", \(undecided) not decided."))
      })
    let status = ExitStatus(audit.verdict)
    if status != .success { throw status.code }
  }

  private func report(_ audit: LinkAudit, on input: InputFile, _ reporter: Reporter) throws {
    let console = reporter.console
    reporter.write(
      Report("audit", audit.issues.map(input.finding)), json: { audit.json },
      text: {
        console.table(audit.issues.map { $0.row(as: $0.kind.rawValue) })
        console.table(audit.limits.map { $0.row(as: "limit") })
        console.line(
          """
          \(audit.asked) addresses compared, \(audit.issues.count) findings, \
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
      .init("issues", .array(issues.map(\.json))),
      .init("limits", .array(limits.map(\.json))),
    ])
  }
}

extension LinkAudit.Issue {
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
      .init("issues", .array(issues.map(\.json))),
      .init("fileIssues", .array(fileIssues.map(\.json))),
      .init("undecidedRoutes", .array(undecidedRoutes.map { .string($0) })),
      .init("undecidedRules", .array(undecidedRules.map { .string($0.place) })),
    ])
  }
}

extension InputFile {
  /// Returns what the table and the file say differently, as a finding.
  func finding(_ issue: AssociationAudit.Issue) -> Finding {
    Finding(
      severity: issue.kind == .tooWide ? .warning : .error, code: issue.kind.rawValue,
      location: location(of: issue.match.rule?.place),
      message: "\(issue.address): \(issue.verdict) But by the file: "
        + issue.match.reason,
      subject: issue.address)
  }
}

extension InputFile {
  /// Returns what the table and the file say differently, as a finding.
  func finding(_ issue: LinkAudit.Issue) -> Finding {
    let explanation = issue.explanation
    return Finding(
      severity: issue.kind == .narrower ? .error : .warning, code: issue.kind.rawValue,
      location: location(of: explanation.place),
      message: "\(issue.address): \(issue.verdict) But by the file: "
        + explanation.reason,
      subject: issue.address)
  }
}

extension AssociationAudit.Issue {
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
