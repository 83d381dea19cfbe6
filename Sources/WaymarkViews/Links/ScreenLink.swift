// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view whose controls open the screen of a value.
private nonisolated struct ScreenLinkView<Content: View>: WrappingView {
  let content: Content
  let value: AnyHashable

  @MainActor
  func makeNode(in parent: ViewNode) -> AttributeNode {
    AttributeNode(values(parent.graph), in: parent)
  }

  @MainActor
  func update(_ node: AttributeNode) {
    node.receive(values(node.graph))
  }

  @MainActor
  private func values(_ graph: ViewGraph) -> [(Property, PropertyValue)] {
    graph.host.address(of: value).map { [(.destination, .text($0))] } ?? []
  }
}

extension View {
  /// Gives the buttons of this view the URL of a value's screen, if the host shows it at one.
  nonisolated package func linksToScreen(of value: AnyHashable) -> some View {
    ScreenLinkView(content: self, value: value)
  }
}
