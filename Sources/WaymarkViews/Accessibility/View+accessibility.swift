// SPDX-License-Identifier: MIT

import WaymarkRender

// Each property in all the forms in which SwiftUI takes a text.

extension View {
  /// Names the view for tests; it is never shown or said.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    attributes((.identifier, .text(identifier)))
  }

  /// Names the view for tests, if enabled.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    attributes((.identifier, isEnabled ? .text(identifier) : nil))
  }

  /// Has screen readers and tests pass over the view.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    attributes((.accessibilityHidden, hidden ? .bool(true) : nil))
  }

  /// Has screen readers and tests pass over the view, if enabled.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  // MARK: Label

  /// Sets what a screen reader says in place of the view's text.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    attributes((.label, .text(label.content)))
  }

  /// Sets what a screen reader says in place of the view's text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    attributes((.label, .text(labelKey.text)))
  }

  /// Sets what a screen reader says in place of the view's text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what a screen reader says in place of the view's text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attributes((.label, .text(String(label))))
  }

  /// Sets what a screen reader says in place of the view's text, if enabled.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    attributes((.label, isEnabled ? .text(label.content) : nil))
  }

  /// Sets what a screen reader says in place of the view's text, if enabled.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    attributes((.label, isEnabled ? .text(labelKey.text) : nil))
  }

  /// Sets what a screen reader says in place of the view's text, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    attributes((.label, isEnabled ? .text(String(label)) : nil))
  }

  // MARK: Value

  /// Sets the value that a screen reader says.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    attributes((.accessibilityValue, .text(value.content)))
  }

  /// Sets the value that a screen reader says.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    attributes((.accessibilityValue, .text(valueKey.text)))
  }

  /// Sets the value that a screen reader says.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the value that a screen reader says.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    attributes((.accessibilityValue, .text(String(value))))
  }

  /// Sets the value that a screen reader says, if enabled.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    attributes((.accessibilityValue, isEnabled ? .text(value.content) : nil))
  }

  /// Sets the value that a screen reader says, if enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    attributes((.accessibilityValue, isEnabled ? .text(valueKey.text) : nil))
  }

  /// Sets the value that a screen reader says, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View {
    attributes((.accessibilityValue, isEnabled ? .text(String(value)) : nil))
  }

  // MARK: Hint

  /// Sets what a screen reader says about the view's effect.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    attributes((.hint, .text(hint.content)))
  }

  /// Sets what a screen reader says about the view's effect.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    attributes((.hint, .text(hintKey.text)))
  }

  /// Sets what a screen reader says about the view's effect.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets what a screen reader says about the view's effect.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    attributes((.hint, .text(String(hint))))
  }

  /// Sets what a screen reader says about the view's effect, if enabled.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    attributes((.hint, isEnabled ? .text(hint.content) : nil))
  }

  /// Sets what a screen reader says about the view's effect, if enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    attributes((.hint, isEnabled ? .text(hintKey.text) : nil))
  }

  /// Sets what a screen reader says about the view's effect, if enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View {
    attributes((.hint, isEnabled ? .text(String(hint)) : nil))
  }
}
