// SPDX-License-Identifier: MIT

/// An item of a link's query, without escapes.
///
/// A malformed name or value is kept as it is in the link: `%E9t%E9`, which is not UTF-8. So is one
/// with an escaped control character, such as `a%0Ab`.
public struct LinkQueryItem: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// The value; empty for `name` and for `name=`.
  public var value: String

  /// Creates an item.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
