// SPDX-License-Identifier: MIT

extension View {
  /// Sets other names by which a person can address the view when speaking or typing.
  ///
  /// No host has a use for them: a browser lets its assistive technology go by the label.
  ///
  /// Ignored: `inputLabels` (hosts use the label).
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets other names by which a person can address the view.
  ///
  /// No host has a use for them: a browser lets its assistive technology go by the label.
  ///
  /// Ignored: `inputLabelKeys` (hosts use the label).
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// Sets other names by which a person can address the view.
  ///
  /// No host has a use for them: a browser lets its assistive technology go by the label.
  ///
  /// Ignored: `inputLabels` (hosts use the label).
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }
}
