// SPDX-License-Identifier: MIT

import WaymarkRender

/// Encodes batches of mutations as patches for one page.
///
/// A patch leads directly from the state before a batch to the state after it: an element that is
/// created in the batch is inserted once, in its final state.
struct PatchEncoder {
  private(set) var tree = ElementTree()
  var growth = GrowthTable()
  /// The glyphs that the page has.
  var glyphs: Set<String> = []
  private(set) var title = ""
  /// The screen that the page holds ready, and its HTML.
  var prepared: (screen: ElementID, html: String)?
  private let asset: (String) -> String?
  private let appName: String
  private let testIdentifiers: Bool

  /// Creates an encoder for an empty page.
  ///
  /// - Parameters:
  ///   - asset: Returns the URL of a file of the app, or nil if it cannot be served.
  ///   - appName: The title of screens without one.
  ///   - testIdentifiers: Whether elements have their identifiers, for tests.
  init(
    asset: @escaping (String) -> String?, appName: String = "", testIdentifiers: Bool = false
  ) {
    self.asset = asset
    self.appName = appName
    self.testIdentifiers = testIdentifiers
  }

  var template: ElementTemplate {
    ElementTemplate(
      tree: tree, growth: { [growth] in growth[$0] }, asset: asset,
      testIdentifiers: testIdentifiers)
  }

  /// Returns the native input or menu in the markup of an element, or nil if there is none.
  func input(of element: ElementTree.Element) -> NodeAddress? {
    template.markup(element, isInControl: false).pathToInput
      .map { NodeAddress(element: element.id, path: $0) }
  }

  /// Renders the whole page with a table of its style rules.
  mutating func page() -> HTMLRenderer {
    var renderer = HTMLRenderer(
      template, styling: .table(StyleTable()), isAnswered: true)
    for window in tree.windows.prefix(1) { renderer.write(window, isInControl: false) }
    glyphs = renderer.glyphs
    title = currentTitle
    return renderer
  }

  /// What a page shows, with which another encoder can continue.
  struct State: Sendable {
    fileprivate(set) var tree = ElementTree()
    fileprivate var growth = GrowthTable()
    /// The glyphs that the page has.
    fileprivate(set) var glyphs: Set<String> = []
    fileprivate var title = ""
  }

  /// What the page shows now.
  var state: State { State(tree: tree, growth: growth, glyphs: glyphs, title: title) }

  /// Continues with what another encoder has rendered.
  mutating func resume(_ state: State) {
    (tree, growth) = (state.tree, state.growth)
    (glyphs, title) = (state.glyphs, state.title)
  }

  /// Returns the operations that replace the whole contents of a page.
  mutating func reset() -> [PatchOperation] {
    glyphs = []
    var renderer = HTMLRenderer(template)
    for window in tree.windows.prefix(1) { renderer.write(window, isInControl: false) }
    var operations = renderer.glyphs.sorted().map(PatchOperation.glyph)
    glyphs = renderer.glyphs
    title = currentTitle
    if prepared != nil { operations.append(.prepare(nil, html: nil)) }
    prepared = nil
    operations.append(.reset(html: renderer.html))
    operations.append(.title(title))
    return operations
  }

  /// Applies a batch without encoding it, before the page is rendered.
  ///
  /// - Throws: ``ElementTreeError`` if a mutation does not apply to the tree.
  mutating func load(_ batch: [Mutation]) throws(ElementTreeError) {
    try apply(batch)
    growth.measureAll(in: tree)
  }

  /// Applies a batch and encodes it.
  ///
  /// - Parameter batch: The mutations, in order.
  /// - Returns: The operations that update the page.
  /// - Throws: ``ElementTreeError`` if a mutation does not apply to the tree.
  mutating func encode(_ batch: [Mutation]) throws(ElementTreeError) -> [PatchOperation] {
    // The template is released first, because a second reference would cause a copy of the tree.
    var change = BatchChange(batch, before: tree, template: template)
    try apply(batch)
    measure(&change)
    var operations: [PatchOperation] = []
    var added = updateChildren(&change, compareMarkup(&change, &operations))
    usePrepared(&added.operations)
    var all = added.glyphs.subtracting(glyphs).sorted().map(PatchOperation.glyph)
    glyphs.formUnion(added.glyphs)
    let timings = change.motions.isEmpty ? [] : change.timings
    let changes = added.operations + operations + change.frames.compactMap(frames)
    if timings.isEmpty || changes.isEmpty {
      all += changes
    } else {
      all += timings + changes + [.rest]
    }
    guard change.mayChangeTitle else { return all }
    let title = currentTitle
    if title != self.title {
      self.title = title
      all.append(.title(title))
    }
    return all
  }

