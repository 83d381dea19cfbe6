// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two files: which pages open in other apps, with examples.",
    discussion: """
      The comparison covers all addresses that the rules of both files distinguish; the examples \
      are the shortest. Rules that are too complex to compare are listed as not decided.

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
    let difference = console.working("Comparing \(old) with \(new) …") {
      older.difference(to: newer)
    }
    let findings =
      difference.changes.map { $0.finding(from: files.old, to: files.new) }
      + difference.undecidedBefore.map { files.old.finding(undecided: $0) }
      + difference.undecidedAfter.map { files.new.finding(undecided: $0) }
    reporter.write(
      Report("diff", findings), json: { difference.json },
      text: {
        console.table(difference.changes.flatMap(\.rows))
        console.table(difference.undecidedBefore.map { $0.undecidedRow("- not decided") })
        console.table(difference.undecidedAfter.map { $0.undecidedRow("+ not decided") })
        if difference.isSummary, !difference.changes.isEmpty {
          console.line("Too many pairs of rules: other rules may cause the same changes.")
        }
        if difference.verdict == .same { console.line("No differences.") }
      })
    let status = ExitStatus(difference.verdict)
    if status != .success { throw status.code }
  }
}

extension AssociationDifference {
  fileprivate var json: JSON {
    .object([
      .init("verdict", .string(verdict.rawValue)),
      .init("changes", .array(changes.map(\.json))), .init("isSummary", .bool(isSummary)),
      .init("undecidedBefore", .array(undecidedBefore.map { .string($0.place) })),
      .init("undecidedAfter", .array(undecidedAfter.map { .string($0.place) })),
    ])
  }
}

extension AssociationMatch.Rule {
  /// The rule as one that was given up.
  func undecidedRow(_ word: String) -> [Cell] {
    [Cell(word, .yellow), Cell(place, .grey), Cell("\(rule)")]
  }
}

extension AssociationDifference.Change {
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
