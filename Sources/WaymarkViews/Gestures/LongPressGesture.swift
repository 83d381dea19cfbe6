// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A long press.
///
/// Like SwiftUI's `LongPressGesture`: its value is true as soon as the finger is down, and the
/// gesture ends after its duration. A press by key or by an accessibility action takes no time.
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// The minimum duration in seconds.
  public var minimumDuration: Double
  /// The distance in points that the finger may move.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Bool> {
    PressRecognizer(minimumDuration, Double(maximumDistance))
  }
}

/// Recognises a long press.
final class PressRecognizer: GestureRecognizer<Bool> {
  private var duration: Double
  private var distance: Double
  private var start: TouchValue?

  /// The distance in points that a finger moves unintentionally.
  static let slop: Double = 10

  init(_ duration: Double, _ distance: Double) {
    self.duration = duration.isNaN ? 0.5 : min(max(duration, 0), 1e6)
    self.distance = distance.isNaN ? Self.slop : min(max(distance, 0), 1e6)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Bool> {
    let touch = input.touch
    if start == nil, touch.phase == .began { start = touch }
    guard let start, let from = start.points.first, let to = touch.points.first,
      touch.points.count == 1, from.distance(to: to) <= distance
    else { return .failed }
    // A host's timer and its clock may differ a little.
    if touch.time - start.time >= duration - 0.001 { return .ended(true) }
    return touch.phase == .ended ? .failed : .possible(true)
  }

  override func restart() { start = nil }

  override func adopt(_ newer: GestureRecognizer<Bool>) -> Bool {
    guard let newer = newer as? PressRecognizer else { return false }
    duration = newer.duration
    distance = newer.distance
    return true
  }

  override var values: [GestureValue] {
    [.press(minimumDuration: duration, maximumDistance: distance)]
  }
}

/// A long press with actions for its success, its beginning and its end.
nonisolated struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  let press: LongPressGesture
  let pressing: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  @MainActor func _makeRecognizer() -> GestureRecognizer<Bool> {
    PressingRecognizer(
      press.onEnded { [action] _ in action() }._makeRecognizer(), pressing)
  }
}

private final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
  private var pressing: @MainActor (Bool) -> Void
  private var isPressing = false

  init(_ base: GestureRecognizer<Bool>, _ pressing: @escaping @MainActor (Bool) -> Void) {
    self.pressing = pressing
    super.init(base)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Bool> {
    let phase = base.receive(input, &actions)
    if !isPressing, phase.value == true {
      isPressing = true
      actions.append { [pressing] in pressing(true) }
    }
    return phase
  }

  override func finish(_ actions: inout GestureActions) {
    super.finish(&actions)
    guard isPressing else { return }
    isPressing = false
    actions.appendEnding { [pressing] in pressing(false) }
  }

  override func restart() {
    isPressing = false
    super.restart()
  }

  override func adopt(_ newer: GestureRecognizer<Bool>) -> Bool {
    guard super.adopt(newer), let newer = newer as? PressingRecognizer else { return false }
    pressing = newer.pressing
    return true
  }
}
