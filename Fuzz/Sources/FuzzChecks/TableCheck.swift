// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

private enum Screen: Hashable, Sendable {
  case home
  case new
  case user(Int)
  case named(String)
  case edit(UInt, String)
  case files([String])
  case search(text: String?, page: Int, tags: [String])
  case ticket(UUID)
  case color(Color)
  case cafe
  case handle(String)
  case day(Date)
  case raw([String])
  case page(Color?, Int, [Double])
  case note(String)
}

private enum Color: String, CaseIterable, Sendable {
  case red
  case odd = "a b"
}

private func table(_ options: LinkOptions) -> RouteTable<Screen>? {
  try? RouteTable(
    hosts: ["example.com", "xn--bcher-kva.example"], schemes: ["app"], options: options
  ) {
    LinkRoute("/", route: .home)
    LinkRoute("/users/new", route: .new, parent: { _ in .home })
    LinkRoute(
      "/users/:id", .int, make: { .user($0) },
      match: { if case .user(let id) = $0 { id } else { nil } }, parent: { _ in .home })
    LinkRoute(
      "/users/:name", .text, make: { .named($0) },
      match: { if case .named(let name) = $0 { name } else { nil } })
    LinkRoute(
      "/users/:id/edit/:tab", .uint, .text(encodedSlash: true), make: { .edit($0, $1) },
      match: { if case .edit(let id, let tab) = $0 { (id, tab) } else { nil } },
      parent: { _ in .new })
    LinkRoute(
      "/users/*path", .rest, make: { .files($0) },
      match: { if case .files(let path) = $0 { path } else { nil } })
    LinkRoute(
      "/search?q&page&tag", .optional(.text), .int.default(1), .repeated(.text),
      make: { .search(text: $0, page: $1, tags: $2) },
      match: {
        if case .search(let text, let page, let tags) = $0 { (text, page, tags) } else { nil }
      })
    LinkRoute(
      "/tickets/:id", .uuid, make: { .ticket($0) },
      match: { if case .ticket(let id) = $0 { id } else { nil } })
    LinkRoute(
      "/colors?color", .enum(), make: { .color($0) },
      match: { if case .color(let color) = $0 { color } else { nil } })
    LinkRoute("/café", route: .cafe, aliases: ["/coffee", "/x"])
    LinkRoute(
      "/note?text", .text(lineBreaks: true), aliases: ["/n?text"], make: { .note($0) },
      match: { if case .note(let text) = $0 { text } else { nil } })
    LinkRoute(
      "/@:handle.html", .text, make: { .handle($0) },
      match: { if case .handle(let name) = $0 { name } else { nil } })
    LinkRoute(
      "/tickets/:day", .date, make: { .day($0) },
      match: { if case .day(let day) = $0 { day } else { nil } })
    LinkRoute(
      "/files/*path/raw", .rest, make: { .raw($0) },
      match: { if case .raw(let path) = $0 { path } else { nil } })
    LinkRoute(
      "/pages/:color?/:page??list", .optional(.enum(Color.self)), .int.default(1),
      LinkParam<Double>.double.list().default([]), make: { .page($0, $1, $2) },
      match: {
        if case .page(let color, let page, let list) = $0 { (color, page, list) } else { nil }
      })
  }
}

/// Reads bytes as a link.
///
/// What is taken has to be printed and read again, and canonical has to mean what it says.
package func checkTable(_ bytes: UnsafeBufferPointer<UInt8>) {
  let link = String(decoding: bytes, as: UTF8.self)
  // Made anew: a table remembers values, which the leak sanitizer does not see where an enumeration
  // keeps its case in the spare bits of a pointer.
  guard let table = table(LinkOptions(caseSensitive: bytes.count % 2 == 0)) else {
    preconditionFailure("The table is wrong.")
  }
  let match: LinkMatch<Screen>
  do throws(LinkError) {
    match = try link.hasPrefix("/") ? table.parse(path: link) : table.parse(link)
  } catch {
    precondition(!error.description.isEmpty, "an error that says nothing")
    if case .noRoute(let nearest) = error { precondition(nearest.count <= 3, "too many") }
    return
  }
  precondition(match.isTrusted == (match.scheme?.hasPrefix("http") == true), "trusted")
  precondition(table.entries[match.entry].pattern == match.pattern, "another entry")
  precondition(table.stack(for: match.route).last == match.route, "another stack")
  do throws(LinkPrintError) {
    let path = try table.path(for: match.route)
    let again = try? table.parse(path: path)
    precondition(again?.route == match.route, "another value is read than was printed")
    precondition(again?.isCanonical == true, "printed, but not canonical")
    if match.isCanonical, match.extra.isEmpty, match.fragment == nil, match.scheme == nil {
      precondition(path == link, "canonical, but printed otherwise")
    }
    precondition(match.isCanonical || path != link, "printed so, but not canonical")
  } catch {
    precondition(error == .tooLong(.bytes), "\(error)")
  }
}
