// SPDX-License-Identifier: MIT

public import Foundation

/// A type that describes how a split view distributes its space among its columns.
///
/// Only the predefined styles are supported.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}

/// The automatic style: ``BalancedNavigationSplitViewStyle``.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style in which the detail makes room for the columns before it.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style in which the detail keeps its size, and the other columns overlay it on demand.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style in which the detail makes room for the columns before it.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style in which the detail keeps its size.
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

/// The requested width of a column.
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

/// A default item of a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Kind {
    case sidebarToggle, title
  }

  private let kind: Kind

  /// The button that shows and hides the first columns of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// Returns the title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}

extension View {
  /// Sets how the split views in this view distribute their space among their columns.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.isDetailProminent, style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Sets the width of the enclosing column, if columns are side by side.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the enclosing column and its bounds, if columns are side by side.
  ///
  /// The last column takes the remaining width, so only its bounds apply. Columns cannot be resized
  /// by dragging.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: ColumnWidthKey.self,
      value: ColumnWidth(
        min: min.map { Double($0) }, ideal: Double(ideal), max: max.map { Double($0) }))
  }

  /// Removes a default item from the bar: the sidebar button; a title is not removed.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    preference(key: SidebarToggleRemovedKey.self, value: defaultItemKind == .sidebarToggle)
  }
}
