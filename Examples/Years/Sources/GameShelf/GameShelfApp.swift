// SPDX-License-Identifier: MIT

import Waymark
import WaymarkWeb

@main
struct GameShelfApp: App {
  @StateObject private var shelf = Shelf()

  var body: some Scene {
    WindowGroup {
      ShelfView()
        .environmentObject(shelf)
    }
  }
}
