// SPDX-License-Identifier: MIT

import WaymarkRender

/// Computes the operations that transform one markup into another.
enum MarkupDifference {
  /// Appends the operations that transform one markup of an element into another.
  ///
  /// - Parameters:
  ///   - old: The previous markup.
  ///   - new: The new markup.
  ///   - element: The element of the markup.
  ///   - operations: The list to append to.
  ///   - render: Renders markup without slots as HTML.
  /// - Returns: False if the element must be replaced with its children, in which case nothing is
  ///   appended.
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
      // The node of the element has an id, which only the renderer writes.
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
