// SPDX-License-Identifier: MIT

import Waymark

struct GardenView: View {
  @State private var path: [Route<Garden>] = []
  @State private var inbox = LinkInbox()

  var body: some View {
    FlowStack($path, withNavigation: true) {
      List(1..<6, id: \.self) { FlowLink("Plant \($0)", value: Garden.plant($0), style: .push) }
        .navigationTitle("Garden")
        .flowDestination(for: Garden.self) { place in
          if case .plant(let number) = place {
            Text("This is plant \(number)").navigationTitle("Plant \(number)")
          }
        }
    }
    .links(GardenLinks.table, inbox: $inbox, path: $path)
  }
}

struct GardenApp: App {
  var body: some Scene {
    WindowGroup { GardenView() }
  }
}
