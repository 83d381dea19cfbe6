// SPDX-License-Identifier: MIT

/// A list style for sidebars; hosts use the default style for the list's context.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  public var _word: String? { nil }
}

/// A list style with inset rows; hosts draw it like the plain style.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  public var _word: String? { "plain" }
}

extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
