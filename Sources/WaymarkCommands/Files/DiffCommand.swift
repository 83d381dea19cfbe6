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

  @Flag(help: "Write a JSON array with an object for each example.")
  var json = false

  func validate() throws {
    if old == "-" && new == "-" {
      throw ValidationError("Only one of the files can be standard input.")
    }
  }

  func run(_ console: Console) throws {
    let changes = try console.association(at: old).changes(to: console.association(at: new))
    if json {
      console.line(JSON.array(changes.map(\.json)).text)
    } else {
      console.table(changes.flatMap(\.rows))
      if changes.isEmpty { console.line("Nothing changes hands.") }
    }
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

  fileprivate var json: JSON {
    .object([
      .init("url", .string(example)), .init("appsBefore", .array(appsBefore.map { .string($0) })),
      .init("appsAfter", .array(appsAfter.map { .string($0) })),
      .init("before", before.json(of: example)), .init("after", after.json(of: example)),
    ])
  }
}
