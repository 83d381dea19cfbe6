// SPDX-License-Identifier: MIT

/// An angle, clockwise where it turns something.
public struct Angle: Hashable, Sendable, Comparable {
  /// Parts of a circle's radius along its edge.
  public var radians: Double

  /// Parts of a whole turn of 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No angle.
  public static let zero = Angle()

  /// Whether one turns less far than another.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Both after one another.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// One and the other back.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// As far, the other way.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// An angle so many times.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// A part of an angle.
  public static func / (a: Angle, part: Double) -> Angle { Angle(radians: a.radians / part) }
  /// Turns further.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Turns back.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
}
