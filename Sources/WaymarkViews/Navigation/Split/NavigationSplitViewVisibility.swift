// SPDX-License-Identifier: MIT

/// Which columns of a split view are shown where they stand beside each other.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  /// As many as the window has room for.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The content and the detail of three columns; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind {
    case sidebar, content, detail
  }

  private let kind: Kind

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The middle one of three columns; of two columns the first.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)

  /// Its place among so many columns.
  func index(of count: Int) -> Int {
    switch kind {
    case .sidebar: 0
    case .content: count - 2
    case .detail: count - 1
    }
  }

  /// The column at a place among so many.
  init(at index: Int, of count: Int) {
    kind = index == count - 1 ? .detail : index == 0 ? .sidebar : .content
  }

  private init(kind: Kind) { self.kind = kind }
}
