// SPDX-License-Identifier: MIT

import Waymark

/// A screen with a title and the verbs of its flow, which says where it is.
struct Page: View {
  private let title: String
  private let path: String
  @EnvironmentObject private var navigator: FlowPathNavigator
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0

  init(_ title: String, in path: String) {
    self.title = title
    self.path = path
  }

  var body: some View {
    VStack {
      Text(title).accessibilityIdentifier("title")
      Button("Tapped \(taps)") { taps += 1 }
      Button("goBack") { navigator.goBack() }
      Button("dismiss()") { dismiss() }
      Button("verb dismiss") { navigator.dismiss() }
      Button("goBackToRoot") { navigator.goBackToRoot() }
    }
    .mark(path)
    .navigationTitle(title)
  }
}

extension View {
  /// Says which route of a path the view is.
  func mark(_ path: String) -> some View { modifier(Mark(path: path)) }
}

private struct Mark: ViewModifier {
  @Environment(\.routeIndex) private var index
  let path: String

  func body(content: Content) -> some View {
    content.background(Text("\(path) \(index ?? -2)").accessibilityIdentifier("mark"))
  }
}
