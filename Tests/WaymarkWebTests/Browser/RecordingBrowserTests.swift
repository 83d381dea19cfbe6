// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import ShowcaseApp
import Testing
import WaymarkRecording
import WaymarkTesting

@testable import WaymarkWeb

/// Sessions in a browser that the server records.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct RecordingBrowserTests {
  @Test func `what a person does in a browser can be performed headless`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rec-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = WebHost.Options(port: 0)
    options.recordings = folder
    options.retentionTime = .zero
    try await TestServer.run(TrailGuide.self, options: options, site: Site(guideLinks)) { server in
      try await Browser.run { page in
        try await page.enter(server.address + "trails/75")
        try await page.traverse(-1)
        try await page.expect(title: "Trail Guide", address: "/", entry: 0)
        try await page.tap("Settings")
        try await page.expect(title: "Settings", address: "/settings", entry: 0)
        try await page.click("[data-testid=shows-times]")
        try await page.tap("Planner")
        try await page.wait(until: "document.title === 'Planner'")
        try await page.tap("Trails")
        try await page.wait(until: "document.title === 'Trail Guide'")
        try await page.click("[data-testid=trail-catbells]")
        try await page.wait(until: "document.title === 'Catbells'")
        try await page.waitForRest()
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == 1)
    let file = folder.appending(path: files.first ?? "")
    var text = ""
    while !text.contains("\"end\":true") {
      await Task.yield()
      text = try String(contentsOf: file, encoding: .utf8)
    }
    let recording = try Recording(lines: text)
    #expect(recording.steps.last?.before.titles.last == "Catbells")
    let app = XCUIApplication(TrailGuide.self)
    let divergence = await app.play(recording)
    #expect(divergence == nil, "\(divergence.map { "\($0)" } ?? "")")
  }

  @Test func `a folder that cannot be written to is told`() async throws {
    var options = WebHost.Options(port: 0)
    options.recordings = URL(fileURLWithPath: "/dev/null/recordings")
    await #expect {
      try await WebHost.run(TrailGuide.self, options)
    } throws: { error in
      if case WebHostError.cannotRecord("/dev/null/recordings", _) = error { true } else { false }
    }
  }
}
