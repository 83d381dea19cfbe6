// SPDX-License-Identifier: MIT

/// The visible columns of a split view when columns are side by side.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  /// As many columns as the window has space for.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The content and the detail of three columns, or both of two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// Only the detail.
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
  /// The middle of three columns, or the first of two.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)

  /// Returns the index of the column in a total.
  func index(of count: Int) -> Int {
    switch kind {
    case .sidebar: 0
    case .content: count - 2
    case .detail: count - 1
    }
  }

  /// Creates the column at an index in a total.
  init(at index: Int, of count: Int) {
    kind = index == count - 1 ? .detail : index == 0 ? .sidebar : .content
  }

  private init(kind: Kind) { self.kind = kind }
}
