// SPDX-License-Identifier: MIT

import WaymarkRender

/// The presentation layers of a window, which determine what the browser's Back button does.
///
/// A layer is the content, or a sheet, cover or other overlay. In each layer, only visible stacks
/// count: the last screen of a stack and the selected tab.
struct Layers {
  let tree: ElementTree
  /// The layers, the frontmost last; each is an element of the root content or an overlay.
  private var layers: [[ElementID]] = []

  /// Reads the first window of a tree.
  init(_ tree: ElementTree) {
    self.tree = tree
    guard let window = tree.windows.first.flatMap({ tree[$0] }) else { return }
    var content = window.children
    var overlays: [ElementID] = []
    if let last = content.last, let element = tree[last], element.kind == .overlays {
      content.removeLast()
      overlays = element.children
    }
    layers = [content] + overlays.map { [$0] }
  }

  /// The number of steps back: the pushed screens of visible stacks, and the overlays.
  ///
  /// Alerts and dialogs do not count.
  var depth: Int {
    var depth = 0
    for layer in layers { depth += steps(in: layer).reduce(0) { $0 + $1.count } }
    for layer in layers.dropFirst() {
      if let kind = layer.first.flatMap({ tree[$0] })?.kind, Self.countsAsStep(kind) { depth += 1 }
    }
    return depth
  }

  private static func countsAsStep(_ kind: ElementKind) -> Bool {
    switch kind {
    case .sheet, .cover, .popover, .inspector: true
    default: false
    }
  }

  /// The event that goes back one step: it pops a screen of the frontmost layer or dismisses the
  /// layer.
  ///
  /// Nil if there is no step back, or while an alert is presented.
  var back: HostEvent? {
    guard let front = layers.last else { return nil }
    if let step = steps(in: front).last(where: { $0.count > 0 }) {
      return HostEvent(.back, on: step.stack.id)
    }
    guard layers.count > 1, let overlay = front.first.flatMap({ tree[$0] }) else { return nil }
    return Self.countsAsStep(overlay.kind) ? HostEvent(.dismiss, on: overlay.id) : nil
  }

  /// The title of the frontmost screen.
  var title: String? {
    for layer in layers.reversed() {
      for step in steps(in: layer).reversed() {
        if let top = step.stack.children.last.flatMap({ tree[$0] }), let title = top.text(.title) {
          return title
        }
      }
    }
    return nil
  }

  /// The elements of the frontmost screen, or of the frontmost layer if it has no stack.
  var frontContent: [ElementID] {
    for layer in layers.reversed() {
      if let top = steps(in: layer).last?.stack.children.last { return [top] }
      if !layer.isEmpty { return layer }
    }
    return []
  }

  /// A visible stack with the number of its steps back.
  private struct Step {
    var stack: ElementTree.Element
    var count: Int
  }

  /// Returns the visible stacks of a layer, outer stacks first.
  private func steps(in layer: [ElementID]) -> [Step] {
    var found: [Step] = []
    for id in layer { collect(id, &found) }
    return found
  }

  private func collect(_ id: ElementID, _ found: inout [Step]) {
    guard let element = tree[id] else { return }
    switch element.kind {
    case .navigationStack:
      found.append(Step(stack: element, count: max(0, element.children.count - 1)))
      if let top = element.children.last { collect(top, &found) }
    case .tabs:
      for tab in element.children where tree[tab]?.flag(.selected) == true { collect(tab, &found) }
    case .split: collectColumns(of: element, &found)
    case .list, .text, .image, .button: break
    case .box:
      // The content beside an inspector is in front of it.
      let inspectors = element.children.filter { tree[$0]?.kind == .inspector }
      for child in inspectors { collect(child, &found) }
      for child in element.children where !inspectors.contains(child) { collect(child, &found) }
    default: for child in element.children { collect(child, &found) }
    }
  }

  /// In a collapsed split view, each column leads back to the previous one.
  private func collectColumns(of split: ElementTree.Element, _ found: inout [Step]) {
    let columns = split.children.compactMap { tree[$0] }
    guard split.flag(.collapsed) else {
      for column in columns where !column.flag(.folded) { collect(column.id, &found) }
      return
    }
    guard let top = columns.firstIndex(where: { $0.flag(.selected) }) else { return }
    if let stack = columns[top].children.first.flatMap({ tree[$0] }) {
      found.append(Step(stack: stack, count: top))
    }
    collect(columns[top].id, &found)
  }
}
