// SPDX-License-Identifier: MIT

import WaymarkRender

/// A key of a value that a view gives to the ``Layout`` that arranges it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives a value to the ``Layout`` that arranges the view, which reads it with the key as a
  /// subscript of ``LayoutSubview``.
  ///
  /// Of several values for a key, the outermost applies. Stacks and other containers around the
  /// view hide the value.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    LayoutValueView<K, Self>(content: self, value: value)
  }
}

nonisolated private struct LayoutValueView<K: LayoutValueKey, Content: View>: WrappingView {
  let content: Content
  let value: K.Value

  @MainActor
  func makeNode(in parent: ViewNode) -> LayoutValueNode {
    LayoutValueNode(ObjectIdentifier(K.self), value, in: parent)
  }

  @MainActor
  func update(_ node: LayoutValueNode) { node.value = value }
}

private final class LayoutValueNode: SingleChildNode {
  let key: ObjectIdentifier
  var value: Any

  init(_ key: ObjectIdentifier, _ value: Any, in parent: ViewNode) {
    self.key = key
    self.value = value
    super.init(in: parent)
  }
}

extension ViewNode {
  /// The values that the view of this node sets for a layout, by their keys.
  var layoutValues: [ObjectIdentifier: Any] {
    var values: [ObjectIdentifier: Any] = [:]
    let _: Never? = firstOfView { node in
      if let node = node as? LayoutValueNode, values[node.key] == nil {
        values[node.key] = node.value
      }
      return nil
    }
    return values
  }

  /// The priority that the view of this node sets.
  var layoutPriority: Double {
    let found = firstOfView { node in
      (node as? AttributeNode)?.values.last { $0.0 == .layoutPriority }?.1
    }
    if case .number(let priority) = found { return priority }
    return 0
  }

  /// The spacer that the view of this node is.
  func spacer(along axis: Axis?) -> LayoutRun.Spacer? {
    let axes: Axis.Set =
      switch axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case nil: [.horizontal, .vertical]
      }
    return firstOfView { node in
      guard let node = node as? ContentNode, node.kind == .spacer else { return nil }
      let least = node.properties.last { $0.0 == .minLength }?.1
      if case .number(let length) = least { return LayoutRun.Spacer(axes: axes, least: length) }
      return LayoutRun.Spacer(axes: axes, least: 8)
    }
  }

  /// Returns the first result for a node of a view: the modifiers, from the outermost on, and the
  /// view that they modify.
  private func firstOfView<Found>(_ body: (ViewNode) -> Found?) -> Found? {
    var next: ViewNode? = self
    while let node = next {
      if let found = body(node) { return found }
      // Only the boxes of modifiers belong to the same view.
      if let element = node as? ElementNode, (element as? ContentNode)?.kind != .box { return nil }
      var inside: [ViewNode] = []
      node.forEachChild { child in
        let kind = (child as? ContentNode)?.kind
        if kind != .backdrop, kind != .overlay { inside.append(child) }
      }
      next = inside.count == 1 ? inside[0] : nil
    }
    return nil
  }
}
