// SPDX-License-Identifier: MIT

import WaymarkRender

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
