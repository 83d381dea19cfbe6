// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkLinks

struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says which pages other apps open by a newer file, with an example of each.",
    discussion: """
      The examples are made of the rules of both files.

      \(ExitStatus.help)
      """)

  @Argument(help: "The older file, or - for standard input.", completion: .file())
  var old: String

  @Argument(help: "The newer file, or - for standard input.", completion: .file())
  var new: String

  @OptionGroup var options: ReportOptions

  func validate() throws {
    if old == "-" && new == "-" {
      throw ValidationError("Only one of the files can be standard input.")
    }
  }

  func run(_ console: Console) throws {
    let reporter = Reporter("diff", options.chosen, console)
    let files = (old: try console.file(at: old), new: try console.file(at: new))
    let older = try reporter.association(files.old)
    let newer = try reporter.association(files.new)
    let changes = console.working("Comparing \(old) with \(new) …") { older.changes(to: newer) }
    let findings = changes.map { $0.finding(from: files.old, to: files.new) }
    reporter.write(
      Report("diff", findings), json: { .array(changes.map(\.json)) },
      text: {
        console.table(changes.flatMap(\.rows))
        if changes.isEmpty { console.line("Nothing changes hands.") }
      })
    if !changes.isEmpty { throw ExitStatus.finding.code }
  }
}

extension AssociationChange {
  fileprivate var rows: [[Cell]] {
    [
      row("-", .red, example, before, appsBefore), row("+", .green, "", after, appsAfter),
    ]
  }

  private func row(
    _ sign: String, _ colour: Colour, _ example: String, _ match: AssociationMatch, _ apps: [String]
  ) -> [Cell] {
    let apps = apps.isEmpty ? "the browser" : apps.joined(separator: ", ")
    return [
      Cell(example), Cell(sign + " " + apps, colour), Cell(match.rule?.place ?? "no rule", .grey),
      Cell(match.rule.map { "\($0.rule)" } ?? ""),
    ]
  }

  /// The change as a finding, at the rule of the newer file, or else of the older one.
  func finding(from old: InputFile, to new: InputFile) -> Finding {
    let isGone = after.rule == nil && before.rule != nil
    return Finding(
      severity: .warning, code: "changes-hands",
      location: isGone ? old.location(of: before.rule?.place) : new.location(of: after.rule?.place),
      message: "\(self).", subject: example)
  }

  fileprivate var json: JSON {
    .object([
      .init("url", .string(example)), .init("appsBefore", .array(appsBefore.map { .string($0) })),
      .init("appsAfter", .array(appsAfter.map { .string($0) })),
      .init("before", before.json(of: example)), .init("after", after.json(of: example)),
    ])
  }
}
