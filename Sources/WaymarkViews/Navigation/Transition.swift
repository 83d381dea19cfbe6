// SPDX-License-Identifier: MIT

import WaymarkRender

/// How a view comes and goes.
///
/// Hosts show it of what is pushed on a stack only: ``identity`` is there at once, ``opacity``
/// fades in; the others are as the host pushes.
public struct AnyTransition: Sendable {
  /// The host's word; nil leaves it to the host.
  let word: String?

  /// There at once, without an animation.
  public static let identity = AnyTransition(word: "none")

  /// Fading in.
  public static let opacity = AnyTransition(word: "fade")

  /// Moving in from the leading edge.
  public static var slide: AnyTransition { AnyTransition(word: nil) }

  /// Growing.
  public static var scale: AnyTransition { AnyTransition(word: nil) }

  /// This one and another at once; of the two the first that hosts know is shown.
  public func combined(with other: AnyTransition) -> AnyTransition {
    word == nil ? other : self
  }
}

extension View {
  /// Says how the view comes and goes; see ``AnyTransition`` for where that is shown.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    TransitionedView(content: self, transition: t)
  }
}

nonisolated struct TransitionedView<Content: View>: WrappingView {
  let content: Content
  let transition: AnyTransition

  @MainActor
  func makeNode(in parent: ViewNode) -> SingleChildNode {
    let node = SingleChildNode(in: parent)
    send(from: node)
    return node
  }

  @MainActor
  func update(_ node: SingleChildNode) {}

  /// Tells the screen, where the view is all of it.
  @MainActor
  private func send(from node: ViewNode) {
    guard let word = transition.word else { return }
    var next = node.parent
    while let node = next {
      if let element = node.elementForChildren {
        if element is ScreenNode { element.send(.transition, .text(word)) }
        return
      }
      next = node.parent
    }
  }
}
