// SPDX-License-Identifier: MIT

public import Foundation

/// How fast a finger moves, in points in a second.
///
/// As in XCUITest; but nothing takes time here, so that fast and slow swipes do the same.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  public static let `default` = XCUIGestureVelocity(1000)
  public static let slow = XCUIGestureVelocity(500)
  public static let fast = XCUIGestureVelocity(2000)
}
