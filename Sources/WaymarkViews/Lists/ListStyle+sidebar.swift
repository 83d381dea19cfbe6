// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A list style for sidebars; hosts use the default style for the list's context.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A list style with inset rows; hosts draw it like the plain style.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .plain }
}

extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
