// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkHeadless

/// The velocity of a gesture, in points per second.
///
/// Like XCUITest's. It affects only the gestures of views: other actions take no time, and the
/// app's clock does not advance.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The velocity in points per second.
  public let rawValue: CGFloat

  /// Creates a velocity in points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity in points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity in points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

  /// Creates a velocity in points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// The default velocity.
  public static let `default` = XCUIGestureVelocity(1000)
  /// Half of the default velocity.
  public static let slow = XCUIGestureVelocity(500)
  /// Twice the default velocity.
  public static let fast = XCUIGestureVelocity(2000)
}
