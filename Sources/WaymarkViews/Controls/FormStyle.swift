// SPDX-License-Identifier: MIT

/// How forms look.
///
/// Hosts draw every form in groups; these make no difference.
@MainActor
@preconcurrency
public protocol FormStyle: Sendable {}

/// The usual look.
public struct AutomaticFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
}

/// Labels and values in columns; drawn in groups.
public struct ColumnsFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic look.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// The grouped look.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The look in columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Says how the forms in this view look: hosts draw every form in groups.
  ///
  /// Ignored: `style` (every form is grouped).
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
