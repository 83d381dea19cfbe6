// SPDX-License-Identifier: MIT

/// Options that decide which links a table accepts.
public struct LinkOptions: Hashable, Sendable {
  /// Whether the literals of patterns are case-sensitive; values always are.
  public var caseSensitive: Bool
  /// The most bytes a link may have, up to 65 535; longer ones are rejected unread.
  public var maximumBytes: Int {
    didSet { maximumBytes = min(max(maximumBytes, 1), 65_535) }
  }
  /// The most segments a path may have.
  public var maximumSegments: Int {
    didSet { maximumSegments = min(max(maximumSegments, 1), 1024) }
  }
  /// The most items of a query that are kept, from 0 to 1024.
  ///
  /// A link with more items that its route names is rejected. Other items above the limit, such as
  /// `utm_source`, are dropped.
  public var maximumItems: Int {
    didSet { maximumItems = min(max(maximumItems, 0), 1024) }
  }

  /// Creates options; limits out of range are clamped.
  public init(
    caseSensitive: Bool = true, maximumBytes: Int = 8192, maximumSegments: Int = 32,
    maximumItems: Int = 64
  ) {
    self.caseSensitive = caseSensitive
    self.maximumBytes = min(max(maximumBytes, 1), 65_535)
    self.maximumSegments = min(max(maximumSegments, 1), 1024)
    self.maximumItems = min(max(maximumItems, 0), 1024)
  }
}
