// SPDX-License-Identifier: MIT

import Waymark
import WaymarkWeb

/// A stack that is as deep as a button says, each of whose screens has an address.
struct DepthApp: LinkedApp {
  static var links: RouteTable<Int> { depthLinks }

  var body: some Scene { WindowGroup { DepthScreen() } }
}

private let depthLinks = RouteTable<Int>.reporting(hosts: ["depth.example"]) {
  LinkRoute("/", route: 0)
  LinkRoute("/levels/:level", .int, make: { $0 }, match: { $0 > 0 ? $0 : nil })
}

private struct DepthScreen: View {
  @State private var path: [Route<Int>] = []
  @State private var inbox = LinkInbox()

  var body: some View {
    VStack {
      // Beside the stack, so that no screen covers them.
      ForEach([10, 800], id: \.self) { depth in
        Button("To \(depth)") { path = (1...depth).map { .push($0) } }
      }
      Button("Push") { path.push(path.count + 1) }
      FlowStack($path, withNavigation: true) {
        Text("Root").flowDestination(for: Int.self) { level in
          Text("Detail").navigationTitle("Level \(level)")
        }
      }
      .links(depthLinks, inbox: $inbox, path: $path)
    }
  }
}
