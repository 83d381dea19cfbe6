// SPDX-License-Identifier: MIT

import Waymark

/// A flow whose path is bound, and takes screens of all types.
struct FlowPathFlow: View {
  @State private var path = FlowPath()

  var body: some View {
    FlowStack($path, withNavigation: true) {
      FlowHome(about: "The path is a FlowPath with screens of any type.") { $0.content }
        .modifier(FlowDestinations())
    }
  }
}

/// A flow that keeps its path itself, or shares that of the flow around it.
struct NoBindingFlow: View {
  var body: some View {
    FlowStack(withNavigation: true) {
      FlowHome(about: "The stack manages the path, or shares its container's.") { $0.content }
        .modifier(FlowDestinations())
    }
  }
}

/// A flow whose path is an array of screens of one type.
struct ArrayBindingFlow: View {
  @State private var routes: [Route<FlowScreen>] = []

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      FlowHome(about: "The path is an array of routes of one type.", screen: \FlowScreen.self)
        .flowDestination(for: FlowScreen.self) { screen in
          switch screen {
          case .list(let list): FlowNumberList(numbers: list.numbers, screen: \FlowScreen.self)
          case .number(let number): FlowNumber(number: number, screen: \FlowScreen.self)
          case .balloons(let balloons): BalloonsView(balloons: balloons)
          case .child(let child): ChildFlowView(child: child)
          }
        }
    }
  }
}

/// What the screens of a path look like that takes all types.
private struct FlowDestinations: ViewModifier {
  func body(content: Content) -> some View {
    content
      .flowDestination(for: NumberList.self) { list in
        FlowNumberList(numbers: list.numbers) { $0.content }
      }
      .flowDestination(for: Int.self) { number in
        FlowNumber(number: number) { $0.content }
      }
      .flowDestination(for: Balloons.self) { BalloonsView(balloons: $0) }
      .flowDestination(for: ChildFlow.self) { ChildFlowView(child: $0) }
      .flowDestination(for: Sample.self) { sample in
        List { Text(sample.text) }.navigationTitle("Sample")
      }
  }
}

private struct ChildFlowView: View {
  let child: ChildFlow

  var body: some View {
    switch child {
    case .flowPath: FlowPathFlow()
    case .noBinding: NoBindingFlow()
    }
  }
}
