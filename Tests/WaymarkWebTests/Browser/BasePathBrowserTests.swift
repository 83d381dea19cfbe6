// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing

@testable import WaymarkWeb

/// Apps that share a host, each below a path of its own (O18).
@Suite(
  .serialized, .enabled(if: Browser.isHere && ProxyProcess.isPossible), .timeLimit(.minutes(3)))
@MainActor
struct BasePathBrowserTests {
  /// Runs a body with a page and two servers behind one proxy, below `/maps` and `/other`.
  private func run(
    _ body: @MainActor (ChromiumPage, _ address: String) async throws -> Void
  ) async throws {
    let shared = try ReservedPort()
    func options(_ path: String) -> WebHost.Options {
      WebHost.Options(
        port: 0, origins: ["http://127.0.0.1:\(shared.number)"], trustedProxies: ["127.0.0.1"],
        basePath: path)
    }
    try await TestServer.run(LinkedAtlas.self, options: options("/maps")) { maps in
      try await TestServer.run(LinkedAtlas.self, options: options("/other")) { other in
        let proxy = try await ProxyProcess(
          .nginx, port: shared, to: [maps.port], below: ["/other/": other.port])
        try await Browser.run { page in
          try await page.setMedia(["prefers-reduced-motion": "reduce"])
          try await body(page, "http://127.0.0.1:\(shared.number)")
        }
        _ = proxy
      }
    }
  }

  @Test func `links, steps and reloads stay below the base path`() async throws {
    try await run { page, address in
      try await page.enter(address + "/maps/lakes/7")
      try await page.expect(title: "Lake 7", address: "/maps/lakes/7", entry: 1)
      try await page.tap("Photos")
      try await page.expect(title: "Photos of 7", address: "/maps/lakes/7/photos", entry: 2)
      try await page.reenter()
      try await page.expect(title: "Photos of 7", address: "/maps/lakes/7/photos", entry: 2)
      try await page.traverse(-2)
      try await page.expect(title: "Lakes", address: "/maps/", entry: 0)
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
    }
  }

  @Test func `two apps of a host keep their sessions in one tab`() async throws {
    try await run { page, address in
      try await page.enter(address + "/maps/")
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      try await page.enter(address + "/other/")
      try await page.wait(until: "document.body.innerText.includes('Count 0')")
      #expect(try await page.evaluate("document.getElementById('lost').hidden") == true)
      try await page.enter(address + "/maps/")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
    }
  }
}
