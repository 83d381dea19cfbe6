// SPDX-License-Identifier: MIT

/// How a change looks that puts other screens in the place of the topmost ones.
///
/// ``NavigationPlan`` says for each which steps it takes. Where nothing is replaced, or where the
/// style cannot be had (a sheet in the place of a push, say), the change is as with ``automatic``.
public enum ReplaceStyle: Hashable, Codable, Sendable {
  /// As the platform does it in the fewest steps.
  case automatic

  /// The view stays, with its state, and gets the new value.
  case silently

  /// The new screen is pushed over the old one, which goes from below it afterwards.
  case push

  /// The new screen is put below the old one, which is then popped.
  case pop

  /// The new screen fades in where the old one fades out.
  case crossFade

  /// The new screen is there at once.
  case unanimated
}
