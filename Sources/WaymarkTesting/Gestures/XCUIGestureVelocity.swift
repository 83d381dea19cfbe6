// SPDX-License-Identifier: MIT

public import Foundation

/// How fast a finger moves, in points in a second.
///
/// As in XCUITest; but nothing takes time here, so that fast and slow swipes do the same.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Points per second.
  public let rawValue: CGFloat

  /// So many points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// So many points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// So many points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

  /// So many points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// The speed of an ordinary gesture.
  public static let `default` = XCUIGestureVelocity(1000)
  /// Half the ordinary speed.
  public static let slow = XCUIGestureVelocity(500)
  /// Twice the ordinary speed.
  public static let fast = XCUIGestureVelocity(2000)
}
