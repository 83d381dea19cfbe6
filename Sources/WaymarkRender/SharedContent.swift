// SPDX-License-Identifier: MIT

/// Content that a person shares with another app: URLs and text.
public struct SharedContent: Hashable, Sendable, Codable {
  /// An item of shared content.
  public enum Item: Hashable, Sendable, Codable {
    /// An absolute URL.
    case address(String)
    /// Text.
    case text(String)
  }

  /// The shared items, in order.
  public var items: [Item]
  /// The subject, as of an email; nil for none.
  public var subject: String?
  /// The message that accompanies the items; nil for none.
  public var message: String?

  /// Creates content from items, a subject and a message.
  public init(_ items: [Item], subject: String? = nil, message: String? = nil) {
    self.items = items
    self.subject = subject
    self.message = message
  }
}
