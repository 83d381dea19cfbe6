// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
import WaymarkLinks
@_spi(Host) import WaymarkViews

@testable import GuideSamples
@testable import WaymarkWeb

/// The app of the guides to deep links, at its URLs.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct LinkAssociationServedTests {
  @Test func `a server answers as the guide says`() async throws {
    var lines: [String] = []
    try await TestServer.run(GardenApp.self) { server in
      for path in ["/plants/3", "/plants/3/", "/plants/x", "/plants/%zz"] {
        let client = try await RawClient.connect(server.port)
        let answer = try await client.request(path, host: "127.0.0.1:\(server.port)")
        let title = answer.body.firstMatch(of: /<title>(.*?)<\/title>/).map { String($0.1) }
        lines.append(
          "GET \(path.padding(toLength: 13, withPad: " ", startingAt: 0))\(answer.status)  "
            + (answer["location"] ?? title ?? ""))
        await client.close()
      }
    }
    let text = lines.joined(separator: "\n")
    #expect(try Guide("LinkAssociation").texts.contains(text), "\(text)")
  }

  @Test func `controls of the app are links`() async throws {
    try await TestServer.run(GardenApp.self) { server in
      let client = try await RawClient.connect(server.port)
      let answer = try await client.request("/", host: "127.0.0.1:\(server.port)")
      for number in 1..<6 { #expect(answer.body.contains("href=\"/plants/\(number)\"")) }
    }
  }

  @Test func `a button is a link to the route that it declares`() {
    let store = SessionStore(sessionLimit: 1, site: Site(GardenLinks.table)) { graph, effects in
      graph.mount(PlantOfTheDay(path: .constant([])), effects: effects)
    }
    #expect(store.page().html.contains("href=\"/plants/3\""))
  }

  @Test func `a server has the file for the apps it vouches for`() async throws {
    try await TestServer.run(GardenApp.self) { server in
      let client = try await RawClient.connect(server.port)
      let answer = try await client.request(
        "/.well-known/apple-app-site-association", host: "127.0.0.1:\(server.port)")
      let file = try GardenLinks.table.appleAppSiteAssociation(
        apps: ["ABCDE12345.com.example.garden"])
      #expect(answer.status == 200 && answer.body == file.compactText)
    }
  }
}
