// SPDX-License-Identifier: MIT

import ArgumentParser
import WaymarkAssociation
import WaymarkLinks

struct TableMatchCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match", abstract: "Shows where links lead.",
    discussion: "Exit status: 0 all lead somewhere; 1 one does not; 64 the command line is wrong.")

  @Argument(help: "Links, or paths.")
  var links: [String]

  @Option(
    help: "The host of paths, so that they are matched as links of https://HOST.",
    transform: HostName.init(argument:))
  var host: HostName?

  @Flag(help: "Write a JSON array with an object for each link.")
  var json = false

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) throws {
    let found = links.map { FoundLink($0.address(on: host), in: table) }
    if json {
      console.line(JSON.array(found.map(\.json)).text)
    } else {
      console.table(found.map(\.row))
    }
    if found.contains(where: { $0.error != nil }) { throw ExitStatus.finding.code }
  }
}

struct PrintCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Prints links as the table spells them.",
    discussion: "Exit status: 0 all lead somewhere; 1 one does not; 64 the command line is wrong.")

  @Argument(help: "Links, or paths.")
  var links: [String]

  @Flag(help: "Also print the links of the screens below, lowest first.")
  var stack = false

  func run<R>(_ table: RouteTable<R>, _: LinkAssociations, _ console: Console) throws {
    var failed = false
    for link in links {
      do {
        let route = try table.route(of: link)
        for screen in stack ? table.stack(for: route) : [route] {
          console.line(try table.printed(screen))
        }
      } catch {
        failed = true
        console.writeError("\(link): \(error)\n")
      }
    }
    if failed { throw ExitStatus.finding.code }
  }
}

extension String {
  /// A path as an address of a host; anything else, and without a host, as it is.
  func address(on host: HostName?) -> String {
    guard let host, hasPrefix("/") else { return self }
    return "https://\(host.name)\(self)"
  }
}

extension RouteTable {
  /// Where a link or a path leads.
  fileprivate func route(of link: String) throws -> R { try match(of: link).route }

  /// What the table says of a link or a path.
  func match(of link: String) throws(LinkError) -> LinkMatch<R> {
    link.hasPrefix("/") ? try parse(path: link) : try parse(link)
  }

  /// A route's link; its path where the table has nothing to print before it.
  fileprivate func printed(_ route: R) throws(LinkPrintError) -> String {
    printedHost == nil && schemes.isEmpty ? try path(for: route) : try link(for: route)
  }
}

/// What a table makes of a link, as text.
private struct FoundLink {
  var link: String
  var error: LinkError?
  var pattern = ""
  var route = ""
  var requires: [String] = []
  var isCanonical = false
  var stack: [String] = []

  init<R>(_ link: String, in table: RouteTable<R>) {
    self.link = link
    do throws(LinkError) {
      let match = try table.match(of: link)
      pattern = match.pattern
      route = "\(match.route)"
      requires = table.gates(for: match).map(\.rawValue).sorted()
      isCanonical = match.isCanonical
      stack = table.stack(for: match.route).compactMap { try? table.path(for: $0) }
    } catch {
      self.error = error
    }
  }

  var row: [Cell] {
    if let error { return [Cell("refused", .red), Cell(link), Cell("\(error)")] }
    let gates = requires.isEmpty ? "" : "requires " + requires.joined(separator: ", ")
    return [
      Cell(isCanonical ? "leads" : "respelled", isCanonical ? .green : .yellow), Cell(link),
      Cell(pattern), Cell(route), Cell(stack.joined(separator: " > "), .grey), Cell(gates),
    ]
  }

  var json: JSON {
    var members: [JSON.Member] = [
      .init("link", .string(link)), .init("matches", .bool(error == nil)),
    ]
    if let error {
      members.append(.init("error", .string("\(error)")))
    } else {
      members += [
        .init("pattern", .string(pattern)), .init("route", .string(route)),
        .init("isCanonical", .bool(isCanonical)),
        .init("requires", .array(requires.map { .string($0) })),
        .init("stack", .array(stack.map { .string($0) })),
      ]
    }
    return .object(members)
  }
}
