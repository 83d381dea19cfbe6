// SPDX-License-Identifier: MIT

/// What a person hands from an app to another: addresses and text.
public struct SharedContent: Hashable, Sendable, Codable {
  /// One of the things that are shared.
  public enum Item: Hashable, Sendable, Codable {
    /// An absolute address.
    case address(String)
    /// Text.
    case text(String)
  }

  /// What is shared, in order.
  public var items: [Item]
  /// What it is about, as the subject of a mail; nil for nothing.
  public var subject: String?
  /// What is said beside it; nil for nothing.
  public var message: String?

  /// Makes content from its parts.
  public init(_ items: [Item], subject: String? = nil, message: String? = nil) {
    self.items = items
    self.subject = subject
    self.message = message
  }
}
