// SPDX-License-Identifier: MIT

import Foundation
import GuideSamples
import Testing
import Waymark
import WaymarkTesting

/// Links have the outcomes that the guide describes.
@MainActor
struct LinkSourcesTextTests {
  private func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = text.replacing("GuideTests.", with: "")
    let texts = try Guide("LinkSources").texts
    #expect(texts.contains(text), "\(text)", sourceLocation: sourceLocation)
  }

  private let links = [
    "/plants/007", "/plants/501", "/search", "/plants/%zz", "/jobs",
    "https://elsewhere.example/plants/7",
  ]

  /// U9.
  @Test func `a person sees of a link that is not followed what the guide says`() throws {
    var rows: [[String]] = []
    for link in links {
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
