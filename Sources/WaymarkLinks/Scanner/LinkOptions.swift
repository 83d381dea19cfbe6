// SPDX-License-Identifier: MIT

/// What a table takes for a link of its own.
public struct LinkOptions: Hashable, Sendable {
  /// Whether the literals of patterns tell `a` from `A`; values always do.
  public var caseSensitive: Bool
  /// The most bytes a link may have, up to 65 535; longer ones are refused unread.
  public var maximumBytes: Int {
    didSet { maximumBytes = min(max(maximumBytes, 1), 65_535) }
  }
  /// The most segments a path may have.
  public var maximumSegments: Int {
    didSet { maximumSegments = min(max(maximumSegments, 1), 1024) }
  }
  /// The most items of a query that are kept, from 0 to 1024.
  ///
  /// A link with more items that mean something to its route is refused. Of the others, such as
  /// `utm_source`, those above the limit are dropped.
  public var maximumItems: Int {
    didSet { maximumItems = min(max(maximumItems, 0), 1024) }
  }

  /// Makes options; limits that cannot be are taken for the nearest that can.
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
