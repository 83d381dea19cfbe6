// SPDX-License-Identifier: MIT

import WaymarkLinks

/// The values of the table whose links are written in all spellings.
enum SpelledScreen: Hashable, Sendable {
  case home
  case user(Int)
  case number(UInt)
  case named(String)
  case slashed(String)
  case cafe
  case kelvin
  case files([String])
  case search(text: String?, page: Int, tags: [String])
  case first(String)
  case page
}

func spelledTable() throws -> RouteTable<SpelledScreen> {
  try RouteTable(
    hosts: ["example.com", "xn--bcher-kva.example"], schemes: ["myapp", "my-app2"]
  ) {
    LinkRoute("/", route: .home)
    LinkRoute(
      "/users/:id", .int, make: { .user($0) },
      match: { if case .user(let id) = $0 { id } else { nil } })
    LinkRoute(
      "/numbers/:number", .uint, make: { .number($0) },
      match: { if case .number(let number) = $0 { number } else { nil } })
    LinkRoute(
      "/names/:name", .text, make: { .named($0) },
      match: { if case .named(let name) = $0 { name } else { nil } })
    LinkRoute(
      "/slashed/:name", .text(encodedSlash: true), make: { .slashed($0) },
      match: { if case .slashed(let name) = $0 { name } else { nil } })
    LinkRoute("/café", route: .cafe)
    LinkRoute("/K", route: .kelvin)
    LinkRoute(
      "/files/*path", .rest, make: { .files($0) },
      match: { if case .files(let path) = $0 { path } else { nil } })
    LinkRoute(
      "/search?q&page&tag", .optional(.text), .int.default(1), .repeated(.text),
      make: { .search(text: $0, page: $1, tags: $2) },
      match: {
        if case .search(let text, let page, let tags) = $0 { (text, page, tags) } else { nil }
      })
    LinkRoute(
      "/first?word", LinkParam.text.first, make: { .first($0) },
      match: { if case .first(let word) = $0 { word } else { nil } })
    LinkRoute("/page", route: .page, web: .webOnly)
  }
}
