// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct RoutesCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "Lists the routes, in order of priority.")

  @Flag(help: "Write a JSON array with an object for each route.")
  var json = false

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) {
    if json {
      console.line(JSON.array(table.entries.map(\.json)).text)
    } else {
      let hasAliases = table.entries.contains { $0.aliasOf != nil }
      let names =
        ["pattern", "shown", "by", "requires", "title"] + (hasAliases ? ["alias of"] : [])
      console.table([names.map { Cell($0, .grey) }] + table.entries.map { $0.row(hasAliases) })
    }
  }
}

extension LinkEntry {
  private var gates: [String] { requires.map(\.rawValue).sorted() }

  private var audience: String {
    switch web {
    case .page: "app and web"
    case .webOnly: "web"
    case .appOnly: "app"
    }
  }

  fileprivate func row(_ namesAliases: Bool) -> [Cell] {
    let cells = [
      Cell(pattern), Cell(presentation.word), Cell(audience), Cell(gates.joined(separator: ", ")),
      Cell(title ?? ""),
    ]
    return namesAliases ? cells + [Cell(aliasOf ?? "")] : cells
  }

  fileprivate var json: JSON {
    .object([
      .init("pattern", .string(pattern)), .init("presentation", .string(presentation.word)),
      .init("web", .string("\(web)")), .init("requires", .array(gates.map { .string($0) })),
      .init("title", .text(title)), .init("aliasOf", .text(aliasOf)),
      .init(
        "query",
        .object(query.map { .init($0.name, .string($0.kind.rawValue)) })),
    ])
  }
}

extension LinkPresentation {
  fileprivate var word: String {
    switch self {
    case .push: "push"
    case .sheet(let withNavigation): withNavigation ? "sheet with navigation" : "sheet"
    case .cover(let withNavigation): withNavigation ? "cover with navigation" : "cover"
    case .root: "root"
    case .tab(let name): "tab \(name)"
    }
  }
}
