// SPDX-License-Identifier: MIT

/// A key of transactions and its default.
public protocol TransactionKey {
  /// The type of the key's values.
  associatedtype Value

  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// What a change carries with it, from where it is made to where it is shown.
///
/// Like SwiftUI's `Transaction`. It goes with each write: into the setters of bindings, to
/// ``View/transaction(_:)``, and to the host by ``ViewGraph/transaction``. Whether anything moves
/// is the host's choice.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction that asks for nothing.
  public init() {}

  /// A transaction that asks for an animation; nil asks for none, also inside of `withAnimation`.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Two steps: a cast of nil to an optional type would succeed, and hide the default.
      guard let known = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return known as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// How the change is shown; nil for at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views may ask for no animations of their own.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a row that a person's hand makes, as by dragging.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Runs an action once the changes made with this transaction are shown.
  ///
  /// Where there are no changes, it runs when the code that could make them has ended.
  ///
  /// Ignored: `criteria` (changes appear without animation).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(completion))
  }

  var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Whether nothing was set.
  var isEmpty: Bool { values.isEmpty }

  /// Takes over what another one sets.
  mutating func merge(_ other: Transaction) {
    let both = completions + other.completions
    values.merge(other.values) { $1 }
    if !both.isEmpty { completions = both }
  }

  /// The code that could make changes with this transaction has ended.
  fileprivate func end() {
    for completion in completions { completion.end() }
  }

  /// What is set around the code that runs now.
  // Proof: read and written on the main thread only; `withTransaction` looks, the graph is on it.
  nonisolated(unsafe) static var current = Transaction()

  /// ``current``, or nothing away from the main thread.
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

/// When an animation counts as complete.
///
/// Animations are the host's, so to an app both are when the change was handed over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let word: String
  /// When a person would take it for complete.
  public static let logicallyComplete = AnimationCompletionCriteria(word: "logicallyComplete")
  /// When it is over.
  public static let removed = AnimationCompletionCriteria(word: "removed")
}

/// An action that waits until what was changed is shown; it runs once.
final class AnimationCompletion {
  private var action: (() -> Void)?
  private var waiting = 1

  init(_ action: @escaping () -> Void) { self.action = action }

  func begin() { waiting += 1 }

  func end() {
    waiting -= 1
    guard waiting == 0, let action else { return }
    self.action = nil
    action()
  }
}

/// Runs code whose changes carry a transaction.
///
/// What the transaction does not set is taken from the one around. Away from the main thread the
/// code runs without.
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

/// Runs code whose changes carry one value of a transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs code whose changes ask for an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs code whose changes ask for an animation, and an action once they are shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
