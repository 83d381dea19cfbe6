// SPDX-License-Identifier: MIT

import WaymarkRender

/// The placement of an item in a screen's bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// Where hosts draw the item; nil in the menu at the end of the bar.
  private let keyword: PlacementValue?

  /// The default placement: at the trailing end.
  public static let automatic = ToolbarItemPlacement(keyword: .trailing)
  /// At the leading end, after the back button.
  public static let topBarLeading = ToolbarItemPlacement(keyword: .leading)
  /// At the trailing end.
  public static let topBarTrailing = ToolbarItemPlacement(keyword: .trailing)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(keyword: .principal)
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(keyword: .bottom)
  /// The main action of the screen.
  public static let primaryAction = ToolbarItemPlacement(keyword: .trailing)
  /// An action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(keyword: .trailing)
  /// An action that navigates, at the leading end.
  public static let navigation = ToolbarItemPlacement(keyword: .leading)
  /// A less frequent action, in a menu after the other items at the trailing end.
  ///
  /// Each `toolbar` modifier with such items has a menu of its own.
  public static let secondaryAction = ToolbarItemPlacement(keyword: nil)
  /// A status, in the middle of a bar at the bottom.
  public static let status = ToolbarItemPlacement(keyword: .status)
  /// In a bar above the keyboard, shown while a field of the screen has the focus.
  public static let keyboard = ToolbarItemPlacement(keyword: .keyboard)
  /// A destructive action.
  public static let destructiveAction = ToolbarItemPlacement(keyword: .trailing)
  /// An action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(keyword: .leading)
  /// The older name of ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(keyword: .leading)
  /// The older name of ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(keyword: .trailing)

  /// Returns an item; another placement makes another element, because hosts draw it elsewhere.
  @MainActor
  func parts(_ content: some View) -> _ToolbarParts {
    guard let keyword else { return _ToolbarParts(secondary: AnyView(content)) }
    let item = ElementView(.toolbarItem, [(.placement, keyword.propertyValue)], content: content)
    return _ToolbarParts(items: AnyView(item.id(keyword)))
  }
}
