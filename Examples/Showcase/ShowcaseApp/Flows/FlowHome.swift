// SPDX-License-Identifier: MIT

import Waymark

/// The root of a flow whose path takes screens of some type, or of all.
struct FlowHome<Screen: Hashable>: View {
  @EnvironmentObject private var navigator: FlowNavigator<Screen>
  @State private var isLocalOpen = false
  let about: String
  /// A screen in the path's type.
  let screen: (FlowScreen) -> Screen

  var body: some View {
    List {
      Section {
        Lead(about)
      }
      Section {
        FlowLink(
          value: screen(.list(NumberList(numbers: 1...10))), style: .sheet(withNavigation: true)
        ) {
          Label("Pick a number", systemImage: "number")
        }
        .routeIdentifier("Pick a number")
        Button(action: showBalloons) { Label("99 Red balloons", systemImage: "circle.fill") }
          .routeIdentifier("99 Red balloons")
        Button {
          isLocalOpen = true
        } label: {
          Label("Push local destination", systemImage: "mappin")
        }
        .disabled(isLocalOpen)
        .routeIdentifier("Push local destination")
        if let navigator = navigator as? FlowPathNavigator {
          Button {
            navigator.push(SpecialSample("Sample data"))
          } label: {
            Label("Show Class Destination", systemImage: "doc.text")
          }
          .routeIdentifier("Show Class Destination")
        }
      }
    }
    .navigationTitle("Home")
    .modifier(DoneOnPage())
    .flowDestination(isPresented: $isLocalOpen, style: .push) {
      List { Text("Local destination") }.navigationTitle("Local")
    }
  }

  /// Opens two screens in one action.
  private func showBalloons() {
    navigator.push(screen(.number(99)))
    navigator.push(screen(.balloons(Balloons(count: 99))))
  }
}

extension View {
  /// Names a control after its words and the place of its screen in the path.
  func routeIdentifier(_ words: String) -> some View { modifier(RouteIdentifier(words: words)) }
}

private struct RouteIdentifier: ViewModifier {
  @Environment(\.nestingIndex) private var nesting
  @Environment(\.routeIndex) private var index
  let words: String

  func body(content: Content) -> some View {
    content.accessibilityIdentifier("\(words) - route \(nesting ?? 0):\(index ?? -1)")
  }
}

/// Leads out of the gallery's page; in an app of its own there is nothing to leave.
struct DoneOnPage: ViewModifier {
  @Environment(\.isPresented) private var isPresented
  @Environment(\.nestingIndex) private var nesting

  func body(content: Content) -> some View {
    content.toolbar {
      if isPresented, nesting == 1 { DoneItem() }
    }
  }
}
