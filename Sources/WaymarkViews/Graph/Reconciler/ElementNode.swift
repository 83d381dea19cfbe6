// SPDX-License-Identifier: MIT

import WaymarkRender

/// A node with an element.
package class ElementNode: ViewNode {
  // A graph has many of these nodes. The order of the small properties leaves no gaps.
  private(set) var id = ElementID.root
  /// The wrapper; the root if there is none.
  private var row = ElementID.root
  // Proof: set and read as a whole.
  @exclusivity(unchecked) private var shown = ShownChildren.none
  /// Whether its first children are mounted, so that others appear later.
  private(set) var isComplete = false
  private var needsSync = true
  // Proof: an element is held by an ancestor's element or one of the window's overlays, which
  // outlive it.
  private unowned(unsafe) var holder: ElementNode?

  /// Creates a node with a new element that has no children or properties yet.
  init(_ kind: ElementKind, in parent: ViewNode, scope: EnvironmentScope? = nil) {
    super.init(in: parent, scope: scope)
    begin(kind)
  }

  /// Creates the node of the root element.
  init(_ kind: ElementKind, graph: ViewGraph, scope: EnvironmentScope) {
    super.init(graph: graph, scope: scope)
    begin(kind)
  }

  private func begin(_ kind: ElementKind) {
    id = graph.elements.begin(self)
    if wrapping != .none, let around = items?.wrapper(of: kind) {
      let wrapper = graph.elements.begin(self)
      row = wrapper
      graph.mutations.append(.create(wrapper, around))
    }
    graph.mutations.append(.create(id, kind))
    if let wrapper { graph.mutations.append(.insert(id, into: wrapper, at: 0)) }
  }

  /// The row that contains only this element, if the enclosing container wraps its content.
  final var wrapper: ElementID? { row == .root ? nil : row }

  /// Sends the initial state; call this method once, when properties and children are complete.
  final func finish() {
    forEachOwnProperty { graph.mutations.append(.set(id, $0, $1)) }
    if attributes != nil { sendAttributes() }
    needsSync = false
    syncNow()
    isComplete = true
    if wrapper != nil { items?.didBegin(self) }
  }

  /// The feature that wraps the content of the enclosing container.
  private var items: (any ItemFeature)? { graph.sockets.items(wrapping) }

  private func sendAttributes() {
    var names: [Property] = []
    forEachOwnProperty { name, _ in if !name.isOverridden { names.append(name) } }
    var next = attributes
    while let node = next {
      for (property, value) in node.values where !names.contains(property) {
        names.append(property)
        send(property, property.isMerged ? resolved(property) : value)
      }
      next = node.attributes
    }
  }

  // MARK: Properties

  /// Calls `body` for each property that the element's own view sets.
  func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {}

  private func own(_ property: Property) -> PropertyValue? {
    var found: PropertyValue?
    forEachOwnProperty { if $0 == property { found = $1 } }
    return found
  }

  /// Returns the property's current value, from its view or from the nearest modifier around it.
  final func resolved(_ property: Property) -> PropertyValue? {
    if property.isMerged { return graph.sockets.merging?.merged(property, of: self) }
    if !property.isOverridden, let own = own(property) { return own }
    var next = attributes
    while let node = next {
      if let value = node.values.last(where: { $0.0 == property })?.1 { return value }
      next = node.attributes
    }
    return own(property)
  }

  /// Sends a property to the host; properties of a row are sent to the row.
  final func send(_ property: Property, _ value: PropertyValue?) {
    if graph.isAnimated, isComplete { graph.noteMotion(at: self) }
    switch property.holder {
    case .element: graph.mutations.append(.set(id, property, value))
    case .row: sendToWrapper(property, value)
    case .elementAndRow:
      graph.mutations.append(.set(id, property, value))
      sendToWrapper(property, value)
    case .rowOrSection:
      guard let target = wrapper ?? (isSection ? id : nil) else { return }
      graph.mutations.append(.set(target, property, value))
    }
  }

  /// Sends the properties that the element's own view has changed.
  final func sendChanges(
    from old: [(Property, PropertyValue)], to new: [(Property, PropertyValue)]
  ) {
    for (property, value) in new where old.last(where: { $0.0 == property })?.1 != value {
      send(property, value)
    }
    for (property, _) in old where !new.contains(where: { $0.0 == property }) {
      send(property, resolved(property))
    }
  }

  /// Sends a property of the element's wrapper, if any, to the host.
  final func sendToWrapper(_ property: Property, _ value: PropertyValue?) {
    if graph.isAnimated, isComplete { graph.noteMotion(at: self) }
    if let wrapper { graph.mutations.append(.set(wrapper, property, value)) }
  }

  /// Whether the transition of the view that is its whole content applies to it.
  var showsTransitionOfContent: Bool { false }

  /// Whether it is a section of rows, which takes properties of a row itself.
  var isSection: Bool { false }

  // MARK: Children

  final override var elementForChildren: ElementNode? { self }
  override var attributesForChildren: AttributeNode? { nil }
  override var wrappingForChildren: ItemWrapping { .none }

  final override func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    elements.append(wrapper ?? id)
  }

  final override func forEachRootElement(_ body: (ElementNode) -> Void) { body(self) }

  /// Appends the children of this element, in order.
  func collectContent(_ elements: inout ContiguousArray<ElementID>) {
    forEachChild { $0.collectElements(&elements) }
  }

  final func childrenChanged() {
    guard !needsSync, isAlive else { return }
    needsSync = true
    graph.childrenChanged(of: self)
    childrenWillChange()
  }

  /// Called when its children may change in this flush.
  func childrenWillChange() {}

  final func syncChildren() {
    guard needsSync, isAlive else { return }
    needsSync = false
    syncNow()
  }

  private func syncNow() {
    let graph = graph
    let elements = graph.elements
    // Most elements have few or no children; these are collected without an allocation.
    var content = ContiguousArray<ElementID>()
    swap(&content, &elements.collected)
    content.reserveCapacity(shown.count)
    collectContent(&content)
    let first = graph.mutations.count
    if shown.count == 0 {
      // A new element has no previous children to compare with.
      for (index, child) in content.enumerated() {
        graph.mutations.append(.insert(child, into: id, at: index))
        elements[child]?.holder = self
      }
    } else {
      applyDifference(to: content)
    }
    if graph.mutations.count > first {
      shown = ShownChildren(content)
      if graph.isAnimated, isComplete { graph.noteMotions(from: first) }
    }
    content.clear()
    swap(&content, &elements.collected)
  }

  private func applyDifference(to content: ContiguousArray<ElementID>) {
    let first = graph.mutations.count
    ChildListDiff(from: shown.ids, to: content).apply(to: id, &graph.mutations)
    for mutation in graph.mutations[first...] {
      switch mutation {
      case .insert(let child, _, _): graph.elements[child]?.holder = self
      case .remove(let child, _):
        graph.elements[child]?.holder = nil
        graph.detached.insert(child)
      default: break
      }
    }
  }

  /// Sets the element that holds this one in the host, if that element does not list it as a child.
  final func isHeld(by holder: ElementNode) { self.holder = holder }

  final override func endElement() {
    // Elements inside of an ending one end with it.
    if graph.isAnimated, holder?.isAlive == true {
      graph.batchMotion.departing[wrapper ?? id] = updateTransaction.motion
    }
    graph.elements.end(id)
    if let wrapper {
      items?.willEnd(self)
      graph.elements.end(wrapper)
    }
    graph.doomed.append(DoomedElement(id: wrapper ?? id, holder: holder))
  }

  // MARK: Events

  /// Handles a person's action on the element.
  func handle(_ action: HostEvent.Action) throws(HostEventError) { throw .unsupported }

  /// Handles a report of a host on the element, by the first modifier around it that can, or itself.
  final func receive(_ report: HostEvent.Action) throws(HostEventError) {
    var next = attributes
    while let node = next {
      if try node.handle(report) { return }
      next = node.attributes
    }
    try handle(report)
  }
}

/// The children of an element that the host knows; most elements have at most one.
private enum ShownChildren {
  case none
  case one(ElementID)
  case many(ContiguousArray<ElementID>)

  init(_ ids: ContiguousArray<ElementID>) {
    switch ids.count {
    case 0: self = .none
    case 1: self = .one(ids[0])
    default: self = .many(ids.detached())
    }
  }

  var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let ids): ids.count
    }
  }

  var ids: ContiguousArray<ElementID> {
    switch self {
    case .none: []
    case .one(let id): [id]
    case .many(let ids): ids
    }
  }
}

/// An element that ends with this flush, and the element that holds it in the host.
struct DoomedElement {
  let id: ElementID
  let holder: ElementNode?
}
