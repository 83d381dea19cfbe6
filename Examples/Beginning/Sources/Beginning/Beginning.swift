// SPDX-License-Identifier: MIT

import Waymark
import WaymarkWeb

@main
struct NumbersApp: App {
  var body: some Scene {
    WindowGroup { NumbersView() }
  }
}

struct NumbersView: View {
  @State private var path: [Route<Int>] = []

  var body: some View {
    FlowStack($path, withNavigation: true) {
      List(1..<6, id: \.self) { number in
        FlowLink("Number \(number)", value: number, style: .push)
      }
      .navigationTitle("Numbers")
      .flowDestination(for: Int.self) { number in NumberView(number: number) }
    }
  }
}

struct NumberView: View {
  let number: Int
  @EnvironmentObject private var navigator: FlowNavigator<Int>

  var body: some View {
    VStack {
      Button("Double it") { navigator.push(number * 2) }
      Button("Show it as a sheet") { navigator.presentSheet(number, withNavigation: true) }
      Button("Start again") { navigator.goBackToRoot() }
    }
    .navigationTitle("\(number)")
  }
}
