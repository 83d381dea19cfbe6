// SPDX-License-Identifier: MIT

/// An item of a link's query, without escapes.
///
/// A name or a value that is not well-formed is raw, as it stands in the link: `%E9t%E9`, which is
/// no UTF-8. So is one with an escaped control character, such as `a%0Ab`.
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
