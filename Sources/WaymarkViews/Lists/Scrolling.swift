// SPDX-License-Identifier: MIT

import WaymarkRender

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isHidden: Bool
  /// As the host does it.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// They are.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// They are not, where one can scroll without them.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// They are not.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// How scrolling puts the keyboard away.
///
/// Hosts of the runtime have no keyboard of their own on the screen, and leave it to the system.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system does it.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

extension View {
  /// Shows or hides the scroll bars of the lists and scroll views in this view.
  ///
  /// Ignored: `axes` (the visibility applies to both axes).
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollTraits) { $0.hidesIndicators = visibility.isHidden }
  }

  /// Says how scrolling puts the keyboard away; hosts leave that to the system.
  ///
  /// Ignored: `mode` (the system decides).
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
}
