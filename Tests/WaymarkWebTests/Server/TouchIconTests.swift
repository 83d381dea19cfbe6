// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import WaymarkWeb

/// The icon of an app on home screens.
@MainActor
@Suite(.timeLimit(.minutes(3))) struct TouchIconTests {
  private func icon(_ options: WebHost.Options) async throws -> (page: String, icon: [UInt8]) {
    var result = ("", [UInt8]())
    try await TestServer.run(CounterApp.self, options: options) { server in
      let client = try await RawClient.connect(server.port)
      let host = "127.0.0.1:\(server.port)"
      result.0 = try await client.request("/", host: host).body
      try await client.send("GET /apple-touch-icon.png HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      let answer = RawClient.Answer(head: await client.read(until: "\r\n\r\n"), body: "")
      #expect(answer.status == 200 && answer["content-type"] == "image/png")
      #expect(answer["cache-control"] == "public, max-age=86400")
      result.1 = await client.read(answer["content-length"].flatMap { Int($0) } ?? 0)
      await client.close()
    }
    return result
  }

  @Test func `a page names an icon of 180 pixels`() async throws {
    let (page, icon) = try await icon(WebHost.Options(port: 0))
    #expect(page.contains("<link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\">"))
    #expect(icon.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The width and the height.
    #expect(icon.dropFirst(16).prefix(8) == [0, 0, 0, 180, 0, 0, 0, 180])
    #expect(icon.count < 1000)
  }

  @Test func `an app has an icon of its own`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "icon-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let png = TouchIcon.png + [0]
    try Data(png).write(to: file)
    #expect(try await icon(WebHost.Options(port: 0, touchIcon: file)).icon == png)
    try Data("<svg>".utf8).write(to: file)
    #expect(StaticFile(touchIcon: file) == nil)
    #expect(StaticFile(touchIcon: URL(fileURLWithPath: "/none.png")) == nil)
  }

  @Test func `the icon is an option of the command line`() throws {
    let arguments = try WebArguments.parse(["--touch-icon", "/icon.png"])
    #expect(arguments.options.touchIcon?.path == "/icon.png")
  }
}
