// SPDX-License-Identifier: MIT

import WaymarkRender

class AttributeNode: SingleChildNode {
  typealias Values = [(Property, PropertyValue)]

  private(set) var values: Values
  // One reference, since nearly all values are constant.
  private var resolver: AttributeResolver?

  init(_ values: Values, in parent: ViewNode) {
    self.values = values
    super.init(in: parent)
  }

  final override var attributesForChildren: AttributeNode? { self }

  /// Handles a report of a host on an element of its content; returns false if it is not for this
  /// node.
  func handle(_ report: HostEvent.Action) throws(HostEventError) -> Bool { false }

  final func receive(_ new: Values) {
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

  /// Receives values that depend on the environment.
  final func receive(_ resolve: @escaping (EnvironmentValues) -> Values) {
    if let resolver {
      resolver.resolve = resolve
    } else {
      resolver = AttributeResolver(self, resolve)
    }
    refresh()
  }

  override func refresh() {
    super.refresh()
    guard let resolver else { return }
    receive(resolver.resolve(EnvironmentValues(scope, reader: resolver)))
  }

  override func didUnmount() { resolver?.end() }
}

/// Returns values in an environment that it follows.
private final class AttributeResolver: EnvironmentReader {
  var resolve: (EnvironmentValues) -> AttributeNode.Values

  init(_ node: ViewNode, _ resolve: @escaping (EnvironmentValues) -> AttributeNode.Values) {
    self.resolve = resolve
    super.init(node)
  }
}
