// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The state of a gesture's recognition.
enum GesturePhase<Value> {
  /// It may still be recognised; a long press already has a value.
  case possible(Value?)
  /// It is recognised and continues.
  case active(Value)
  /// It is complete.
  case ended(Value)
  /// It was not recognised, or was cancelled.
  case failed

  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// The value, if there is one.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The actions of a gesture that are to run if it may act.
struct GestureActions {
  private var steps: [(isEnding: Bool, run: @MainActor () -> Void)] = []

  var isEmpty: Bool { steps.isEmpty }

  /// Adds an action.
  mutating func append(_ action: @escaping @MainActor () -> Void) { steps.append((false, action)) }

  /// Adds an action that reverts earlier ones and therefore always runs.
  mutating func appendEnding(_ action: @escaping @MainActor () -> Void) {
    steps.append((true, action))
  }

  static func += (actions: inout GestureActions, others: GestureActions) {
    actions.steps += others.steps
  }

  /// The actions that run even if the gesture may not act.
  var endings: GestureActions {
    var actions = GestureActions()
    actions.steps = steps.filter(\.isEnding)
    return actions
  }

  /// Runs the actions.
  @MainActor
  func run() { for step in steps { step.run() } }
}

/// A state of a touch, as one view receives it.
struct GestureInput {
  var touch: TouchValue
  /// The date of the touch.
  var date: Date
  /// The frame of the view.
  var frame: ElementFrame
  /// The frames of the enclosing views with a named coordinate space.
  var spaces: [AnyHashable: ElementFrame]

  /// Returns a position in a coordinate space; an unknown name refers to the window.
  func place(_ point: PointValue, in space: CoordinateSpace) -> CGPoint {
    let origin: ElementFrame? =
      switch space {
      case .local: frame
      case .global: nil
      case .named(let name): spaces[name]
      }
    return CGPoint(x: point.x - (origin?.x ?? 0), y: point.y - (origin?.y ?? 0))
  }
}

/// The state machine that recognises a gesture.
///
/// It has no side effects: it returns the actions to run if no other gesture takes the touch. Apps
/// do not use it.
@MainActor
public class GestureRecognizer<Value> {
  /// The state of the recognition.
  private(set) final var phase = GesturePhase<Value>.possible(nil)

  nonisolated init() {}

  /// Receives a state of a touch, and adds actions.
  final func receive(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    if phase.isOver { return phase }
    if input.touch.phase == .cancelled {
      cancel(&actions)
    } else {
      phase = advance(input, &actions)
      if phase.isOver { finish(&actions) }
    }
    return phase
  }

  /// Ends the gesture without success.
  final func cancel(_ actions: inout GestureActions) {
    if phase.isOver { return }
    phase = .failed
    finish(&actions)
  }

  /// Starts again.
  final func reset() {
    phase = .possible(nil)
    restart()
  }

  // MARK: For subclasses

  /// Returns the next phase of a gesture that is not over.
  func advance(_ input: GestureInput, _ actions: inout GestureActions) -> GesturePhase<Value> {
    .failed
  }

  /// Called when the gesture is over: parts that are not over are cancelled.
  func finish(_ actions: inout GestureActions) {}

  /// Forgets what was recognised.
  func restart() {}

  /// Takes the parameters and actions of a newer machine of the same kind; returns false for
  /// another kind.
  func adopt(_ newer: GestureRecognizer<Value>) -> Bool { type(of: newer) == type(of: self) }

  /// What the host has to know.
  var values: [GestureValue] { [] }

  /// The number of taps, if the gesture consists of taps only and their location does not matter.
  var tapCount: Int? { nil }

  /// Whether the gesture may continue with another touch.
  var awaitsTouch: Bool { false }
}

/// A recogniser of any type of values.
@MainActor
protocol AnyGestureRecognizer: AnyObject {
  var values: [GestureValue] { get }
  var tapCount: Int? { get }
  var awaitsTouch: Bool { get }
  var isOver: Bool { get }

  /// Receives a state of a touch; returns whether the gesture is recognised.
  func isRecognized(_ input: GestureInput, _ actions: inout GestureActions) -> Bool
  func cancel(_ actions: inout GestureActions)
  func reset()
  func adopt(newer: any AnyGestureRecognizer) -> Bool
}

extension GestureRecognizer: AnyGestureRecognizer {
  final var isOver: Bool { phase.isOver }

  final func isRecognized(_ input: GestureInput, _ actions: inout GestureActions) -> Bool {
    switch receive(input, &actions) {
    case .possible, .failed: false
    case .active, .ended: true
    }
  }

  final func adopt(newer: any AnyGestureRecognizer) -> Bool {
    guard let newer = newer as? GestureRecognizer<Value> else { return false }
    return adopt(newer)
  }
}
