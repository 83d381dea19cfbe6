// SPDX-License-Identifier: MIT

/// A type that describes the appearance of forms.
///
/// Hosts draw every form in groups, so styles have no effect.
@MainActor
@preconcurrency
public protocol FormStyle: Sendable {}

/// The default style.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A form style with rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A form style with labels and values in columns; drawn in groups.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Has no effect: hosts draw every form in groups.
  ///
  /// Ignored: `style` (every form is grouped).
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
