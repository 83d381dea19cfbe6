// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// What a person does to a view by hand: taps it, or presses it for a while.
///
/// Like SwiftUI's `Gesture`, but only ``TapGesture`` and ``LongPressGesture`` are there, and of what
/// they tell only that they ended.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value

  /// What ends it, and what happens then.
  var _recognizer: GestureRecognizer { get }
  /// The gesture with something more that happens when it ends.
  func _ended(_ action: @escaping @MainActor (Value) -> Void) -> Self
}

/// What ends a gesture, and what happens then.
public struct GestureRecognizer {
  enum Kind: Equatable {
    case taps(Int)
    case press
  }

  let kind: Kind
  var actions: [@MainActor () -> Void] = []
}

extension Gesture {
  /// Runs an action when the gesture ends.
  @preconcurrency
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    _ended(action)
  }
}

/// One tap or several.
public struct TapGesture: Gesture {
  /// How many taps.
  public var count: Int
  private var actions: [@MainActor () -> Void] = []

  /// A gesture of so many taps.
  nonisolated public init(count: Int = 1) { self.count = count }

  public var _recognizer: GestureRecognizer {
    GestureRecognizer(kind: .taps(max(1, count)), actions: actions)
  }

  public func _ended(_ action: @escaping @MainActor (()) -> Void) -> TapGesture {
    var copy = self
    copy.actions.append { action(()) }
    return copy
  }
}

/// A press for a while.
public struct LongPressGesture: Gesture {
  /// How long, in seconds; hosts take half a second.
  public var minimumDuration: Double
  /// How far the finger may move, in points; as the host does it.
  public var maximumDistance: CGFloat
  private var actions: [@MainActor (Bool) -> Void] = []

  /// A gesture that takes so long.
  ///
  /// Ignored: `minimumDuration` (hosts use half a second), `maximumDistance` (the host decides).
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public var _recognizer: GestureRecognizer {
    GestureRecognizer(kind: .press, actions: actions.map { action in { action(true) } })
  }

  public func _ended(_ action: @escaping @MainActor (Bool) -> Void) -> LongPressGesture {
    var copy = self
    copy.actions.append(action)
    return copy
  }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Those of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
