// SPDX-License-Identifier: MIT

import Waymark
import WaymarkWeb

@main
struct EnvelopesApp: App {
  @State private var budget = Budget()

  var body: some Scene {
    WindowGroup {
      BudgetView()
        .environment(budget)
    }
  }
}
