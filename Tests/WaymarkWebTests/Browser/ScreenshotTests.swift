// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing

/// The folder for screenshots, from `WAYMARK_SCREENSHOTS`.
private let folder = ProcessInfo.processInfo.environment["WAYMARK_SCREENSHOTS"]

/// A page with a size and a colour scheme, for screenshots.
@MainActor
private struct Camera {
  let page: ChromiumPage
  let name: String

  func shoot(_ subject: String) async throws {
    try await page.waitForRest()
    // Images of the page may still be loading.
    try await page.wait(until: "[...document.images].every(n => n.complete)")
    let file = URL(fileURLWithPath: folder ?? "").appendingPathComponent("\(name)-\(subject).png")
    try await page.screenshot().write(to: file)
  }
}

@Suite(.serialized, .enabled(if: folder != nil && Browser.isHere))
@MainActor
struct ScreenshotTests {
  private func look(
    _ address: String, _ name: String, _ width: Int, _ height: Int, _ scheme: String,
    _ body: @MainActor (ChromiumPage, Camera) async throws -> Void
  ) async throws {
    try await Browser.run { page in
      try await page.setViewport(width: width, height: height, scale: width < 500 ? 2 : 1)
      try await page.setMedia(["prefers-color-scheme": scheme])
      try await page.enter(address)
      try await body(page, Camera(page: page, name: "\(name)-\(width)-\(scheme)"))
    }
  }

  @Test(arguments: [(390, 844), (1280, 800)], ["light", "dark"])
  func `pictures of the gallery`(size: (Int, Int), scheme: String) async throws {
    try await TestServer.run(Gallery.self) { server in
      try await look(server.address, "gallery", size.0, size.1, scheme) { page, camera in
        try await camera.shoot("root")
        try await page.tap("Baikal")
        try await page.expect(title: "Baikal")
        try await camera.shoot("pushed")
        try await page.tap("Take the tour")
        try await page.wait(until: "document.querySelector('.cover')")
        try await camera.shoot("cover")
        try await page.tap("End the tour")
        try await page.wait(until: "!document.querySelector('.cover')")
        try await page.tap("Back to Lakes")
        try await page.expect(title: "Lakes")
        try await page.tap("Add")
        try await page.expect(title: "New Lake")
        try await camera.shoot("sheet")
        try await page.tap("Cancel")
        try await page.wait(until: "!document.querySelector('.sheet')")
        try await page.tap("Controls")
        try await page.expect(title: "Controls")
        try await camera.shoot("controls")
        try await page.tap("Layout")
        try await page.expect(title: "Layout")
        try await camera.shoot("layout")
      }
    }
  }

  @Test(arguments: [(390, 844), (1280, 800)], ["light", "dark"])
  func `pictures of the showcase`(size: (Int, Int), scheme: String) async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await look(server.address, "showcase", size.0, size.1, scheme) { page, camera in
        try await camera.shoot("root")
        try await page.click("[data-testid='region-skye']")
        try await page.wait(until: "document.title !== 'Trail Guide'")
        try await camera.shoot("region")
        try await page.click("[data-testid^='trail-']:not([inert] *, [hidden] *, .ghost *)")
        try await page.wait(
          until: "document.querySelectorAll('.tab:not([hidden]) .screen').length > 2")
        try await camera.shoot("trail")
        try await page.click("[data-testid='open-map']")
        try await page.wait(until: "document.querySelector('.cover')")
        try await camera.shoot("cover")
        try await page.traverse(-1)
        try await page.wait(until: "!document.querySelector('.cover')")
        try await page.click("[data-testid='log-this-hike']")
        try await page.wait(until: "document.querySelector('.sheet')")
        try await camera.shoot("sheet")
        try await page.press("Escape")
        try await page.wait(until: "!document.querySelector('.sheet')")
        for tab in ["Planner", "Journal", "Settings"] {
          try await page.tap(tab)
          try await page.expect(title: tab)
          try await camera.shoot(tab.lowercased())
        }
      }
    }
  }

  @Test func `pictures of the showcase's gallery`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await look(server.address, "features", 390, 844, "light") { page, camera in
        try await page.tap("Gallery")
        try await page.expect(title: "Gallery")
        try await camera.shoot("root")
        let pages = try await page.evaluate(
          "[...document.querySelectorAll('[data-testid^=page-]')].map(n => n.dataset.testid)")
        for id in pages.array?.compactMap(\.string) ?? [] {
          try await page.evaluate("document.querySelector('[data-testid=\(id)]').scrollIntoView()")
          try await page.tap(identifier: id)
          try await page.wait(until: "document.title !== 'Gallery'")
          try await camera.shoot(id)
          try await page.traverse(-1)
          try await page.expect(title: "Gallery")
        }
      }
    }
  }

  @Test func `pictures of where links lead`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await look(server.address, "places", 390, 844, "light") { page, camera in
        try await page.tap("Gallery")
        try await page.expect(title: "Gallery")
        try await page.evaluate(
          "document.querySelector('[data-testid=page-places]').scrollIntoView()")
        try await page.tap(identifier: "page-places")
        try await page.tap("Terms, which require acceptance")
        try await page.expect(title: "Terms")
        try await page.tap("Open the account in another tab")
        try await page.wait(until: "document.querySelector('[data-testid=link-waits]')")
        try await camera.shoot("terms")
        try await page.tap("Accept")
        try await page.expect(title: "Account")
        try await camera.shoot("account")
        try await page.tap("Log")
        try await page.tap("Restore that path")
        try await camera.shoot("log")
      }
    }
  }

  @Test(arguments: ["light", "dark"])
  func `pictures of the flows`(scheme: String) async throws {
    try await TestServer.run(FlowsApp.self) { server in
      try await look(server.address, "flows", 390, 844, scheme) { page, camera in
        try await camera.shoot("home")
        try await page.tap(identifier: "Pick a number - route 1:-1")
        try await page.expect(title: "List")
        try await camera.shoot("list")
        try await page.tap(identifier: "Show 1 - route 1:0")
        try await page.expect(title: "1")
        try await camera.shoot("number")
        try await page.tap(identifier: "FlowPath Child - route 1:1")
        try await page.expect(title: "Home")
        try await camera.shoot("child")
        try await page.traverse(-1)
        try await page.expect(title: "1")
        try await page.tap(identifier: "Go back to root - route 1:1")
        try await page.expect(title: "Home")
        try await page.tap(identifier: "99 Red balloons - route 1:-1")
        try await page.expect(title: "Visualise 99")
        try await camera.shoot("balloons")
        try await page.tap("Numbers")
        try await page.expect(title: "0")
        try await page.tap("Push next from 0")
        try await page.expect(title: "1")
        try await camera.shoot("numbers")
      }
    }
  }
}
