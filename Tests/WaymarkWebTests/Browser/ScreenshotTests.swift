// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing

/// Pictures for a person to look at, written where `WAYMARK_SCREENSHOTS` says.
private let folder = ProcessInfo.processInfo.environment["WAYMARK_SCREENSHOTS"]

@Suite(.serialized, .enabled(if: folder != nil && Browser.isHere))
@MainActor
struct ScreenshotTests {
  @Test(arguments: [(390, 844), (1280, 800)], ["light", "dark"])
  func `pictures of the gallery`(size: (Int, Int), scheme: String) async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: size.0, height: size.1, scale: size.0 < 500 ? 2 : 1)
        try await page.setMedia(["prefers-color-scheme": scheme])
        try await page.enter(server.address)
        func shoot(_ name: String) async throws {
          try await page.waitForRest()
          let file = URL(fileURLWithPath: folder ?? "").appendingPathComponent(
            "\(size.0)-\(scheme)-\(name).png")
          try await page.screenshot().write(to: file)
        }
        try await shoot("root")
        try await page.tap("Baikal")
        try await page.expect(title: "Baikal")
        try await shoot("pushed")
        try await page.tap("Take the tour")
        try await page.wait(until: "document.querySelector('.cover')")
        try await shoot("cover")
        try await page.tap("End the tour")
        try await page.wait(until: "!document.querySelector('.cover')")
        try await page.tap("Back to Lakes")
        try await page.expect(title: "Lakes")
        try await page.tap("Add")
        try await page.expect(title: "New Lake")
        try await shoot("sheet")
        try await page.tap("Cancel")
        try await page.wait(until: "!document.querySelector('.sheet')")
        try await page.tap("Controls")
        try await page.expect(title: "Controls")
        try await shoot("controls")
        try await page.tap("Layout")
        try await page.expect(title: "Layout")
        try await shoot("layout")
      }
    }
  }
}
