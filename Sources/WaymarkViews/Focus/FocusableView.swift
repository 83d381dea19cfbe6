// SPDX-License-Identifier: MIT

import WaymarkRender

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around this one that is `focusable` has the focus; false if there is
  /// none.
  ///
  /// Like SwiftUI's `isFocused`, but a button is focusable only with ``View/focusable(_:)``: without
  /// it, hosts do not report that a person reached it by keyboard. The style of such a button
  /// reads this value, too.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}

extension View {
  /// Makes the view focusable although it is not a field, or not.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(
      content: attributes((.focusable, isFocusable ? .bool(true) : nil)), isFocusable: isFocusable)
  }
}

nonisolated struct FocusableView<Content: View>: WrappingView {
  let content: Content
  let isFocusable: Bool

  @MainActor
  func makeNode(in parent: ViewNode) -> FocusableNode {
    let node = FocusableNode(in: parent)
    node.receive(isFocusable)
    return node
  }

  @MainActor
  func update(_ node: FocusableNode) { node.receive(isFocusable) }
}

/// A view that can have the focus, whose content knows whether it has.
final class FocusableNode: EnvironmentNode {
  private var isFocusable = false
  private var hasFocus = false

  func receive(_ isFocusable: Bool) {
    self.isFocusable = isFocusable
    provide()
  }

  func focusMoved(here hasFocus: Bool) {
    guard isAlive, hasFocus != self.hasFocus else { return }
    self.hasFocus = hasFocus
    provide()
  }

  private func provide() {
    change { [isFocusable, hasFocus] values in
      values[IsFocusedKey.self] = isFocusable ? hasFocus : values[IsFocusedKey.self]
    }
  }
}

/// The views whose focus is that of an element.
@MainActor
struct FocusableNodes {
  private struct Entry {
    // The nodes may end before the focus moves.
    weak var node: FocusableNode?
  }

  private var entries: [Entry] = []

  /// Whether no element has given them the focus.
  var isEmpty: Bool { entries.isEmpty }

  /// Moves the focus from the views around one element to those around another.
  mutating func move(to element: ElementNode?) {
    let before = entries.compactMap(\.node)
    var now: [FocusableNode] = []
    var next = element?.parent
    while let node = next, !(node is ElementNode) {
      if let node = node as? FocusableNode { now.append(node) }
      next = node.parent
    }
    entries = now.map { Entry(node: $0) }
    for node in before where !now.contains(where: { $0 === node }) { node.focusMoved(here: false) }
    for node in now { node.focusMoved(here: true) }
  }
}
