// SPDX-License-Identifier: MIT

extension View {
  /// Transforms the transactions of updates in this view before descendants read them.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, transform: transform)
  }

  /// Transforms the transaction of updates in which a value changes.
  ///
  /// A host displays all changes of an update together, so the transaction applies to the whole
  /// update.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ValueTransactionView(content: self, value: value, transform: transform)
  }

  /// Requests an animation when a value changes; nil requests none.
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

nonisolated struct TransactionView<Content: View>: WrappingView {
  let content: Content
  let transform: (inout Transaction) -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> TransactionNode {
    let node = TransactionNode(transform, in: parent)
    _ = node.transaction
    return node
  }

  @MainActor
  func update(_ node: TransactionNode) {
    node.transform = transform
    _ = node.transaction
  }
}

final class TransactionNode: SingleChildNode {
  var transform: (inout Transaction) -> Void

  init(_ transform: @escaping (inout Transaction) -> Void, in parent: ViewNode) {
    self.transform = transform
    super.init(in: parent)
  }

  /// The transaction of the update as seen within this node.
  var transaction: Transaction {
    var transaction = parent?.updateTransaction ?? graph.transaction
    transform(&transaction)
    return transaction
  }
}

extension ViewNode {
  /// The transaction of the update as seen at this node.
  fileprivate var updateTransaction: Transaction {
    var next: ViewNode? = self
    while let node = next {
      if let node = node as? TransactionNode { return node.transaction }
      next = node.parent
    }
    return graph.transaction
  }
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

final class ValueTransactionNode<V: Equatable>: SingleChildNode {
  private var value: V

  init(_ value: V, in parent: ViewNode) {
    self.value = value
    super.init(in: parent)
  }

  func receive(_ new: V, _ transform: (inout Transaction) -> Void) {
    guard new != value else { return }
    value = new
    var transaction = updateTransaction
    transform(&transaction)
    graph.transaction = transaction
  }
}
