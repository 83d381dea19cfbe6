// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that sets properties on each element of its content.
nonisolated struct AttributeView<Content: View>: WrappingView {
  let content: Content
  let values: AttributeNode.Values
  /// Returns the values in an environment, if they depend on it.
  let resolve: ((EnvironmentValues) -> AttributeNode.Values)?

  init(content: Content, values: AttributeNode.Values) {
    self.content = content
    self.values = values
    resolve = nil
  }

  init(content: Content, resolve: @escaping (EnvironmentValues) -> AttributeNode.Values) {
    self.content = content
    values = []
    self.resolve = resolve
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> AttributeNode {
    let node = AttributeNode(values, in: parent)
    if let resolve { node.receive(resolve) }
    return node
  }

  @MainActor
  func update(_ node: AttributeNode) {
    if let resolve { node.receive(resolve) } else { node.receive(values) }
  }
}

extension View {
  /// Sets properties on each element of this view.
  ///
  /// Nil values are skipped.
  nonisolated func attributes(_ values: (Property, PropertyValue?)...) -> AttributeView<Self> {
    attributes(values)
  }

  /// Sets properties on each element of this view; nil values are skipped.
  nonisolated func attributes(_ values: [(Property, PropertyValue?)]) -> AttributeView<Self> {
    AttributeView(content: self, values: values.known)
  }
}

extension [(Property, PropertyValue?)] {
  /// The properties with a value.
  var known: [(Property, PropertyValue)] {
    compactMap { name, value in value.map { (name, $0) } }
  }
}
