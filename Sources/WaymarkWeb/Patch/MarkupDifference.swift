// SPDX-License-Identifier: MIT

import WaymarkRender

/// What must be done to a drawn markup to make it another.
enum MarkupDifference {
  /// Appends the operations that lead from one markup of an element to another.
  ///
  /// - Parameters:
  ///   - old: What is drawn.
  ///   - new: What is to be drawn.
  ///   - element: The element it is drawn for.
  ///   - operations: What to append to.
  ///   - render: Writes a markup without slots as HTML.
  /// - Returns: False when only writing the element anew, children and all, can do it; nothing is
  ///   appended then.
  static func append(
    from old: Markup, to new: Markup, of element: ElementID,
    to operations: inout [PatchOperation], render: (Markup) -> String
  ) -> Bool {
    guard old != new else { return true }
    let count = operations.count
    let isDone = compare(
      old, new, NodeAddress(element: element), &operations, render)
    if !isDone { operations.removeSubrange(count...) }
    return isDone
  }

  private static func compare(
    _ old: Markup, _ new: Markup, _ node: NodeAddress, _ operations: inout [PatchOperation],
    _ render: (Markup) -> String
  ) -> Bool {
    guard old != new else { return true }
    guard old.tag == new.tag, isAlike(old.content, new.content) else {
      // The element's own node carries its id, so it is written by the renderer.
      guard !node.path.isEmpty, !old.holdsSlot, !new.holdsSlot else { return false }
      operations.append(.replace(node, html: render(new)))
      return true
    }
    attributes(old, new, node, &operations)
    if old.style != new.style { operations.append(.style(node, new.style)) }
    switch (old.content, new.content) {
    case (.text(let before), .text(let after)):
      if before != after {
        operations.append(new.tag == "textarea" ? .value(node, after) : .text(node, after))
      }
    case (.nodes(let before), .nodes(let after)):
      for (index, pair) in zip(before, after).enumerated() {
        var inner = node
        inner.path.append(index)
        guard compare(pair.0, pair.1, inner, &operations, render) else { return false }
      }
    default: break
    }
    return true
  }

  private static func isAlike(_ old: Markup.Content, _ new: Markup.Content) -> Bool {
    switch (old, new) {
    case (.void, .void), (.text, .text): true
    case (.nodes(let before), .nodes(let after)): before.count == after.count
    case (.slot(let before), .slot(let after)): before == after
    default: false
    }
  }

  private static func attributes(
    _ old: Markup, _ new: Markup, _ node: NodeAddress, _ operations: inout [PatchOperation]
  ) {
    for attribute in new.attributes where old[attribute.name] != attribute.value {
      if new.tag == "input", attribute.name == "value" {
        operations.append(.value(node, attribute.value))
      } else {
        operations.append(.attribute(node, attribute.name, attribute.value))
      }
    }
    for attribute in old.attributes where new[attribute.name] == nil {
      operations.append(.attribute(node, attribute.name, nil))
    }
  }
}
