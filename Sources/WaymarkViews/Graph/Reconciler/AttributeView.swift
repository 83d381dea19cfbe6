// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that sets properties on each element of its content.
nonisolated struct AttributeView<Content: View>: WrappingView {
  let content: Content
  let values: [(Property, PropertyValue)]

  @MainActor
  func makeNode(in parent: ViewNode) -> AttributeNode {
    AttributeNode(values, in: parent)
  }

  @MainActor
  func update(_ node: AttributeNode) {
    node.receive(values)
  }
}

extension View {
  /// Sets properties on each element of this view.
  ///
  /// Nil values are skipped.
  nonisolated func attributes(_ values: (Property, PropertyValue?)...) -> AttributeView<Self> {
    AttributeView(
      content: self, values: values.compactMap { name, value in value.map { (name, $0) } })
  }
}