  /// Encodes the intermediate states of elements; nil if none of them is drawn.
  private func frames(_ value: FramesValue) -> PatchOperation? {
    let template = template
    var finals: [ElementID: Markup] = [:]
    var isDrawn = false
    let frames = value.frames.map { changes in
      var shown: [ElementID: ElementTree.Element] = [:]
      for change in changes {
        guard let element = shown[change.element] ?? tree[change.element] else { continue }
        var copy = element
        copy.properties[change.property] = change.value
        shown[change.element] = copy
      }
      var operations: [PatchOperation] = []
      for (id, element) in shown.sorted(by: { $0.key < $1.key }) {
        let isInControl = tree.isInControl(id)
        let last =
          finals[id] ?? tree[id].map { template.markup($0, isInControl: isInControl) }
        guard let last else { continue }
        finals[id] = last
        // Other nodes have no intermediate states.
        _ = MarkupDifference.append(
          from: last, to: template.markup(element, isInControl: isInControl), of: id,
          to: &operations, render: { _ in "" })
      }
      operations.removeAll { if case .replace = $0 { true } else { false } }
      isDrawn = isDrawn || !operations.isEmpty
      return operations
    }
    return isDrawn ? .frames(value.course.timing, frames) : nil
  }

  private var currentTitle: String {
    if let title = Layers(tree).title, !title.isEmpty { title } else { appName }
  }

  /// Applies a batch, and forgets the growth of all elements that end.
  private mutating func apply(_ batch: [Mutation]) throws(ElementTreeError) {
    var ended: [ElementID] = []
    defer { for id in ended { growth.forget(id) } }
    try tree.apply(batch) { ended.append($0) }
  }

  private mutating func measure(_ change: inout BatchChange) {
    for id in change.created where tree[id]?.parent != nil {
      if let parent = tree[id]?.parent, !change.created.contains(parent) {
        growth.measure(id, in: tree)
      }
    }
    var changed: [ElementID] = []
    for id in change.touched.union(change.parents) where tree[id] != nil {
      growth.update(id, in: tree) { id, old in
        change.noteGrowth(id, from: old)
        changed.append(id)
      }
    }
    for id in changed {
      // The tracks of a grid depend on its cells. A grid that is not noted yet has not changed.
      if let grid = tree.grid(around: id) { change.noteGrowth(grid, from: growth[grid]) }
    }
  }

  /// Compares the markup of elements that existed before the batch.
  ///
  /// - Returns: The elements that must be replaced.
  private mutating func compareMarkup(
    _ change: inout BatchChange, _ operations: inout [PatchOperation]
  ) -> Set<ElementID> {
    let template = template
    var whole: Set<ElementID> = []
    var used: Set<String> = []
    for id in change.drawn.sorted() {
      guard change.isStable(id, in: tree), let element = tree[id],
        let before = change.markup(before: id, template: template)
      else { continue }
      let isInControl = tree.isInControl(id)
      let after = template.markup(element, isInControl: isInControl)
      let isDone = MarkupDifference.append(
        from: before, to: after, of: id, to: &operations
      ) { markup in
        var renderer = HTMLRenderer(template)
        renderer.write(markup)
        used.formUnion(renderer.glyphs)
        return renderer.html
      }
      Self.collectGlyphs(after, &used)
      if !isDone { whole.insert(id) }
    }
    change.usedGlyphs.formUnion(used)
    return whole
  }

  private static func collectGlyphs(_ markup: Markup, _ names: inout Set<String>) {
    if markup.tag == "use", let name = markup["href"]?.dropFirst(3) { names.insert(String(name)) }
    if case .nodes(let nodes) = markup.content {
      for node in nodes { collectGlyphs(node, &names) }
    }
  }

  private mutating func updateChildren(
    _ change: inout BatchChange, _ whole: Set<ElementID>
  ) -> (operations: [PatchOperation], glyphs: Set<String>) {
    let template = template
    var glyphs = change.usedGlyphs
    func html(_ id: ElementID) -> String {
      var renderer = HTMLRenderer(template)
      renderer.write(id, isInControl: tree.isInControl(id))
      glyphs.formUnion(renderer.glyphs)
      return renderer.html
    }
    func isDrawnAnew(_ id: ElementID) -> Bool {
      var next: ElementID? = id
      while let id = next {
        if whole.contains(id) { return true }
        next = tree[id]?.parent
      }
      return false
    }
    var removals: [PatchOperation] = []
    var insertions: [PatchOperation] = []
    for parent in change.parents.sorted() where parent != .root {
      guard change.isStable(parent, in: tree), !isDrawnAnew(parent), let element = tree[parent]
      else { continue }
      let markup = template.markup(element, isInControl: false)
      guard markup.holdsSlot else { continue }
      let before = change.childrenBefore[parent] ?? []
      // Most changes are at the end.
      let unchanged = zip(before, element.children).prefix { $0 == $1 }.count
      let old = before.dropFirst(unchanged)
      let gone = old.filter { tree[$0]?.parent != parent && !change.undrawn.contains($0) }
      removals += gone.map(PatchOperation.remove)
      for slot in Markup.Slot.allCases {
        guard let path = markup.path(to: slot) else { continue }
        let address = NodeAddress(element: parent, path: path)
        let children = tree.children(of: element, in: slot, after: unchanged)
        let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        let run = Set(longestIncreasingSubsequence(of: children.map { places[$0] }))
        var next: ElementID?
        for (index, child) in children.enumerated().reversed() {
          if places[child] == nil {
            insertions.append(.insert(address, before: next, html: html(child)))
          } else if !run.contains(index) {
            insertions.append(.move(child, address, before: next))
          }
          next = child
        }
      }
    }
    for id in whole.sorted() where !isDrawnAnew(tree[id]?.parent ?? .root) {
      insertions.append(.replace(NodeAddress(element: id), html: html(id)))
    }
    return (removals + insertions, glyphs)
  }
}
