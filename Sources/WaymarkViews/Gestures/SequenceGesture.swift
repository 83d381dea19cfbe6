// SPDX-License-Identifier: MIT

import WaymarkRender

extension Gesture {
  /// Combines the gesture with one that can begin only when this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two gestures, of which the second begins when the first has ended successfully.
///
/// It ends with the second one, and fails if either does.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the current gesture.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second value is nil until the second gesture begins.
    case second(First.Value, Second.Value?)
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
    SequenceRecognizer(
      first._makeRecognizer(), second._makeRecognizer(),
      { Value.first($0) }, { Value.second($0, $1) })
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First, Second, Value>: CombiningRecognizer<
  First, Second, Value
>
{
  private let before: (First) -> Value
  private let after: (First, Second?) -> Value
  /// Whether the second gesture has to begin with another touch.
  private var isBetween = false

  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    _ before: @escaping (First) -> Value, _ after: @escaping (First, Second?) -> Value
  ) {
    self.before = before
    self.after = after
    super.init(first, second)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    let wasOver = first.phase.isOver
    switch first.receive(input, &actions) {
    case .failed: return .failed
    case .possible(let value): return .possible(value.map(before))
    case .active(let value): return .active(before(value))
    case .ended(let value):
      var input = input
      if !wasOver {
        isBetween = input.touch.phase == .ended
        // The second gesture begins where the finger is.
        input.touch.phase = .began
      } else if isBetween {
        guard input.touch.phase == .began else { return .failed }
        isBetween = false
      }
      if isBetween { return .possible(after(value, nil)) }
      switch second.receive(input, &actions) {
      case .failed: return .failed
      case .possible(let other): return .active(after(value, other))
      case .active(let other): return .active(after(value, other))
      case .ended(let other): return .ended(after(value, other))
      }
    }
  }

  override func restart() {
    isBetween = false
    super.restart()
  }

  override var awaitsTouch: Bool { isBetween || super.awaitsTouch }
}
