// SPDX-License-Identifier: MIT

/// An item of a screen's bar (F3).
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content
  private let isShown: Bool

  /// Creates an item with a placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    isShown = true
    self.placement = placement
    self.content = content()
  }

  @MainActor
  public static func _parts(_ item: Self) -> _ToolbarParts {
    item.isShown ? item.placement.parts(item.content) : _ToolbarParts()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an id for a customisable toolbar.
  ///
  /// People cannot customise toolbars here, so an item that is not shown by default is never shown.
  ///
  /// Ignored: `id` (the bar cannot be customised).
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    isShown = showsByDefault
    self.placement = placement
    self.content = content()
  }
}

/// Several items with one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items with a placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor
  public static func _parts(_ group: Self) -> _ToolbarParts { group.placement.parts(group.content) }
}
