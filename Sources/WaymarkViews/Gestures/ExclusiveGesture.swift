// SPDX-License-Identifier: MIT

import WaymarkRender

extension Gesture {
  /// Combines the gesture with one that is recognised only if this one is not.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures, only one of which is recognised: the first, if both could be.
///
/// The end of the second gesture waits until the first one fails: a tap waits for a second one. A
/// continuous second gesture, such as a drag, is recognised as soon as it begins, and the first one
/// then fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the gesture that is recognised.
  public enum Value {
    /// The first gesture is recognised.
    case first(First.Value)
    /// The second gesture is recognised.
    case second(Second.Value)
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
    ExclusiveRecognizer(
      first._makeRecognizer(), second._makeRecognizer(),
      { Value.first($0) }, { Value.second($0) })
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First, Second, Value>: CombiningRecognizer<
  First, Second, Value
>
{
  private let one: (First) -> Value
  private let other: (Second) -> Value
  /// The actions of the second gesture while the first one may still be recognised.
  private var waiting = GestureActions()

  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    _ one: @escaping (First) -> Value, _ other: @escaping (Second) -> Value
  ) {
    self.one = one
    self.other = other
    super.init(first, second)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    if input.touch.phase == .began, case .failed = second.phase { second.reset() }
    let a = first.receive(input, &actions)
    switch a {
    case .active, .ended: return a.map(one)
    case .possible, .failed: break
    }
    let b = second.receive(input, &waiting)
    let isDecided =
      switch (a, b) {
      case (.failed, _), (_, .active): true
      default: false
      }
    guard isDecided else {
      // The pressing state of the second one is not a result.
      if !b.isOver {
        actions += waiting
        waiting = GestureActions()
      }
      return .possible(a.value.map(one) ?? (b.isOver ? nil : b.value.map(other)))
    }
    first.cancel(&actions)
    actions += waiting
    waiting = GestureActions()
    return b.map(other)
  }

  override func finish(_ actions: inout GestureActions) {
    super.finish(&actions)
    actions += waiting.endings
    waiting = GestureActions()
  }

  override func restart() {
    waiting = GestureActions()
    super.restart()
  }
}
