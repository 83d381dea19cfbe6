// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct MatchCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Shows which addresses open an app.",
    discussion: ExitStatus.help)

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @Argument(help: "Addresses, or paths.")
  var urls: [String]

  @Option(help: "Evaluate only the rules of this app, such as ABCDE12345.com.example.app.")
  var app: String?

  @OptionGroup var hosted: HostOption

  @Flag(help: "Write a JSON array with an object for each address.")
  var json = false

  func run(_ console: Console) throws {
    let matcher = AssociationMatcher(try console.association(at: file))
    let matches = urls.map { ($0, matcher.match($0, app: app, servedBy: hosted.host)) }
    if json {
      console.line(JSON.array(matches.map { $1.json(of: $0) }).text)
    } else {
      console.table(matches.map { $1.row(of: $0) })
    }
    let status = ExitStatus(matches.map(\.1))
    if status != .success { throw status.code }
  }
}

struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains which rule decides an address, and why the rules above it do not.",
    discussion: ExitStatus.help)

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @Argument(help: "An address, or a path.")
  var url: String

  @Option(help: "Evaluate only the rules of this app, such as ABCDE12345.com.example.app.")
  var app: String?

  @OptionGroup var hosted: HostOption

  @Flag(help: "Write a JSON object with “matches”, “rule”, “reason” and more.")
  var json = false

  func run(_ console: Console) throws {
    let match = AssociationMatcher(try console.association(at: file))
      .match(url, app: app, servedBy: hosted.host)
    if json {
      console.line(match.json(of: url).text)
    } else {
      console.line(url + " " + console.paint(match.verdict, match.colour))
      console.line(match.reason)
      if match.passed.count > 1 || match.rule != nil {
        console.table(
          match.passed.map { passed in
            [
              Cell("  " + passed.rule.place, .grey), Cell("\(passed.rule.rule)"),
              Cell("\(passed.miss)"),
            ]
          })
      }
    }
    let status = ExitStatus([match])
    if status != .success { throw status.code }
  }
}

extension AssociationMatch {
  fileprivate var colour: Colour {
    switch decision {
    case .opens: .green
    case .excluded: .yellow
    default: .red
    }
  }

  fileprivate var verdict: String {
    switch decision {
    case .opens: "opens " + apps.joined(separator: ", ")
    case .gaveUp: "is not decided"
    default: "opens in the browser"
    }
  }

  private var word: String {
    switch decision {
    case .opens: "opens"
    case .excluded: "excluded"
    case .noRule: "no rule"
    case .noLinks: "no applinks"
    case .notWeb: "no page"
    case .otherHost: "other host"
    case .tooLong: "too long"
    case .gaveUp: "gave up"
    }
  }

  fileprivate func row(of url: String) -> [Cell] {
    [
      Cell(word, colour), Cell(url), Cell(rule?.place ?? "", .grey),
      Cell(apps.joined(separator: ", ")),
    ]
  }

  /// The match as the tool writes it.
  func json(of url: String) -> JSON {
    .object([
      .init("url", .string(url)), .init("matches", .bool(matches)),
      .init("decision", .string(decision.rawValue)), .init("rule", place(of: rule)),
      .init("component", rule?.rule.json ?? .null), .init("reason", .string(reason)),
      .init("apps", .array(apps.map { .string($0) })),
      .init(
        "passed",
        .array(
          passed.map { passed in
            .object([
              .init("rule", place(of: passed.rule)),
              .init("component", passed.rule.rule.json),
              .init("reason", .string("\(passed.miss)")),
            ])
          })),
    ])
  }

  private func place(of rule: Rule?) -> JSON { .text(rule?.place) }
}

extension JSON {
  static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}
