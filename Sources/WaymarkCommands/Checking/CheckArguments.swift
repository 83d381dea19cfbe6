// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

/// The arguments of `check`, which is the same in the tool and in those of apps.
struct CheckArguments: ParsableArguments {
  @Argument(
    help: "The apple-app-site-association file, or - for standard input.", completion: .file())
  var file: String

  @Argument(help: "The expectations, or - for standard input.", completion: .file())
  var expectations: String

  @Option(
    help: "The host that serves the file; expectations for other hosts are skipped.",
    transform: HostName.init(argument:))
  var host: HostName?

  @OptionGroup var options: ReportOptions

  func validate() throws {
    if file == "-" && expectations == "-" {
      throw ValidationError("Only one of the files can be standard input.")
    }
  }

  /// What the help of `check` says of expectations files.
  static let discussion = """
    An expectations file has one expectation per line; a line that begins with # is a comment:

      host example.com www.example.com
      opens /buy/42
      opens /buy/42 in ABCDE12345.com.example.shop
      must not open /buy/new
      leads /buy/42 to /buy/:id
      leads /nothing nowhere

    A path is asked on the hosts that the last “host” above names. “leads” asks the app's table, \
    so only the tool of the app takes it. Without an expectation that is asked, the check fails.

    Exit status: 0 all expectations hold; 1 one does not; 64 the command line is wrong, or no \
    expectation is about the host; 65 a file is not what it has to be; 66 a file cannot be read.
    """

  /// Checks the expectations against the file, and against the table if there is one.
  func run(_ lead: ExpectationCheck.Lead?, _ console: Console) throws {
    let reporter = Reporter("check", options.chosen, console)
    let association = try reporter.association(console.file(at: file))
    let bytes = try console.file(at: expectations).bytes
    let results: [Report.Check]
    let asked: Int
    let all: [LinkExpectation]
    do throws(ExpectationIssues) {
      all = try ExpectationParser.parse(bytes)
      asked = all.count { $0.isAbout(host) }
      let check = ExpectationCheck(path: expectations, association, host: host, lead: lead)
      results = try check.results(of: all) { console.progress("\($0) of \(asked) asked …") }
      console.progress(nil)
    } catch {
      throw reporter.refused(error.issues.map { $0.finding(in: expectations) })
    }
    if let host, asked == 0 {
      throw ValidationError("No expectation of \(expectations) is about \(host.name).")
    }
    let report = Report("check", checks: results)
    let other = all.count - asked
    reporter.write(
      report, json: { report.checkJSON(other: other) },
      text: {
        for finding in report.findings { console.line(finding.checkLine(console)) }
        let held = results.count - report.findings.count
        let rest = other == 0 ? "" : " \(other) for other hosts not asked."
        console.line("\(held) of \(results.count) expectations hold.\(rest)")
      })
    if !report.findings.isEmpty { throw ExitStatus.finding.code }
  }
}

struct CheckCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks an association file against expectations.",
    discussion: CheckArguments.discussion)

  @OptionGroup var arguments: CheckArguments

  func run(_ console: Console) throws { try arguments.run(nil, console) }
}

struct TableCheckCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks an association file and the links against expectations.",
    discussion: CheckArguments.discussion)

  @OptionGroup var arguments: CheckArguments

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) throws {
    let lead: ExpectationCheck.Lead = { address in
      Result { () throws(LinkError) in try table.match(of: address).pattern }
    }
    try arguments.run(lead, console)
  }
}

extension Report {
  /// The report as `check --json` has it.
  fileprivate func checkJSON(other: Int) -> JSON {
    .object([
      .init("asked", .number("\(checks.count)")),
      .init("otherHosts", .number("\(other)")),
      .init("findings", .array(findings.map(\.json))),
    ])
  }
}

extension Finding {
  /// The finding with the expectation that it is about.
  fileprivate func checkLine(_ console: Console) -> String {
    var finding = self
    finding.message = "\(subject): \(message)"
    return finding.line(console)
  }
}
