// SPDX-License-Identifier: MIT

/// An item of a link's query, without escapes.
public struct LinkQueryItem: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// The value; empty for `name` and for `name=`.
  public var value: String

  /// Makes an item.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
