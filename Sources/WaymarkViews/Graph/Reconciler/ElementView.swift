// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view with one element: its kind, properties, content and event handler.
nonisolated struct ElementView<Content: View>: View {
  typealias Body = Never
  typealias Handler = ContentNode.Handler

  let kind: ElementKind
  let properties: [(Property, PropertyValue)]
  let wrapping: ItemWrapping
  let handler: Handler?
  let content: Content

  init(
    _ kind: ElementKind, _ properties: [(Property, PropertyValue?)] = [],
    wrapping: ItemWrapping = .none, content: Content, handler: Handler? = nil
  ) {
    self.kind = kind
    // The array has the exact size, because the element keeps it.
    var present: [(Property, PropertyValue)] = []
    present.reserveCapacity(properties.count { $0.1 != nil })
    for case (let name, let value?) in properties { present.append((name, value)) }
    self.properties = present
    self.wrapping = wrapping
    self.content = content
    self.handler = handler
  }

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    ContentNode.make(view.kind, view.properties, view.handler, wrapping: view.wrapping, in: parent)
    {
      // Leaves, which are numerous, need no node for their content.
      Content.self == EmptyView.self ? nil : Content._makeNode(view.content, in: $0)
    }
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    downcast(node, to: ContentNode.self).update(view.properties, view.handler) {
      Content._updateNode($0, with: view.content)
    }
  }
}

/// The node of an ``ElementView``.
final class ContentNode: ElementNode {
  typealias Handler = @MainActor (HostEvent.Action) throws(HostEventError) -> Void

  private(set) var properties: [(Property, PropertyValue)] = []
  private var handler: Handler?
  private var child: ViewNode?
  private let inside: ItemWrapping
  let kind: ElementKind

  init(_ kind: ElementKind, wrapping inside: ItemWrapping, in parent: ViewNode) {
    self.inside = inside
    self.kind = kind
    super.init(kind, in: parent)
  }

  static func make(
    _ kind: ElementKind, _ properties: [(Property, PropertyValue)], _ handler: Handler?,
    wrapping: ItemWrapping = .none, in parent: ViewNode, _ child: (ViewNode) -> ViewNode?
  ) -> ContentNode {
    let node = ContentNode(kind, wrapping: wrapping, in: parent)
    node.properties = properties
    node.handler = handler
    node.child = child(node)
    node.finish()
    return node
  }

  func update(
    _ properties: [(Property, PropertyValue)], _ handler: Handler?, _ update: (ViewNode) -> Void
  ) {
    self.handler = handler
    receive(properties)
    if let child { update(child) }
  }

  override var wrappingForChildren: ItemWrapping { inside }
  override var isLazyContainer: Bool { inside != .none }
  override var isSection: Bool { kind == .section }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    for (property, value) in properties { body(property, value) }
  }

  /// Receives newer properties and sends those that differ to the host.
  private func receive(_ new: [(Property, PropertyValue)]) {
    let old = properties
    if old.isEmpty, new.isEmpty { return }
    properties = new
    sendChanges(from: old, to: new)
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard let handler else { throw .unsupported }
    try handler(action)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
