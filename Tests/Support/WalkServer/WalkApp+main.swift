// SPDX-License-Identifier: MIT

import Foundation
import Waymark
import WaymarkLinks
import WaymarkWeb

/// A program that tests serve in several processes: screens with URLs, and a text that all share.
@main
struct WalkApp: LinkedApp {
  /// The number of the front screen.
  struct Level: Hashable, Sendable {
    let number: Int
  }

  nonisolated static let links = RouteTable<Level>.reporting(
    hosts: ["walk.example"], schemes: ["walk"]
  ) {
    LinkRoute("/", route: Level(number: 0))
    LinkRoute(
      "/levels/:number", .int, make: { (1...9).contains($0) ? Level(number: $0) : nil },
      match: { $0.number > 0 ? $0.number : nil },
      parent: { Level(number: $0.number - 1) })
  }

  var body: some Scene { WindowGroup { WalkView() } }
}

private struct WalkView: View {
  @State private var path: [Int] = []
  @State private var note = ""

  private var addresses: [String] {
    ["https://walk.example/"] + path.map { "https://walk.example/levels/\($0)" }
  }

  var body: some View {
    NavigationStack(path: $path) {
      screen(0).navigationDestination(for: Int.self) { screen($0) }
    }
    .onOpenURL { url in
      let level = url.pathComponents.last.flatMap { Int($0) } ?? 0
      path = level > 0 ? Array(1...level) : []
    }
    .userActivity(NSUserActivityTypeBrowsingWeb) { activity in
      activity.webpageURL = addresses.last.flatMap { URL(string: $0) }
      activity.userInfo = [LinkActivity.stackKey: addresses]
    }
  }

  private func screen(_ level: Int) -> some View {
    Form {
      Text("at \(level): \(note).")
      TextField("Note \(level)", text: $note)
      if level < 9 { Button("Push from \(level)") { path.append(level + 1) } }
      if level > 0 { Button("Pop from \(level)") { path.removeLast() } }
    }
    .navigationTitle("Level \(level)")
  }
}
