// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The key presses that a view receives, and its action.
struct KeyListener {
  /// The keys; nil for all.
  var keys: Set<ShortcutValue.Key>?
  /// The characters that the text of a key must consist of; nil for any text.
  var characters: CharacterSet?
  var phases: KeyPress.Phases
  var action: @MainActor (KeyPress) -> KeyPress.Result

  /// What hosts have to know.
  var values: [(Property, PropertyValue)] {
    guard !phases.values.isEmpty, keys?.isEmpty != true else { return [] }
    return [(.keyPresses, .keyPresses([KeyListenerValue(keys: keys, phases: phases.values)]))]
  }

  func receives(_ press: KeyPress) -> Bool {
    guard phases.contains(press.phase), keys?.contains(press.key.value) != false else {
      return false
    }
    guard let characters else { return true }
    return press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
  }
}

nonisolated struct KeyPressView<Content: View>: WrappingView {
  let content: Content
  let listener: KeyListener

  @MainActor
  func makeNode(in parent: ViewNode) -> KeyPressNode {
    let node = KeyPressNode(listener.values, in: parent)
    node.listener = listener
    return node
  }

  @MainActor
  func update(_ node: KeyPressNode) {
    node.receive(listener.values)
    node.listener = listener
  }
}

/// The view around elements that receives the key presses on them.
final class KeyPressNode: AttributeNode {
  fileprivate(set) var listener: KeyListener?
}

/// Delivers key presses to the views around an element, from the inside out, until one of them has
/// handled it.
final class KeyPressEvents: EventFilter {
  static let shared = KeyPressEvents()

  func deliver(
    _ event: HostEvent, to element: ElementNode, _ next: Next
  ) throws(HostEventError) {
    guard case .keyPress(let value) = event.action else { return try next() }
    let listeners = element.keyListeners
    guard !listeners.isEmpty else { throw .unsupported }
    guard let press = KeyPress(value) else { throw .invalid }
    guard EnvironmentValues(element.scope).isEnabled else { throw .disabled }
    for listener in listeners where listener.receives(press) {
      if listener.action(press) == .handled { return }
    }
  }
}

extension ElementNode {
  /// The listeners around the element, the innermost first, up to the presentation that it is in.
  fileprivate var keyListeners: [KeyListener] {
    var found: [KeyListener] = []
    var next: ViewNode? = self
    while let node = next, !node.liesOverWindow {
      if let listener = (node as? KeyPressNode)?.listener { found.append(listener) }
      next = node.parent
    }
    return found
  }
}
