// SPDX-License-Identifier: MIT

import WaymarkRender

extension Gesture {
  /// Combines the gesture with another one that can be recognised at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
}

/// Two gestures, each of which can be recognised while the other one is.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of the gestures; nil for one that is not recognised.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Value> {
    SimultaneousRecognizer(first._makeRecognizer(), second._makeRecognizer()) {
      Value(first: $0, second: $1)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First, Second, Value>: CombiningRecognizer<
  First, Second, Value
>
{
  private let value: (First?, Second?) -> Value

  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    _ value: @escaping (First?, Second?) -> Value
  ) {
    self.value = value
    super.init(first, second)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    if input.touch.phase == .began {
      // One of them may continue with this touch, and the other one begins with it.
      if case .failed = first.phase { first.reset() }
      if case .failed = second.phase { second.reset() }
    }
    let a = first.receive(input, &actions)
    let b = second.receive(input, &actions)
    let both = value(a.value, b.value)
    switch (a, b) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(both)
    case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(both)
    default:
      let isFelt = a.value != nil || b.value != nil
      return .possible(isFelt ? both : nil)
    }
  }
}
