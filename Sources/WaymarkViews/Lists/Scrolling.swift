// SPDX-License-Identifier: MIT

import WaymarkRender

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isHidden: Bool
  /// The default of the host.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Hidden, if scrolling works without them.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Always hidden.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// The way in which scrolling dismisses the keyboard.
///
/// Hosts have no on-screen keyboard of their own and leave this to the system.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// The default of the system.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// Dismisses immediately.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// Dismisses interactively.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Does not dismiss.
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// Shows or hides the scroll indicators of the lists and scroll views in this view.
  ///
  /// Ignored: `axes` (the visibility applies to both axes).
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollTraits) { $0.hidesIndicators = visibility.isHidden }
  }

  /// Has no effect: the system decides how scrolling dismisses the keyboard.
  ///
  /// Ignored: `mode` (the system decides).
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
}
