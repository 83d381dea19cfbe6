// SPDX-License-Identifier: MIT

import WaymarkRender

/// Properties that a modifier sets on each element its content stands for.
nonisolated struct AttributeView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let values: [(Property, PropertyValue)]

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = AttributeNode(view.values, in: parent)
    node.child = Content._makeNode(view.content, in: node)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: AttributeNode.self)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    node.receive(view.values)
  }
}

extension View {
  /// Sets properties on each element this view stands for.
  ///
  /// A nil value sets nothing.
  nonisolated func attributes(_ values: (Property, PropertyValue?)...) -> AttributeView<Self> {
    AttributeView(
      content: self, values: values.compactMap { name, value in value.map { (name, $0) } })
  }
}

final class AttributeNode: SingleChildNode {
  private(set) var values: [(Property, PropertyValue)]

  init(_ values: [(Property, PropertyValue)], in parent: ViewNode) {
    self.values = values
    super.init(in: parent)
  }

  override var attributesForChildren: AttributeNode? { self }

  func receive(_ new: [(Property, PropertyValue)]) {
    let old = values
    if old.elementsEqual(new, by: ==) { return }
    let names = Set(old.map(\.0)).union(new.map(\.0))
    var before: [(ElementNode, Property, PropertyValue?)] = []
    forEachRootElement { element in
      for name in names { before.append((element, name, element.resolved(name))) }
    }
    values = new
    for (element, name, value) in before {
      let now = element.resolved(name)
      if now != value { element.send(name, now) }
    }
  }
}
