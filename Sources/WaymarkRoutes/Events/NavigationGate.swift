// SPDX-License-Identifier: MIT

/// A condition that must be true before some screens may be shown, such as being signed in.
public struct NavigationGate: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral
{
  /// The gate's name.
  public let rawValue: String

  /// Creates a gate with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a gate with a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// The user is signed in.
  public static let signedIn = NavigationGate(rawValue: "signedIn")

  /// The data that screens show is loaded.
  public static let loaded = NavigationGate(rawValue: "loaded")
}

extension NavigationGate: CustomStringConvertible {
  /// The gate's name.
  public var description: String { rawValue }
}
