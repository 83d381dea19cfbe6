// SPDX-License-Identifier: MIT

import Waymark
import WaymarkWeb

@main
struct TripPlannerApp: App {
  @StateObject private var store = TripStore()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(store)
    }
  }
}
