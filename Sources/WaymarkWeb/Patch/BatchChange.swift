// SPDX-License-Identifier: MIT

import WaymarkRender

/// The elements that a batch of mutations affects, with their markup before the batch.
struct BatchChange {
  private(set) var created: Set<ElementID> = []
  /// Elements with a changed property.
  private(set) var touched: Set<ElementID> = []
  /// Elements with changed or reordered children.
  private(set) var parents: Set<ElementID> = []
  /// The previous children of the ``parents``.
  private(set) var childrenBefore: [ElementID: [ElementID]] = [:]
  /// How changes are shown, in order.
  private(set) var motions: [(motion: MotionValue, elements: [ElementID])] = []
  /// The intermediate states of elements.
  private(set) var frames: [FramesValue] = []
  /// Whether the page title may change.
  private(set) var mayChangeTitle = false
  var usedGlyphs: Set<String> = []
  /// Children of the ``parents`` without a node in the page.
  private(set) var undrawn: Set<ElementID> = []

  /// Elements that left their place among their siblings.
  private var displaced: Set<ElementID> = []
  private var parentBefore: [ElementID: ElementID?] = [:]
  private var markupBefore: [ElementID: Markup] = [:]
  private var growthBefore: [ElementID: Growth] = [:]

  /// Elements whose markup may have changed.
  var drawn: Set<ElementID> { Set(markupBefore.keys).union(growthBefore.keys) }

  /// Analyses a batch.
  ///
  /// - Parameters:
  ///   - batch: The mutations.
  ///   - tree: The tree before the mutations.
  ///   - template: The template for that tree.
  init(_ batch: [Mutation], before tree: ElementTree, template: ElementTemplate) {
    let isAnimated = batch.contains { if case .motion = $0 { true } else { false } }
    if isAnimated { motions = [(.standard, [])] }
    for mutation in batch {
      read(mutation, tree)
      if isAnimated { readMotion(mutation) }
    }
    var affected = touched
    for id in touched { affected.formUnion(Self.dependents(ofPropertiesOf: id, in: tree)) }
    for id in parents { affected.formUnion(dependents(ofChildrenOf: id, in: tree)) }
    for id in affected {
      guard let element = tree[id] else { continue }
      markupBefore[id] = template.markup(element, isInControl: tree.isInControl(id))
    }
  }

  private mutating func read(_ mutation: Mutation, _ tree: ElementTree) {
    switch mutation {
    case .create(let id, _): created.insert(id)
    case .set(let id, let property, _):
      if property == .title || property == .selected { mayChangeTitle = true }
      if tree[id] != nil { touched.insert(id) }
    case .insert(let id, let parent, _):
      note(id, tree)
      change(parent, tree)
    case .remove(let id, let parent):
      note(id, tree)
      change(parent, tree)
      displaced.insert(id)
    case .move(let id, let parent, _):
      change(parent, tree)
      displaced.insert(id)
    case .frames(let value): frames.append(value)
    case .destroy, .motion: break
    }
  }

  /// Notes how a change of the page is animated.
  private mutating func readMotion(_ mutation: Mutation) {
    switch mutation {
    case .motion(let motion):
      motions.append((motion, []))
    case .set(let id, _, _), .insert(let id, _, _), .move(let id, _, _), .remove(let id, _):
      guard !isInCreated(id, mutation) else { return }
      motions[motions.count - 1].elements.append(id)
    case .create, .destroy, .frames: break
    }
  }

  /// Whether a change is part of the creation of an element.
  private func isInCreated(_ id: ElementID, _ mutation: Mutation) -> Bool {
    switch mutation {
    case .set: created.contains(id)
    case .insert(_, let parent, _): created.contains(parent)
    default: false
    }
  }

  private mutating func note(_ id: ElementID, _ tree: ElementTree) {
    if parentBefore[id] == nil { parentBefore[id] = .some(tree[id]?.parent) }
  }

