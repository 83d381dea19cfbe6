// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

private struct CafeView: View {
  var body: some View { Text("Café") }
}

private enum Served {
  enum CafeRoute: Hashable {
    case menu
    case payment
  }

  struct Cafe: LinkedApp {
    static let links = RouteTable<CafeRoute>.reporting(hosts: ["cafe.example"]) {
      LinkRoute("/menu", route: .menu)
      LinkRoute("/payment", route: .payment)
    }

    static func redactsRecording(of route: CafeRoute) -> Bool { route == .payment }

    var body: some Scene { WindowGroup { CafeView() } }
  }
}

@MainActor
struct RecordATestServedTests {
  @Test(arguments: ["", "/cafe"])
  func `an app redacts recordings by its routes, also below a path`(base: String) throws {
    let below = try #require(BasePath(base))
    let site = try #require(try Site.of(Served.Cafe.self)).below(below)
    for (path, isRedacted) in [("/menu", false), ("/payment", true)] {
      let screen = try #require(site.screen(base + path))
      #expect(site.isRedacted(screen.link) == isRedacted)
    }
  }
}
