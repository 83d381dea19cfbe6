// SPDX-License-Identifier: MIT

/// A transition between contents of a view; hosts change the content immediately.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// An immediate change.
  public static let identity = ContentTransition(name: "identity")
  /// A fade.
  public static let opacity = ContentTransition(name: "opacity")
  /// An interpolation between shapes.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A transition of individual digits.
  ///
  /// Ignored: `countsDown` (the content changes without animation).
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// A transition of individual digits in the direction of a value's change.
  ///
  /// Ignored: `value` (the content changes without animation).
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension View {
  /// Has no effect: hosts change the content immediately.
  ///
  /// Ignored: `transition` (the content changes without animation).
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
