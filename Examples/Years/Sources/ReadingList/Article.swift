// SPDX-License-Identifier: MIT

import Foundation

struct Article: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var author: String
  /// The summary, in Markdown.
  var summary: String
  var cover: URL?
  var saved: Date
  var isRead = false
}

extension Article {
  static let first: [Article] = [
    Article(
      id: 1, title: "Why rivers bend", author: "M. Okafor",
      summary: "A straight river is a **short-lived** one: the water itself *digs* the curve.",
      saved: date(2021, 9, 20)),
    Article(
      id: 2, title: "The clockmaker of Gdynia", author: "J. Wrona",
      summary: "Forty years of repairs, told by `one` workbench.",
      saved: date(2021, 9, 24)),
    Article(
      id: 3, title: "Bread without hurry", author: "L. Amari",
      summary: "Cold dough has [more taste](https://example.com/dough).",
      saved: date(2021, 10, 2)),
  ]

  static let second: [Article] = [
    Article(
      id: 4, title: "A map of smells", author: "M. Okafor",
      summary: "What a city is like *with your eyes shut*.",
      saved: date(2021, 10, 5))
  ]

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    let components = DateComponents(year: year, month: month, day: day, hour: 12)
    return Calendar(identifier: .gregorian).date(from: components) ?? Date()
  }
}
