// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct ExplainArtifactCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a file opens an address or not, and compares it with the app's links.",
    discussion: """
      Accepts the same files as audit. A sitemap opens the addresses that it lists.

      \(ExitStatus.help)
      """)

  @OptionGroup var source: ArtifactOptions

  @Argument(help: "An address.")
  var url: String

  @Option(help: "Evaluate only the rules of this app: ABCDE12345.com.example.app, or a package.")
  var app: String?

  @Flag(help: "Write a JSON object with “verdict”, “place”, “reason”, “table” and more.")
  var json = false

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) throws {
    let input = try console.file(at: source.file)
    let reporter = Reporter("explain", json ? .json : .text, console)
    let explanation =
      switch try source.artifact(in: input, reporter) {
      case .aasa(let file): LinkExplanation(file.match(url, app: app))
      case .assetLinks(let file): file.explain(url, app: app)
      case .manifest(let file): file.explain(url)
      case .entitlements(let file): file.explain(url)
      case .infoPlist(let file): file.explain(url)
      case .sitemap(let file): file.explain(url)
      }
    let verdict = table.sentence(on: url)
    if json {
      var members = explanation.members(of: url)
      members.append(.init("table", .string(verdict)))
      console.line(JSON.object(members).text)
    } else {
      let word = explanation.verdict.rawValue
      console.line(url + " " + console.paint(word, explanation.opens ? .green : .red))
      console.line((explanation.place.map { $0 + ": " } ?? "") + explanation.reason)
      console.table(
        explanation.passed.map { [Cell("  " + $0.place, .grey), Cell($0.reason)] })
      console.line("The table: " + verdict)
    }
    if !explanation.opens { throw ExitStatus.finding.code }
  }
}

extension RouteTable {
  /// What the table says of an address, in a sentence.
  fileprivate func sentence(on address: String) -> String {
    do throws(LinkError) {
      let match = try address.hasPrefix("/") ? parse(path: address) : parse(address)
      switch entries[match.entry].web {
      case .page: return "It has the page \(match.pattern)."
      case .webOnly: return "\(match.pattern) opens on the web only."
      case .appOnly: return "\(match.pattern) opens in the app only."
      }
    } catch {
      return "\(error)"
    }
  }
}

extension LinkExplanation {
  /// The explanation as the tool writes it.
  func json(of url: String) -> JSON { .object(members(of: url)) }

  fileprivate func members(of url: String) -> [JSON.Member] {
    [
      .init("url", .string(url)), .init("verdict", .string(verdict.rawValue)),
      .init("place", .text(place)), .init("reason", .string(reason)),
      .init(
        "passed",
        .array(
          passed.map { passed in
            .object([
              .init("place", .string(passed.place)), .init("reason", .string(passed.reason)),
            ])
          })),
    ]
  }
}
