// SPDX-License-Identifier: MIT

public import Foundation

/// How a split view shares its room among its columns.
///
/// The styles that there are cannot be added to.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}

/// The automatic style: ``BalancedNavigationSplitViewStyle``.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  nonisolated public init() {}
}

/// The detail gives room to the columns that are shown before it.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  nonisolated public init() {}
}

/// The detail keeps its size; the columns before it are shown over it when they are asked for.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail gives room to the columns before it.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private struct SplitProminenceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the detail of split views keeps its size.
  var isDetailProminent: Bool {
    get { self[SplitProminenceKey.self] }
    set { self[SplitProminenceKey.self] = newValue }
  }
}

/// The width that a column asks for.
struct ColumnWidth: Equatable {
  var min: Double?
  var ideal: Double
  var max: Double?
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

enum SidebarToggleRemovedKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What a bar holds by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind {
    case sidebarToggle, title
  }

  private let kind: Kind

  /// The button that shows and hides a split view's first columns.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}

extension View {
  /// Says how the split views in this view share their room among their columns.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.isDetailProminent, style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Gives the column that this view is in a width, where columns stand beside each other.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Gives the column that this view is in a width and bounds, where columns stand beside each
  /// other.
  ///
  /// The last column takes what the others leave, so only its bounds count. Nobody can drag a column
  /// to another width.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: ColumnWidthKey.self,
      value: ColumnWidth(
        min: min.map { Double($0) }, ideal: Double(ideal), max: max.map { Double($0) }))
  }

  /// Takes what a bar holds by itself out of it: the button for the sidebar; a title stays.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    preference(key: SidebarToggleRemovedKey.self, value: defaultItemKind == .sidebarToggle)
  }
}
