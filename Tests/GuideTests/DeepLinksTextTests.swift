// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

@testable import GuideSamples

/// A table parses links as the guide describes.
struct DeepLinksTextTests {
  private func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = text.replacing("GuideTests.", with: "")
    #expect(try Guide("DeepLinks").texts.contains(text), "\(text)", sourceLocation: sourceLocation)
  }

  private let links = [
    "https://plants.example/plants/7", "plants:plants/7",
    "/search?q=fern&colour=red&colour=white&utm_source=mail", "/articles/pots/clay",
    "/plants/7/", "/p/7", "/plants/7?utm_term=%E9t%E9#100%", "/articles", "/plants/007",
    "/plants/501", "/search", "/plants/%zz", "/jobs", "https://elsewhere.example/plants/7",
  ]

  @Test func `the table reads links as the guide says`() throws {
    try expect(
      columns(
        links.map { link in
          do throws(LinkError) {
            let match =
              link.hasPrefix("/")
              ? try ShopLinks.table.parse(path: link) : try ShopLinks.table.parse(link)
            let notes = [
              match.isCanonical ? nil : "not canonical",
              match.isTrusted || match.scheme == nil ? nil : "not trusted",
              match.extra.first.map { "and \($0.name)" },
            ]
            return [link, (["\(match.route)"] + notes.compactMap { $0 }).joined(separator: ", ")]
          } catch {
            return [link, "\(error)"]
          }
        }))
  }

  @Test func `patterns of parts, kinds and hosts are read as the guide says`() throws {
    #expect(ForumLinks.table.checkLaws().isEmpty)
    let links = ["/@ada", "/2026-11-21", "/12", "/12/3", "https://roses.forum.example/12"]
    try expect(
      columns(
        try links.map { link in
          let match =
            link.hasPrefix("/")
            ? try ForumLinks.table.parse(path: link) : try ForumLinks.table.parse(link)
          return [link, "\(match.route)", match.hostValues["garden"].map { "garden \($0)" } ?? ""]
        }))
    let link = try ForumLinks.table.link(for: .topic(12, page: 1), host: ["garden": "roses"])
    #expect(link == links.last)
  }

  @Test func `a mistake in a table is told as the guide says`() throws {
    let issues = #expect(throws: RouteTableError.self) {
      try RouteTable<Garden>(hosts: ["garden.example"]) {
        LinkRoute("/", route: .plants)
        LinkRoute(
          "/plants/:number", .int, make: { .plant($0) },
          match: { if case .plant(let number) = $0 { number } else { nil } })
        LinkRoute(
          "/plants/:id", .int, make: { .plant($0) },
          match: { if case .plant(let id) = $0 { id } else { nil } })
        LinkRoute("/gardens/:owner", route: .plants)
      }
    }
    try expect("\(try #require(issues))")
  }
}
