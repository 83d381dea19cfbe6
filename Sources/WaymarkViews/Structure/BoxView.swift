// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view in its own box, which most modifiers of layout and style create.
///
/// Content with several views, or none, gets a box around each view.
nonisolated struct BoxView<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// The layers around the content, innermost first.
  let layers: BoxLayers

  init(content: Content, layers: BoxLayers) {
    self.content = content
    self.layers = layers
  }

  /// Creates content in one box.
  init(
    _ properties: [(Property, PropertyValue?)], content: Content,
    handler: ContentNode.Handler? = nil
  ) {
    let known = properties.compactMap { name, value in value.map { (name, $0) } }
    self.init(content: content, layers: [Box(properties: known, handler: handler)])
  }

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    if let each = Content.self as? any EachView.Type, each.standsForEach {
      return view.makeEach(each, in: parent)
    }
    return view.make(view.layers.count - 1, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    if type(of: node) != ContentNode.self, let each = Content.self as? any EachView.Type,
      each.standsForEach
    {
      view.updateEach(each, node)
    } else {
      view.update(view.layers.count - 1, node)
    }
  }

  @MainActor
  private func make(_ depth: Int, in parent: ViewNode) -> ViewNode {
    layers[depth].make(in: parent) { inside in
      depth == 0 ? Content._makeNode(content, in: inside) : make(depth - 1, in: inside)
    }
  }

  @MainActor
  private func update(_ depth: Int, _ node: ViewNode) {
    layers[depth].update(node) { child in
      if depth == 0 {
        Content._updateNode(child, with: content)
      } else {
        update(depth - 1, child)
      }
    }
  }

  @MainActor
  private func makeEach<V: EachView>(_ type: V.Type, in parent: ViewNode) -> ViewNode {
    V.makeEach(unsafeBitCast(content, to: V.self), in: layers, parent)
  }

  @MainActor
  private func updateEach<V: EachView>(_ type: V.Type, _ node: ViewNode) {
    V.updateEach(node, with: unsafeBitCast(content, to: V.self), in: layers)
  }
}

/// The layers around content, innermost first.
@usableFromInline
typealias BoxLayers = [any BoxLayer]

/// A layer that a ``BoxView`` adds around its content.
@MainActor
@usableFromInline
protocol BoxLayer {
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void)
}

nonisolated private struct Box: BoxLayer {
  let properties: [(Property, PropertyValue)]
  let handler: ContentNode.Handler?

  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    ContentNode.make(.box, properties, handler, in: parent, child)
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    downcast(node, to: ContentNode.self).update(properties, handler, child)
  }
}

/// A box with a view behind or in front of its content.
nonisolated struct SidedBox<Side: View>: BoxLayer {
  let side: Side
  let isBehind: Bool

  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    ContentNode.make(.box, [], nil, in: parent) { box in
      let pair = TupleNode(in: box)
      if isBehind { pair.append(side) }
      pair.append(child(pair))
      if !isBehind { pair.append(side) }
      return pair
    }
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    downcast(node, to: ContentNode.self).update([], nil) { pair in
      let pair = downcast(pair, to: TupleNode.self)
      if isBehind { pair.update(0, with: side) }
      pair.update(isBehind ? 1 : 0, child)
      if !isBehind { pair.update(1, with: side) }
    }
  }
}

/// A box whose properties depend on the environment.
nonisolated struct ResolvedBox: BoxLayer {
  let properties: (EnvironmentValues) -> [(Property, PropertyValue)]

  init(_ properties: @escaping (EnvironmentValues) -> [(Property, PropertyValue)]) {
    self.properties = properties
  }

  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let node = ResolvedBoxNode(properties, in: parent)
    node.child = ContentNode.make(.box, node.resolved, nil, in: node, child)
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    let node = downcast(node, to: ResolvedBoxNode.self)
    node.properties = properties
    node.update(child)
  }
}

private final class ResolvedBoxNode: SingleChildNode {
  var properties: (EnvironmentValues) -> [(Property, PropertyValue)]
  private lazy var reader = EnvironmentReader(self)

  init(
    _ properties: @escaping (EnvironmentValues) -> [(Property, PropertyValue)], in parent: ViewNode
  ) {
    self.properties = properties
    super.init(in: parent)
  }

  var resolved: [(Property, PropertyValue)] { properties(EnvironmentValues(scope, reader: reader)) }

  func update(_ child: (ViewNode) -> Void) {
    (self.child as? ContentNode)?.update(resolved, nil, child)
  }

  override func refresh() {
    super.refresh()
    update { _ in }
  }

  override func didUnmount() { reader.end() }
}

extension BoxView: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { description.add(content) }
}

extension BoxView: NamingView {
  @MainActor
  func isCalled(_ id: AnyHashable) -> Bool {
    (content as? any NamingView)?.isCalled(id) == true
  }

  @MainActor
  var inside: any View { content }
}
