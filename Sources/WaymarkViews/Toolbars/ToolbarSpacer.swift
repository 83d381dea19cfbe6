// SPDX-License-Identifier: MIT

/// Space between the items of a bar.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  ///
  /// A flexible space has an effect in a bar at the bottom; at the top, the title is between the
  /// items. A space among secondary actions has none.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor
  public static func _parts(_ spacer: Self) -> _ToolbarParts {
    let parts =
      spacer.sizing == .fixed
      ? spacer.placement.parts(Spacer().frame(width: 12)) : spacer.placement.parts(Spacer())
    return _ToolbarParts(items: parts.items)
  }
}

/// Whether a space in a bar is as wide as possible.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// As wide as possible.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A fixed width.
  public static let fixed = SpacerSizing(isFlexible: false)
}
