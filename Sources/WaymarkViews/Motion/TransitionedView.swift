// SPDX-License-Identifier: MIT

nonisolated struct TransitionedView<Content: View>: WrappingView {
  let content: Content
  let transition: AnyTransition

  @MainActor
  static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode {
    let node = view.makeNode(in: parent)
    node.begin(view.content, view.transition.effect)
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: consuming Self) {
    downcast(node, to: TransitionNode.self).show(view.content, view.transition.effect)
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> TransitionNode { TransitionNode(in: parent) }

  @MainActor
  func update(_ node: TransitionNode) {}
}

extension TransitionedView: SubviewSource {
  @MainActor
  func addSubviews(to resolver: inout SubviewResolver) {
    resolver.add(content) { item in
      item.replace { view in Self.transitioned(view, transition) }
    }
  }

  private static func transitioned<V: View>(_ view: V, _ transition: AnyTransition) -> any View {
    TransitionedView<V>(content: view, transition: transition)
  }
}

/// Shows a view in the phases of its transition.
///
/// If the host plays animations, a view that is inserted itself is shown in the phase `willAppear`,
/// and in `identity` in the next batch. A view that is removed changes to `didDisappear` in the
/// batch before its removal.
final class TransitionNode: TransactionScopeNode {
  private var phase = TransitionPhase.identity
  private var effect: TransitionEffect?
  private var present: (() -> Void)?
  /// The transaction with which its phase changes, while it does.
  private var changing: Transaction?

  override func transform(_ transaction: inout Transaction) {
    guard let changing else { return }
    transaction.animation = effect?.animation ?? changing.animation
  }

  func begin<Content: View>(_ content: Content, _ effect: TransitionEffect?) {
    if effect != nil, graph.playsAnimations, graph.isAnimated,
      parent?.elementForContent?.isComplete == true
    {
      var transaction = updateTransaction
      if transaction.animation != nil {
        transaction.completions = []
        phase = .willAppear
        graph.effects.add(.appear) { [weak self] in self?.enter(transaction) }
      }
    }
    show(content, effect)
  }

  private func enter(_ transaction: Transaction) {
    guard isAlive, phase == .willAppear else { return }
    phase = .identity
    changing = transaction
    withTransaction(transaction) { invalidate() }
  }

  override func refresh() {
    super.refresh()
    scopeChanged()
    present?()
    changing = nil
    scopeChanged()
  }

  override func depart() {
    guard effect != nil, let present else { return super.depart() }
    let transaction = updateTransaction
    guard transaction.animation != nil else { return }
    phase = .didDisappear
    changing = transaction
    scopeChanged()
    present()
  }

  func show<Content: View>(_ content: Content, _ effect: TransitionEffect?) {
    let hadEffect = self.effect != nil
    self.effect = effect
    guard let effect else {
      present = nil
      return place(content, isNew: hadEffect)
    }
    var isNew = !hadEffect
    present = { [unowned self] in
      place(effect.apply(AnyView(content), phase), isNew: isNew)
      isNew = false
    }
    present?()
  }

  private func place<Shown: View>(_ shown: Shown, isNew: Bool) {
    if let child, !isNew { return Shown._updateNode(child, with: shown) }
    if let child {
      structureChanged()
      child.unmount()
    }
    child = Shown._makeNode(shown, in: self)
  }
}
