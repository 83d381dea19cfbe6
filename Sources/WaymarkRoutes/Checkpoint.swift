// SPDX-License-Identifier: MIT

/// The name of a place in a path to which upper screens return.
///
/// A screen's value declares its name by conforming to ``CheckpointScreen``, so the name is saved
/// with the path, and links can open it. If the value cannot declare it, the navigator of a flow
/// stack marks a screen while the app is running.
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

/// The value of a screen that can be a place to return to.
///
/// ```swift
/// enum Screen: CheckpointScreen {
///   case cart, address, payment
///
///   var checkpoint: Checkpoint? { self == .cart ? "cart" : nil }
/// }
/// ```
public protocol CheckpointScreen: Hashable {
  /// The name of the screen's place; nil for none.
  var checkpoint: Checkpoint? { get }
}
