// SPDX-License-Identifier: MIT

/// A type that describes the appearance of tables.
@MainActor
@preconcurrency
public protocol TableStyle: Sendable {}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style of tables with insets at both edges, which is the automatic one, as on iPadOS.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// The style with insets at both edges.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the style of the tables in this view.
  ///
  /// Both styles draw tables alike, as on iPadOS (D40).
  ///
  /// Ignored: `style`.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
