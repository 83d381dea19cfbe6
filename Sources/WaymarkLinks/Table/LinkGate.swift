// SPDX-License-Identifier: MIT

/// A condition that must hold before a link may be followed, such as that someone is signed in.
public struct LinkGate: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The gate's name.
  public let rawValue: String

  /// Makes a gate with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a gate with a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// Someone is signed in.
  public static let signedIn = LinkGate(rawValue: "signedIn")

  /// What screens show has been loaded.
  public static let loaded = LinkGate(rawValue: "loaded")
}

extension LinkGate: CustomStringConvertible {
  /// The gate's name.
  public var description: String { rawValue }
}
