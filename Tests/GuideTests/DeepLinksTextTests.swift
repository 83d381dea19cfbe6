// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

/// What the guide says that a table makes of links is what it makes of them.
@MainActor
struct DeepLinksTextTests {
  /// Lines whose columns stand below each other.
  private func columns(_ rows: [[String]]) -> String {
    let widths = (0..<(rows.first?.count ?? 0)).map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let line = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = text.replacing("GuideTests.", with: "")
    #expect(try Guide("DeepLinks").texts.contains(text), "\(text)", sourceLocation: sourceLocation)
  }

  private let links = [
    "https://plants.example/plants/7", "plants:plants/7",
    "/search?q=fern&colour=red&colour=white&utm_source=mail", "/articles/pots/clay",
    "/plants/7/", "/plants/007", "/plants/501", "/search", "/plants/%zz", "/jobs",
    "https://elsewhere.example/plants/7",
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

  @Test func `a mistake in a table is told as the guide says`() throws {
    let issues = #expect(throws: RouteTableIssues.self) {
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

  private func text(_ place: LinkPlace<Shop>) -> String {
    ["tab \(place.tab ?? "-")", place.root.map { "\($0)" }].compactMap { $0 }
      .joined(separator: ": ") + place.routes.map { ", \($0)" }.joined()
  }

  /// U8.
  @Test func `links lead where the guide says`() throws {
    let routes: [Shop] = [.front, .care(7), .orders(.all), .you]
    try expect(
      columns(
        try routes.map { route in
          [try ShopLinks.table.path(for: route), text(ShopLinks.table.place(for: route))]
        }))
  }

  /// U8.
  @Test func `policies do what the guide says`() throws {
    var rows: [[String]] = []
    for route in [Shop.plant(7), .care(9)] {
      for policy in [LinkPolicy.reuseElseReplace, .replace, .push] {
        var state = ShopState()
        state.shop = [.push(.plant(1)), .push(.plant(7)), .push(.plant(9))]
        let place = state.linkPlace.following(ShopLinks.table.place(for: route), by: policy)
        rows.append([try ShopLinks.table.path(for: route), ".\(policy)", text(place)])
      }
    }
    try expect(columns(rows))
  }

  /// U9.
  @Test func `a person sees of a link that is not followed what the guide says`() throws {
    var rows: [[String]] = []
    for link in links.dropFirst(5) {
      let app = XCUIApplication { ShopView(model: ShopModel()) }
      let url = try #require(
        URL(string: link.hasPrefix("/") ? "https://plants.example\(link)" : link))
      app.open(url)
      let seen =
        if app.staticTexts["Nothing here"].exists {
          "the sheet for unknown links"
        } else if !app.openedAddresses.isEmpty {
          "the browser"
        } else {
          "nothing: left to other handlers"
        }
      rows.append([link, seen])
    }
    try expect(columns(rows))
  }

  @Test func `the inbox tells what became of links as the guide says`() throws {
    let model = ShopModel()
    let app = XCUIApplication { ShopView(model: model) }
    app.launch()
    for link in ["/orders", "/plants/7", "/plants/7", "/plants/900"] {
      model.deliver(IncomingLink(opened: "https://plants.example\(link)"))
      #expect(app.tabBars.firstMatch.exists)
    }
    try expect(model.inbox.outcomes.map(\.description).joined(separator: "\n"))
  }
}
