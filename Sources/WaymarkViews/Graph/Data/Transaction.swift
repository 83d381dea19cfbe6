// SPDX-License-Identifier: MIT

/// A transaction key and its default value.
public protocol TransactionKey {
  /// The type of the key's values.
  associatedtype Value

  /// The value where the key is not set.
  static var defaultValue: Value { get }
}

/// The context of a change, from where it is made to where it is displayed.
///
/// Like SwiftUI's `Transaction`. It accompanies each write: into the setters of bindings, to
/// ``View/transaction(_:)``, and to the host as ``ViewGraph/transaction``. The host chooses whether
/// to animate.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation; nil disables animation, even within `withAnimation`.
  public init(animation: Animation?) { self.animation = animation }

  /// Accesses the value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Two steps: a cast of nil to an optional type would succeed and hide the default.
      guard let known = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return known as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The animation of the change; nil applies it without animation.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether animations requested by views are disabled.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is part of a continuous interaction such as dragging.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Runs an action once the animation of the changes made with this transaction is complete.
  ///
  /// Without changes or an animation, the action runs when the code that could make them has ended
  /// and the changes are displayed. After an animation that repeats forever, it never runs. The
  /// time is that of the runtime's clock, so that a disconnected page delays nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Whether no value is set.
  var isEmpty: Bool { values.isEmpty }

  /// Merges the values of another transaction into this one.
  mutating func merge(_ other: Transaction) {
    let both = completions + other.completions
    values.merge(other.values) { $1 }
    if !both.isEmpty { completions = both }
  }

  /// Called when the code that could make changes with this transaction has ended.
  fileprivate func end() {
    for completion in completions { completion.end() }
  }

  /// The transaction of the currently running code.
  // Proof: accessed on the main thread only; `withTransaction` checks the thread, and the graph
  // runs there.
  nonisolated(unsafe) static var current = Transaction()

  /// ``current``, or an empty transaction off the main thread.
  static var carried: Transaction { MainThread.isCurrent ? current : Transaction() }
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum CompletionsKey: TransactionKey {
  static var defaultValue: [AnimationCompletion] { [] }
}

/// An action that runs once, after the changes are displayed and their animation is complete.
final class AnimationCompletion {
  private let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var waiting = 1
  /// The time in seconds from the changes until their animation is complete; infinite for never.
  private(set) var seconds = 0.0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Waits for changes that are made with an animation, or without one.
  func begin(_ animation: Animation?) {
    waiting += 1
    let duration = animation.map { $0.duration(until: criteria) ?? .infinity } ?? 0
    seconds = max(seconds, duration)
  }

  func end() {
    waiting -= 1
    guard waiting == 0, let action else { return }
    self.action = nil
    action()
  }
}

/// Runs a closure whose changes carry a transaction.
///
/// Values that the transaction does not set come from the enclosing transaction. Off the main
/// thread, the closure runs without a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard MainThread.isCurrent else {
    defer { transaction.end() }
    return try body()
  }
  let before = Transaction.current
  Transaction.current.merge(transaction)
  defer {
    Transaction.current = before
    transaction.end()
  }
  return try body()
}

/// Runs a closure whose changes carry one value of a transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes request an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure whose changes request an animation, and an action once they are displayed.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
