// SPDX-License-Identifier: MIT

import WaymarkRender

/// How a view looks below a pointer.
public struct HoverEffect: Hashable, Sendable {
  let word: String

  /// As the host does it: it lights up.
  public static let automatic = HoverEffect(word: "highlight")
  /// It lights up.
  public static let highlight = HoverEffect(word: "highlight")
  /// It is a little larger.
  public static let lift = HoverEffect(word: "lift")
}

extension View {
  /// Says how the view looks below a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    attributes((.hoverEffect, .text(effect.word)))
  }

  /// Says how the view looks below a pointer, if that is enabled.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { attributes((.hoverEffect, isEnabled ? .text(effect.word) : nil)) }
}
