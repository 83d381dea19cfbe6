// SPDX-License-Identifier: MIT

/// The look of a sidebar; here the usual one of the place where the list is.
public struct SidebarListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { nil }
}

/// Rows without groups, apart from the edges; here as plain ones.
public struct InsetListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  public var _word: String? { "plain" }
}

extension ListStyle where Self == SidebarListStyle {
  /// The look of a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The inset look.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
