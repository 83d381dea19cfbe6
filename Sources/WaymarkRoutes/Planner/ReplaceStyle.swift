// SPDX-License-Identifier: MIT

/// The transition of a change that replaces the topmost screens.
///
/// ``NavigationPlan`` describes the steps of each. If nothing is replaced, or the style is not
/// possible, as when a sheet replaces a push, the change is the same as with ``automatic``.
public enum ReplaceStyle: Hashable, Codable, Sendable {
  /// The platform's own transition, in the fewest steps.
  case automatic

  /// The view stays, with its state, and receives the new value.
  case silently

  /// The new screen is pushed over the old one, which is then removed below it.
  case push

  /// The new screen is inserted below the old one, which is then popped.
  case pop

  /// The new screen fades in and the old one fades out.
  case crossFade

  /// The new screen appears without an animation.
  case unanimated
}
