// SPDX-License-Identifier: MIT

import WaymarkViews
import WaymarkWeb

private struct NumbersApp: App {
  var body: some Scene {
    WindowGroup { Text("Numbers") }
  }
}

@MainActor
private func serve() async throws {
  var options = WebHost.Options.commandLine()
  #if DEBUG
  options.inspector = true
  #endif
  try await WebHost.run(NumbersApp.self, options)
}
