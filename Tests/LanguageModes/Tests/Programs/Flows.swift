// SPDX-License-Identifier: MIT

import Waymark

/// Flow stacks as written in apps that use FlowStacks.
enum Flows {
  struct Numbers: View {
    @State private var path = FlowPath()

    var body: some View {
      FlowStack($path, withNavigation: true) {
        List {
          ForEach(0..<3, id: \.self) { number in
            FlowLink(value: number, style: .push) { Text("Push \(number)") }
          }
          FlowLink("Sheet 7", value: 7, style: .sheet(withNavigation: true))
          Button("Two") { path.push(1, then: 2) }
        }
        .navigationTitle("Numbers")
        .flowDestination(for: Int.self) { $number in NumberView(number: $number) }
        .flowDestination(for: String.self) { Text("Named \($0)") }
      }
    }
  }

  struct NumberView: View {
    @EnvironmentObject private var navigator: FlowPathNavigator
    @Environment(\.routeStyle) private var style
    @Binding var number: Int

    var body: some View {
      VStack(spacing: 8) {
        Text("Number \(number)")
        Text(style?.isSheet == true ? "In a sheet" : "Pushed")
        Button("More") { number += 1 }
        Button("Name") { navigator.push("Ann") }
        Button("Cover") { navigator.presentCover(100) }
        Button("Back") { navigator.goBack() }
        Button("Root") { navigator.goBackToRoot() }
      }
      .navigationTitle("\(number)")
    }
  }

  enum Screen: Hashable {
    case list
    case detail(Int)
  }

  struct Typed: View {
    @State private var routes: [Route<Screen>] = [.push(.list), .sheet(.detail(1))]

    var body: some View {
      FlowStack($routes, withNavigation: true, navigationViewModifier: Loud()) {
        Text("Home").flowDestination(for: Screen.self) { screen in
          switch screen {
          case .list: Text("List")
          case .detail(let id): DetailView(id: id)
          }
        }
      }
    }
  }

  struct DetailView: View {
    @EnvironmentObject private var navigator: FlowNavigator<Screen>
    let id: Int

    var body: some View {
      Text("Detail \(id) of \(navigator.routes.count)")
      Button("Close") { navigator.goBackTo(.list) }
    }
  }

  struct Loud: ViewModifier {
    func body(content: Content) -> some View { content.font(.title) }
  }
}

extension FlowPath {
  mutating func push(_ first: Int, then second: Int) {
    push(first)
    push(second)
  }
}
