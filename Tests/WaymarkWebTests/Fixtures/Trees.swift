// SPDX-License-Identifier: MIT

import WaymarkRender

/// An element with its children, for building trees by hand.
struct Part {
  var kind: ElementKind
  var properties: [Property: PropertyValue]
  var children: [Part]

  init(_ kind: ElementKind, _ properties: [Property: PropertyValue] = [:], _ children: Part...) {
    self.kind = kind
    self.properties = properties
    self.children = children
  }

  /// The mutations that build the part as a window; ids count from 1, parents before children.
  var mutations: [Mutation] {
    var next: UInt32 = 0
    var all: [Mutation] = []
    add(to: .root, at: 0, &next, &all)
    return all
  }

  private func add(
    to parent: ElementID, at index: Int, _ next: inout UInt32, _ all: inout [Mutation]
  ) {
    next += 1
    let id = ElementID(index: next)
    all.append(.create(id, kind))
    for (property, value) in properties { all.append(.set(id, property, value)) }
    for (place, child) in children.enumerated() { child.add(to: id, at: place, &next, &all) }
    all.append(.insert(id, into: parent, at: index))
  }
}

extension ElementTree {
  /// The mutations that create this tree from nothing, with the same ids.
  var asMutations: [Mutation] {
    var all: [Mutation] = []
    func add(_ id: ElementID, _ parent: ElementID, _ index: Int) {
      guard let element = self[id] else { return }
      all.append(.create(id, element.kind))
      for (property, value) in element.properties { all.append(.set(id, property, value)) }
      for (place, child) in element.children.enumerated() { add(child, id, place) }
      all.append(.insert(id, into: parent, at: index))
    }
    for (place, window) in windows.enumerated() { add(window, .root, place) }
    return all
  }
}
