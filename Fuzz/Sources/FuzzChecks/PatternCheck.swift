// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

private struct Screen: Hashable, Sendable {
  var pattern: String
  var values: [String]
}

/// Reads a line as a link, and the lines below it as a table: patterns of routes begin with `/`,
/// prefixes of child tables with `>`, schemes end in `:`, and the rest are hosts.
package func checkPattern(_ bytes: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: bytes, as: UTF8.self)
  let lines = text.split(separator: "\n", maxSplits: 24).map(String.init)
  guard let link = lines.first else { return }
  var (hosts, schemes): ([String], [String]) = ([], [])
  var prefix = "/"
  var routes: [LinkRoute<Screen>] = []
  for line in lines.dropFirst() {
    if line.hasPrefix("/") {
      routes += LinkTableBuilder.buildExpression(below(prefix, route(line)))
    } else if line.hasPrefix(">") {
      prefix = String(line.dropFirst())
    } else if line.hasSuffix(":") {
      schemes.append(String(line.dropLast()))
    } else {
      hosts.append(line)
    }
  }
  let table: RouteTable<Screen>
  do throws(RouteTableError) {
    table = try RouteTable(hosts: hosts, schemes: schemes, routes: routes)
  } catch {
    precondition(!error.issues.isEmpty, "an error without an issue")
    precondition(error.issues.allSatisfy { !$0.description.isEmpty }, "an issue says nothing")
    return
  }
  let issues = table.checkLaws(seed: 1, count: 2)
  precondition(issues.isEmpty, "\(issues)")
  check(table, link)
}

private func check(_ table: RouteTable<Screen>, _ link: String) {
  let match = try? link.hasPrefix("/") ? table.parse(path: link) : table.parse(link)
  guard let match else { return }
  do throws(LinkPrintError) {
    let path = try table.path(for: match.route)
    let again = try? table.parse(path: path)
    precondition(again?.route == match.route, "another value is read than was printed")
    precondition(again?.isCanonical == true, "printed, but not canonical")
  } catch {
    switch error {
    // What is printed may belong to another entry, or be longer than what was read.
    case .shadowed, .tooLong: break
    default: preconditionFailure("\(error)")
    }
  }
}

private func below(_ prefix: String, _ route: LinkRoute<Screen>) -> LinkRoutes<Screen> {
  guard prefix.contains(":") else {
    return LinkRoutes(prefix, of: [route], make: { $0 }, match: { $0 })
  }
  return LinkRoutes(
    prefix, prefix.hasSuffix("?") ? .text.default("none") : .text, of: [route],
    make: { Screen(pattern: $1.pattern, values: [$0] + $1.values) },
    match: { screen in
      screen.values.first.map { first in
        (first, Screen(pattern: screen.pattern, values: Array(screen.values.dropFirst())))
      }
    })
}

/// A route whose values are texts, numbers or words by the first letter of their names.
private func route(_ pattern: String) -> LinkRoute<Screen> {
  let parts = pattern.split(separator: "/").flatMap { $0.split(separator: "?") }
  let params = pattern.split(separator: "/").compactMap { part -> LinkParam<String>? in
    guard let colon = part.firstIndex(of: ":") else { return nil }
    let param = param(part[colon...].dropFirst().first)
    return part.hasSuffix("?") ? param.default("none") : param
  }
  let items = pattern.contains("?") ? parts.last?.count(where: { $0 == "&" }) ?? 0 : -1
  let all = params + Array(repeating: LinkParam<String>.text, count: max(0, items + 1))
  @Sendable func values(_ screen: Screen) -> [String]? {
    screen.pattern == pattern ? screen.values : nil
  }
  @Sendable func make(_ values: [String]) -> Screen { Screen(pattern: pattern, values: values) }
  if pattern.contains("*") {
    return LinkRoute(pattern, .rest, make: { make($0) }, match: { values($0) })
  }
  return switch all.count {
  case 0: LinkRoute(pattern, route: make([]))
  case 1: LinkRoute(pattern, all[0], make: { make([$0]) }, match: { values($0)?.first })
  case 2:
    LinkRoute(
      pattern, all[0], all[1], make: { make([$0, $1]) },
      match: { values($0).map { ($0[0], $0[1]) } })
  default:
    LinkRoute(
      pattern, all[0], all[1], all[2], make: { make([$0, $1, $2]) },
      match: { values($0).map { ($0[0], $0[1], $0[2]) } })
  }
}

private func param(_ letter: Character?) -> LinkParam<String> {
  switch letter {
  case "i": LinkParam<Int>.int.map({ String($0) }, { Int($0) })
  case "s": LinkParam<Int>.signed.map({ String($0) }, { Int($0) })
  case "u": LinkParam<UUID>.uuid.map({ $0.uuidString }, { UUID(uuidString: $0) })
  case "b": LinkParam<Bool>.bool.map({ String($0) }, { Bool($0) })
  default: .text
  }
}
