// SPDX-License-Identifier: MIT

import WaymarkRender

// Each modifier exists in all forms in which SwiftUI accepts text.

extension View {
  /// Sets the identifier of the view for tests, which is never displayed or announced.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    attributes((.identifier, .text(identifier)))
  }

  /// Sets the identifier of the view for tests, if enabled.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    attributes((.identifier, isEnabled ? .text(identifier) : nil))
  }

  /// Hides the view from screen readers and tests.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    attributes((.accessibilityHidden, hidden ? .bool(true) : nil))
  }

  /// Hides the view from screen readers and tests, if enabled.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  // MARK: Label

  /// Sets the label that screen readers announce instead of the view's text.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    attributes((.label, .text(label.content)))
  }

  /// Sets the label that screen readers announce instead of the view's text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    attributes((.label, .text(labelKey.text)))
  }

  /// Sets the label that screen readers announce instead of the view's text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the label that screen readers announce instead of the view's text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attributes((.label, .text(String(label))))
  }

  /// Sets the label that screen readers announce instead of the view's text, if enabled.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    attributes((.label, isEnabled ? .text(label.content) : nil))
  }

  /// Sets the label that screen readers announce instead of the view's text, if enabled.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    attributes((.label, isEnabled ? .text(labelKey.text) : nil))
  }

  /// Sets the label that screen readers announce instead of the view's text, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    attributes((.label, isEnabled ? .text(String(label)) : nil))
  }

  // MARK: Value

  /// Sets the value that screen readers announce.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    attributes((.accessibilityValue, .text(value.content)))
  }

  /// Sets the value that screen readers announce.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    attributes((.accessibilityValue, .text(valueKey.text)))
  }

  /// Sets the value that screen readers announce.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the value that screen readers announce.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    attributes((.accessibilityValue, .text(String(value))))
  }

  /// Sets the value that screen readers announce, if enabled.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    attributes((.accessibilityValue, isEnabled ? .text(value.content) : nil))
  }

  /// Sets the value that screen readers announce, if enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    attributes((.accessibilityValue, isEnabled ? .text(valueKey.text) : nil))
  }

  /// Sets the value that screen readers announce, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View {
    attributes((.accessibilityValue, isEnabled ? .text(String(value)) : nil))
  }

  // MARK: Hint

  /// Sets the hint that screen readers announce.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    attributes((.hint, .text(hint.content)))
  }

  /// Sets the hint that screen readers announce.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    attributes((.hint, .text(hintKey.text)))
  }

  /// Sets the hint that screen readers announce.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the hint that screen readers announce.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    attributes((.hint, .text(String(hint))))
  }

  /// Sets the hint that screen readers announce, if enabled.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    attributes((.hint, isEnabled ? .text(hint.content) : nil))
  }

  /// Sets the hint that screen readers announce, if enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    attributes((.hint, isEnabled ? .text(hintKey.text) : nil))
  }

  /// Sets the hint that screen readers announce, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View {
    attributes((.hint, isEnabled ? .text(String(hint)) : nil))
  }
}
