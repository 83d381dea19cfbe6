// SPDX-License-Identifier: MIT

import Waymark

/// Numbers to choose from.
struct FlowNumberList<Screen: Hashable>: View {
  let numbers: ClosedRange<Int>
  let screen: (FlowScreen) -> Screen

  var body: some View {
    List {
      ForEach(numbers, id: \.self) { number in
        FlowLink("Show \(number)", value: screen(.number(number)), style: .push)
          .routeIdentifier("Show \(number)")
      }
    }
    .navigationTitle("List")
  }
}

/// A number, and ways on and back.
struct FlowNumber<Screen: Hashable>: View {
  @EnvironmentObject private var navigator: FlowNavigator<Screen>
  @State private var colour = Color.gray
  let number: Int
  let screen: (FlowScreen) -> Screen

  var body: some View {
    List {
      Section {
        Text("\(number)").font(.title).foregroundColor(colour)
        Button("Change the colour") { colour = colour == .gray ? .green : .gray }
      }
      Section("On") {
        FlowLink("Show next number", value: screen(.number(number + 1)), style: .push)
          .routeIdentifier("Show next number")
        FlowLink("FlowPath Child", value: screen(.child(.flowPath)), style: .sheet)
          .routeIdentifier("FlowPath Child")
        FlowLink(
          "NoBinding Child", value: screen(.child(.noBinding)),
          style: .sheet(withNavigation: true)
        )
        .routeIdentifier("NoBinding Child")
      }
      Section("Back") {
        Button("Go back to root") { navigator.goBackToRoot() }
          .routeIdentifier("Go back to root")
      }
    }
    .navigationTitle("\(number)")
  }
}

/// As many balloons as a number says.
struct BalloonsView: View {
  let balloons: Balloons

  var body: some View {
    ScrollView {
      Text(String(repeating: "🎈", count: balloons.count))
        .font(.title)
        .padding()
        .accessibilityLabel("\(balloons.count) balloons")
    }
    .navigationTitle("Visualise \(balloons.count)")
  }
}
