// SPDX-License-Identifier: MIT

import WaymarkRender

/// The effect of a transition on a view that is present.
struct TransitionEffect: Sendable {
  let apply: @MainActor (AnyView) -> AnyView

  init(_ modifier: some ViewModifier) {
    let box = Box(modifier)
    apply = { AnyView($0.modifier(box.modifier)) }
  }

  private init(apply: @escaping @MainActor (AnyView) -> AnyView) { self.apply = apply }

  /// Applies another effect around this one.
  func then(_ other: TransitionEffect?) -> TransitionEffect {
    guard let other else { return self }
    return TransitionEffect { [apply] in other.apply(apply($0)) }
  }

  private final class Box<Modifier: ViewModifier>: @unchecked Sendable {
    // Proof: immutable, and read only by `apply` on the main actor.
    let modifier: Modifier

    init(_ modifier: Modifier) { self.modifier = modifier }
  }
}

nonisolated struct TransitionedView<Content: View>: WrappingView {
  let content: Content
  let transition: AnyTransition

  @MainActor
  static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode {
    let node = view.makeNode(in: parent)
    node.show(view.content, view.transition.effect)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: consuming Self) {
    downcast(node, to: TransitionNode.self).show(view.content, view.transition.effect)
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> TransitionNode {
    let node = TransitionNode(in: parent)
    send(from: node)
    return node
  }

  @MainActor
  func update(_ node: TransitionNode) {}

  /// Sends the transition to the screen if the view is its entire content.
  @MainActor
  private func send(from node: ViewNode) {
    guard let keyword = transition.keyword else { return }
    var next = node.parent
    while let node = next {
      if let element = node.elementForChildren {
        if element is ScreenNode { element.send(.transition, keyword.propertyValue) }
        return
      }
      next = node.parent
    }
  }
}

/// Displays a view in the identity phase of its transition.
final class TransitionNode: SingleChildNode {
  private var hasEffect = false

  func show<Content: View>(_ content: Content, _ effect: TransitionEffect?) {
    if let effect {
      show(effect.apply(AnyView(content)), hasEffect: true)
    } else {
      show(content, hasEffect: false)
    }
  }

  private func show<Shown: View>(_ shown: Shown, hasEffect: Bool) {
    if let child, hasEffect == self.hasEffect { return Shown._updateNode(child, with: shown) }
    if let child {
      structureChanged()
      child.unmount()
    }
    self.hasEffect = hasEffect
    child = Shown._makeNode(shown, in: self)
  }
}
