// SPDX-License-Identifier: MIT

import GuideSamples
import Testing
import Waymark

/// Links change the open screens as the guide describes.
struct WhereLinksLeadTextTests {
  private func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = text.replacing("GuideTests.", with: "")
    let texts = try Guide("WhereLinksLead").texts
    #expect(texts.contains(text), "\(text)", sourceLocation: sourceLocation)
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
}