  private mutating func change(_ parent: ElementID, _ tree: ElementTree) {
    switch tree[parent]?.kind {
    case .list, .section, .row, .button: break
    default: mayChangeTitle = true
    }
    guard tree[parent] != nil, parents.insert(parent).inserted else { return }
    childrenBefore[parent] = tree[parent]?.children ?? []
    guard let element = tree[parent], tree.picker(of: element) != nil else { return }
    for child in element.children.compactMap({ tree[$0] })
    where !tree.isDrawn(child, in: element) {
      undrawn.insert(child.id)
    }
  }

  /// Records the previous growth of an element.
  mutating func noteGrowth(_ id: ElementID, from old: Growth) {
    if growthBefore[id] == nil { growthBefore[id] = old }
  }

  /// Returns the previous markup of an element, or nil if it has not changed.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - template: The template for the tree after the batch.
  /// - Returns: The markup before the batch.
  func markup(before id: ElementID, template: ElementTemplate) -> Markup? {
    if let markup = markupBefore[id] { return markup }
    guard growthBefore[id] != nil, let element = template.tree[id] else { return nil }
    var before = template
    before.growth = { growthBefore[$0] ?? template.growth($0) }
    return before.markup(element, isInControl: template.tree.isInControl(id))
  }

  /// Returns whether an element had a node before the batch and still has the same position.
  func isStable(_ id: ElementID, in tree: ElementTree) -> Bool {
    var next: ElementID? = id
    while let id = next, id != .root {
      guard let element = tree[id], !created.contains(id) else { return false }
      if let before = parentBefore[id], before != element.parent { return false }
      guard let parent = element.parent else { return false }
      if let around = tree[parent], !tree.isDrawn(element, in: around) { return false }
      next = parent
    }
    return true
  }

  /// Returns the elements whose markup depends on the properties of an element.
  private static func dependents(
    ofPropertiesOf id: ElementID, in tree: ElementTree
  ) -> Set<ElementID> {
    guard let element = tree[id] else { return [] }
    var found: Set<ElementID> = []
    switch element.kind {
    case .tab: found.formUnion([element.parent].compactMap(\.self))
    case .screen: found = overlays(around: element, in: tree)
    case .sheet, .popover, .inspector:
      // The overlay determines whether the content behind it can be used.
      if let layers = element.parent.flatMap({ tree[$0] }) {
        found.formUnion(layers.children + [layers.parent].compactMap(\.self))
      }
    case .picker: found.formUnion(tree.options(of: element).map(\.id) + element.children)
    case .text, .image, .option: found.formUnion(tree.textDependents(of: id))
    default: break
    }
    // The cells of a grid row may move to other columns.
    if let row = element.parent.flatMap({ tree[$0] }), row.kind == .gridRow {
      found.formUnion([row.parent].compactMap(\.self))
    }
    return found
  }

  /// Returns the elements whose markup depends on the children of an element.
  private func dependents(
    ofChildrenOf id: ElementID, in tree: ElementTree
  ) -> Set<ElementID> {
    guard let element = tree[id] else { return [] }
    var found = Self.overlays(around: element, in: tree)
    found.formUnion(tree.textDependents(of: id))
    switch element.kind {
    case .tabs, .window, .screen, .grid: found.insert(id)
    case .gridRow: found.formUnion([element.parent].compactMap(\.self))
    case .navigationStack: found.formUnion(possibleFronts(of: element))
    case .overlays:
      found.formUnion(element.children)
      if let window = element.parent { found.insert(window) }
    default: break
    }
    return found
  }

  /// Returns the children of a stack that can be its last one before or after the batch.
  ///
  /// Only the last screen is shown, so that all others have the same markup as before.
  private func possibleFronts(of stack: ElementTree.Element) -> Set<ElementID> {
    var found = displaced.intersection(stack.children)
    if let last = stack.children.last { found.insert(last) }
    if let last = stack.children.last(where: { !displaced.contains($0) }) { found.insert(last) }
    return found
  }

  /// Returns the overlays that contain an element, because its screen's title names them.
  private static func overlays(
    around element: ElementTree.Element, in tree: ElementTree
  ) -> Set<ElementID> {
    var next: ElementTree.Element? = element
    while let here = next {
      if ElementTemplate.overlayKinds.contains(here.kind) { return [here.id] }
      next = here.parent.flatMap { tree[$0] }
    }
    return []
  }
}
