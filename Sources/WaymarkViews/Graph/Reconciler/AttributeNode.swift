// SPDX-License-Identifier: MIT

import WaymarkRender

/// Properties that a modifier sets on each element its content stands for.
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
  /// Sets properties on each element this view stands for.
  ///
  /// A nil value sets nothing.
  nonisolated func attributes(_ values: (Property, PropertyValue?)...) -> AttributeView<Self> {
    AttributeView(
      content: self, values: values.compactMap { name, value in value.map { (name, $0) } })
  }
}

class AttributeNode: SingleChildNode {
  private(set) var values: [(Property, PropertyValue)]

  init(_ values: [(Property, PropertyValue)], in parent: ViewNode) {
    self.values = values
    super.init(in: parent)
  }

  final override var attributesForChildren: AttributeNode? { self }

  final func receive(_ new: [(Property, PropertyValue)]) {
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
