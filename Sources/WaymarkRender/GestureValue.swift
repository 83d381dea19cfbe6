// SPDX-License-Identifier: MIT

/// A gesture that an element recognises, as far as a host must know of it.
///
/// The runtime recognises gestures itself, from the touches that a host sends
/// (``HostEvent/Action/touch(_:)``). The declaration tells the host which of its own gestures, such
/// as scrolling, give way, and when time that passes matters.
public enum GestureValue: Hashable, Sendable, Codable {
  /// A drag that begins beyond a distance in points.
  case drag(minimumDistance: Double)
  /// A long press: a duration in seconds, and the distance in points that the finger may move.
  case press(minimumDuration: Double, maximumDistance: Double)
  /// A number of taps.
  case taps(Int)
  /// Two fingers that move apart or together.
  case magnify
  /// Two fingers that turn.
  case rotate
}

/// One state of the fingers, or of the pointer, that touch an element.
///
/// The element is the innermost one with ``Property/gestures`` around the place where the touch
/// began.
public struct TouchValue: Hashable, Sendable, Codable {
  /// What has happened.
  public enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    /// The first finger touched the element.
    case began
    /// A finger moved, or a second one touched the screen or was lifted.
    case moved
    /// Time has passed without a change: the duration of a long press, or the time in which another
    /// tap had to follow.
    case waited
    /// The last finger was lifted.
    case ended
    /// The host uses the touch otherwise, for example to scroll.
    case cancelled
  }

  /// What has happened.
  public var phase: Phase
  /// The positions of one or two fingers in the window; after the end, the last ones.
  public var points: [PointValue]
  /// The seconds since an arbitrary time that is the same for all touches of a host.
  public var time: Double
  /// For ``Phase/began``, the frames in the window of the element and of the elements around it
  /// with ``Property/gestures``, from the inside out; the frame of the window replaces those that
  /// are missing.
  public var frames: [ElementFrame]
  /// Whether the touch began on a control inside of the element, which handles a tap itself.
  public var isOnControl: Bool

  /// Creates a state of a touch.
  public init(
    _ phase: Phase, at points: [PointValue], time: Double, frames: [ElementFrame] = [],
    isOnControl: Bool = false
  ) {
    self.phase = phase
    self.points = points
    self.time = time
    self.frames = frames
    self.isOnControl = isOnControl
  }

  /// The maximum number of frames.
  public static let frameLimit = 32

  /// The time without a touch after which no further tap follows, in seconds.
  public static let tapInterval = 0.35

  /// Whether there are one or two points at most 100 million points away, the time is at most 100
  /// billion seconds, and the frames are plausible; input from outside is not trusted.
  public var isPlausible: Bool {
    let places = -1e8...1e8
    return 1...2 ~= points.count && frames.count <= Self.frameLimit && 0...1e11 ~= time
      && points.allSatisfy { places.contains($0.x) && places.contains($0.y) }
      && frames.allSatisfy(\.isPlausible)
  }
}
