// SPDX-License-Identifier: MIT

/// How what a view shows changes into something else; hosts change it at once.
public struct ContentTransition: Hashable, Sendable {
  private let word: String
  /// At once.
  public static let identity = ContentTransition(word: "identity")
  /// Fading.
  public static let opacity = ContentTransition(word: "opacity")
  /// From form to form.
  public static let interpolate = ContentTransition(word: "interpolate")
  /// Digit by digit.
  ///
  /// Ignored: `countsDown` (the content changes without animation).
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(word: "numericText")
  }
  /// Digit by digit, as a value goes up or down.
  ///
  /// Ignored: `value` (the content changes without animation).
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension View {
  /// Would say how what the view shows changes; hosts change it at once.
  ///
  /// Ignored: `transition` (the content changes without animation).
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
