// SPDX-License-Identifier: MIT

import WaymarkRender

/// The appearance of a view below a pointer.
public struct HoverEffect: Hashable, Sendable {
  let keyword: HoverEffectValue

  /// The host's default: highlights the view.
  public static let automatic = HoverEffect(keyword: .highlight)
  /// Highlights the view.
  public static let highlight = HoverEffect(keyword: .highlight)
  /// Enlarges the view slightly.
  public static let lift = HoverEffect(keyword: .lift)
}

extension View {
  /// Sets the appearance of the view below a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    attributes((.hoverEffect, effect.keyword.propertyValue))
  }

  /// Sets the appearance of the view below a pointer, if the effect is enabled.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { attributes((.hoverEffect, isEnabled ? effect.keyword.propertyValue : nil)) }
}
