// SPDX-License-Identifier: MIT

import Waymark

/// Keeps a path of numbers.
@MainActor
private final class NumbersModel: ObservableObject {
  @Published var routes: [Route<Int>] = []
  @Published var first = 0
}

/// A flow of numbers that its screens can change in place.
struct NumbersFlow: View {
  @StateObject private var model = NumbersModel()

  var body: some View {
    FlowStack($model.routes, withNavigation: true) {
      NumberStep(number: $model.first)
        .modifier(DoneOnPage())
        .flowDestination(for: Int.self) { $number in NumberStep(number: $number) }
    }
  }
}

private struct NumberStep: View {
  @EnvironmentObject private var navigator: FlowNavigator<Int>
  @Environment(\.routeStyle) private var style
  @Environment(\.routeIndex) private var index
  @State private var colour: Color?
  @Binding var number: Int

  var body: some View {
    List {
      Section {
        Text("\(style.map(name) ?? "root") (\(index ?? -1))").font(.footnote)
        Stepper(
          label: { Text("Number \(number)") }, onIncrement: { number += 1 },
          onDecrement: { number -= 1 })
      }
      Section("On") {
        FlowLink("Push next from \(number)", value: number + 1, style: .push)
        FlowLink(
          "Present double (cover) from \(number)", value: number * 2,
          style: .cover(withNavigation: true))
        FlowLink(
          "Present double (sheet) from \(number)", value: number * 2,
          style: .sheet(withNavigation: true))
        Button("Show red from \(number)") { colour = .red }
      }
      if index ?? -1 >= 0 {
        Section("Back") {
          Button("Go back from \(number)") { navigator.goBack() }
          Button("Go back to root from \(number)") { navigator.goBackToRoot() }
        }
      }
    }
    .navigationTitle("\(number)")
    .flowDestination(item: $colour, style: .sheet(withNavigation: true)) { colour in
      List {
        Text(String(describing: colour)).foregroundColor(colour)
      }
      .navigationTitle("Color")
    }
  }

  private func name(_ style: RouteStyle) -> String {
    switch style {
    case .push: "push"
    case .sheet(let withNavigation): withNavigation ? "sheetWithNavigation" : "sheet"
    case .cover(let withNavigation): withNavigation ? "coverWithNavigation" : "cover"
    }
  }
}
