// SPDX-License-Identifier: MIT

extension View {
  /// Has no effect: assistive technologies of browsers use the label.
  ///
  /// Ignored: `inputLabels` (hosts use the label).
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Has no effect: assistive technologies of browsers use the label.
  ///
  /// Ignored: `inputLabelKeys` (hosts use the label).
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// Has no effect: assistive technologies of browsers use the label.
  ///
  /// Ignored: `inputLabels` (hosts use the label).
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }
}
