// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// The folder for screenshots, from `WAYMARK_SCREENSHOTS`.
private let folder = ProcessInfo.processInfo.environment["WAYMARK_SCREENSHOTS"]

/// The settings of a screenshot.
private struct Look: CustomTestStringConvertible {
  var name: String
  var width: Int
  var scheme = "light"
  var direction = "ltr"
  var text = 100

  var testDescription: String { name }

  static let all = [
    Look(name: "wide", width: 1280), Look(name: "wide-dark", width: 1280, scheme: "dark"),
    Look(name: "middle", width: 900), Look(name: "narrow", width: 390),
    Look(name: "narrow-dark", width: 390, scheme: "dark"),
    Look(name: "wide-rtl", width: 1280, direction: "rtl"),
    Look(name: "narrow-rtl", width: 390, direction: "rtl"),
    Look(name: "wide-large", width: 1280, text: 200),
    Look(name: "narrow-large", width: 390, text: 200),
  ]
}

/// The showcase's columns and stored values, with all settings.
@Suite(.serialized, .enabled(if: folder != nil && Browser.isHere))
@MainActor
struct SplitPictureTests {
  @Test(arguments: Look.all)
  fileprivate func `pictures of columns`(look: Look) async throws {
    try await TestServer.run(TrailGuide.self, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.setViewport(width: look.width, height: 844)
        try await page.setMedia([
          "prefers-color-scheme": look.scheme, "prefers-reduced-motion": "reduce",
        ])
        for (subject, address) in [
          ("regions", "gallery/columns"), ("trails", "gallery/columns/regions/lakes"),
          ("trail", "gallery/columns/trails/1"), ("kept", "gallery/kept"),
        ] {
          try await page.enter(server.address + address)
          try await page.evaluate(
            """
            document.documentElement.dir = '\(look.direction)';
            document.documentElement.style.fontSize = '\(Double(look.text) * 1.0625)%'
            """)
          try await page.waitForRest()
          let file = URL(fileURLWithPath: folder ?? "")
            .appendingPathComponent("columns-\(look.name)-\(subject).png")
          try await page.screenshot().write(to: file)
        }
      }
    }
  }
}
