// SPDX-License-Identifier: MIT

import Waymark
import WaymarkWeb

@main
struct FieldNotesApp: App {
  @State private var notebook = Notebook()

  var body: some Scene {
    WindowGroup {
      MainView()
        .environment(notebook)
    }
  }
}
