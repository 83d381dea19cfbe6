// SPDX-License-Identifier: MIT

// The original accessibility modifiers; each behaves like its successor.

@available(iOS, deprecated: 18, message: "Use the modifiers named accessibility….")
@available(macOS, deprecated: 15, message: "Use the modifiers named accessibility….")
@available(tvOS, deprecated: 18, message: "Use the modifiers named accessibility….")
@available(watchOS, deprecated: 11, message: "Use the modifiers named accessibility….")
@available(visionOS, deprecated: 2, message: "Use the modifiers named accessibility….")
extension View {
  /// Sets the identifier for tests; the older form of ``accessibilityIdentifier(_:)``.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets the label that screen readers announce instead of the view's text; the older form of
  /// ``accessibilityLabel(_:)``.
  nonisolated public func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }

  /// Sets the value that screen readers announce; the older form of ``accessibilityValue(_:)``.
  nonisolated public func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }

  /// Sets the hint that screen readers announce; the older form of ``accessibilityHint(_:)``.
  nonisolated public func accessibility(hint: Text) -> some View {
    accessibilityHint(hint)
  }

  /// Hides the view from screen readers and tests; the older form of ``accessibilityHidden(_:)``.
  nonisolated public func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }

  /// Adds traits to the view; the older form of ``accessibilityAddTraits(_:)``.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits from the view; the older form of ``accessibilityRemoveTraits(_:)``.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the reading order of siblings; the older form of ``accessibilitySortPriority(_:)``.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Has no effect, like ``accessibilityInputLabels(_:)``, of which it is the older form.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Has no effect: it identified the options of a picker before `tag` was introduced.
  ///
  /// Ignored: `selectionIdentifier` (the view’s id is used).
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
