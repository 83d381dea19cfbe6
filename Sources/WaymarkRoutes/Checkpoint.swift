// SPDX-License-Identifier: MIT

/// The name of a place in a path that screens further up return to.
///
/// A screen's own value names its place, by conforming to ``CheckpointScreen``; so the name is saved
/// with the path, and links lead to it. Where the value cannot, the navigator of a flow stack marks
/// a screen while the app runs.
public struct Checkpoint: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral
{
  /// The checkpoint's name.
  public let rawValue: String

  /// Creates a checkpoint with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a checkpoint with a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension Checkpoint: CustomStringConvertible {
  /// The checkpoint's name.
  public var description: String { rawValue }
}

/// A screen's value that may be a place to return to.
///
/// ```swift
/// enum Screen: CheckpointScreen {
///   case cart, address, payment
///
///   var checkpoint: Checkpoint? { self == .cart ? "cart" : nil }
/// }
/// ```
public protocol CheckpointScreen: Hashable {
  /// The name of the screen's place; nil if it has none.
  var checkpoint: Checkpoint? { get }
}
