// SPDX-License-Identifier: MIT

import ChromiumDriver
import ShowcaseApp
import Testing

@testable import WaymarkWeb

/// The example app in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct ShowcaseBrowserTests {
  @Test func `ten steps lead through pushes, a sheet, a cover and the tabs`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        for step in GuideWalk.steps {
          switch step.action {
          case .tap(let identifier): try await page.tap(identifier: identifier)
          case .tab(let label): try await page.tap(label)
          case .back:
            try await page.click(".overlays .layer:last-child .screen:not([inert]) .back")
          }
          try await page.expect(title: step.title)
        }
        #expect(server.stage.counters == Stage.Counters())
      }
    }
  }

  @Test func `its first page is complete and small`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      let client = try await RawClient.connect(server.port)
      let answer = try await client.request("/", host: "127.0.0.1:\(server.port)")
      #expect(answer.body.utf8.count <= 40 << 10)
      #expect(answer.body.contains("<h1 tabindex=\"-1\">Trail Guide</h1>"))
      #expect(answer.body.contains("Isle of Skye"))
      #expect(answer.body.contains("Catbells"))
    }
  }

  @Test func `its maps are drawn`() async throws {
    try await TestServer.run(TrailGuide.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.tap(identifier: "region-skye")
        try await page.wait(
          until: "[...document.images].some(n => n.complete && n.naturalWidth > 0)")
        let address = try await page.evaluate("document.images[0].getAttribute('src')").string
        #expect(address?.hasPrefix("/waymark/file-") == true)
      }
    }
  }
}
