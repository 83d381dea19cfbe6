// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks
import WaymarkViews

@testable import WaymarkWeb

private struct NumbersView: View {
  var body: some View { Text("Numbers") }
}

private enum Served {
  enum NumbersRoute: Hashable {
    case numbers
  }

  struct NumbersApp: LinkedApp {
    static let links = RouteTable<NumbersRoute>.reporting(hosts: ["numbers.example"]) {
      LinkRoute("/", route: .numbers)
    }

    var body: some Scene {
      WindowGroup { NumbersView() }
    }
  }
}

@MainActor
struct AgentsServedTests {
  @Test func `the app of the guide is driven`() async throws {
    let screen = try await AgentClient(Served.NumbersApp.self).text("open", #"{"link":"/"}"#)
    #expect(screen.contains("Numbers"))
  }
}
