// SPDX-License-Identifier: MIT

extension View {
  /// Transforms the transactions of updates in this view before descendants read them.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, transform: transform)
  }

  /// Transforms the transaction of updates in which a value changes, for the changes in this view.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ValueTransactionView(content: self, value: value, transform: transform)
  }

  /// Animates the changes in this view when a value changes; nil animates none.
  ///
  /// The request is ignored if the transaction disables animations.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    transaction(value: value) { $0.ask(for: animation) }
  }

  /// Requests an animation for all changes in this view.
  @available(iOS, deprecated: 15, message: "Use withAnimation or animation(_:value:) instead.")
  @available(macOS, deprecated: 12, message: "Use withAnimation or animation(_:value:) instead.")
  @available(tvOS, deprecated: 15, message: "Use withAnimation or animation(_:value:) instead.")
  @available(watchOS, deprecated: 8, message: "Use withAnimation or animation(_:value:) instead.")
  @available(visionOS, deprecated: 1, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { $0.ask(for: animation) }
  }
}

extension Transaction {
  fileprivate mutating func ask(for animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// A node that changes the transactions of the updates within it.
class TransactionScopeNode: SingleChildNode {
  /// The transaction within this node in one update.
  private var known: (version: Int, transaction: Transaction)?

  /// Changes the transaction of the current update.
  func transform(_ transaction: inout Transaction) {}

  /// The transaction of the current update as seen within this node.
  final var transaction: Transaction {
    if let known, known.version == graph.transactionVersion { return known.transaction }
    var transaction = parent?.updateTransaction ?? graph.transaction
    transform(&transaction)
    known = (graph.transactionVersion, transaction)
    return transaction
  }

  /// Transforms the transaction of the current update again, here and below.
  final func scopeChanged() { graph.transactionVersion += 1 }
}

extension ViewNode {
  /// The transaction of the current update as seen at this node.
  var updateTransaction: Transaction {
    var next: ViewNode? = self
    while let node = next {
      if let node = node as? TransactionScopeNode { return node.transaction }
      next = node.parent
    }
    return graph.transaction
  }
}

nonisolated struct TransactionView<Content: View>: WrappingView {
  let content: Content
  let transform: (inout Transaction) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> TransactionNode {
    TransactionNode(transform, in: parent)
  }

  @MainActor
  func update(_ node: TransactionNode) { node.receive(transform) }
}

final class TransactionNode: TransactionScopeNode {
  private var change: (inout Transaction) -> Void

  init(_ change: @escaping (inout Transaction) -> Void, in parent: ViewNode) {
    self.change = change
    super.init(in: parent)
    graph.transactionScopes += 1
    graph.isAnimated = true
    _ = transaction
  }

  func receive(_ change: @escaping (inout Transaction) -> Void) {
    self.change = change
    scopeChanged()
    _ = transaction
  }

  override func transform(_ transaction: inout Transaction) { change(&transaction) }

  override func didUnmount() { graph.transactionScopes -= 1 }
}

nonisolated struct ValueTransactionView<Content: View, V: Equatable>: WrappingView {
  let content: Content
  let value: V
  let transform: (inout Transaction) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> ValueTransactionNode<V> {
    ValueTransactionNode(value, in: parent)
  }

  @MainActor
  func update(_ node: ValueTransactionNode<V>) { node.receive(value, transform) }
}

/// Changes the transaction of an update in which its value changes.
final class ValueTransactionNode<V: Equatable>: TransactionScopeNode {
  private var value: V
  /// The last change, and the update that it applies to.
  private var change: (update: Int, transform: (inout Transaction) -> Void)?

  init(_ value: V, in parent: ViewNode) {
    self.value = value
    super.init(in: parent)
  }

  func receive(_ new: V, _ transform: @escaping (inout Transaction) -> Void) {
    guard new != value else { return }
    value = new
    change = (graph.updateNumber, transform)
    scopeChanged()
    graph.isAnimated = true
  }

  override func transform(_ transaction: inout Transaction) {
    if let change, change.update == graph.updateNumber { change.transform(&transaction) }
  }
}
