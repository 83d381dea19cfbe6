// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A gesture: a tap or a long press.
///
/// Like SwiftUI's `Gesture`, but only ``TapGesture`` and ``LongPressGesture`` are available, and
/// they report only their end.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value

  /// The recognizer of the gesture, with its actions.
  var _recognizer: GestureRecognizer { get }
  /// Adds an action for the end of the gesture.
  func _ended(_ action: @escaping @MainActor (Value) -> Void) -> Self
}

/// A recognizer of a gesture, with its actions.
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

/// A gesture of one or more taps.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int
  private var actions: [@MainActor () -> Void] = []

  /// Creates a gesture with a number of taps.
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

/// A long press gesture.
public struct LongPressGesture: Gesture {
  /// The minimum duration in seconds; hosts use half a second.
  public var minimumDuration: Double
  /// The maximum movement in points; the host decides.
  public var maximumDistance: CGFloat
  private var actions: [@MainActor (Bool) -> Void] = []

  /// Creates a long press gesture.
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

/// The gestures of a view that are enabled.
public struct GestureMask: OptionSet, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: UInt32
  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
