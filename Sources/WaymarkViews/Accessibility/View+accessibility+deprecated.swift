// SPDX-License-Identifier: MIT

// Accessibility in its first form; each does what its successor does.

@available(iOS, deprecated: 18, message: "Use the modifiers named accessibility….")
@available(macOS, deprecated: 15, message: "Use the modifiers named accessibility….")
@available(tvOS, deprecated: 18, message: "Use the modifiers named accessibility….")
@available(watchOS, deprecated: 11, message: "Use the modifiers named accessibility….")
@available(visionOS, deprecated: 2, message: "Use the modifiers named accessibility….")
extension View {
  /// Names the view for tests; the older form of ``accessibilityIdentifier(_:)``.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets the label that assistive technologies read in place of the view's text; the older form of
  /// ``accessibilityLabel(_:)``.
  nonisolated public func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }

  /// Says the value of the view; the older form of ``accessibilityValue(_:)``.
  nonisolated public func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }

  /// Says what happens when the view is used; the older form of ``accessibilityHint(_:)``.
  nonisolated public func accessibility(hint: Text) -> some View {
    accessibilityHint(hint)
  }

  /// Has screen readers and tests pass over the view; the older form of
  /// ``accessibilityHidden(_:)``.
  nonisolated public func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }

  /// Gives the view traits; the older form of ``accessibilityAddTraits(_:)``.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes traits from the view; the older form of ``accessibilityRemoveTraits(_:)``.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order in which siblings are read; the older form of
  /// ``accessibilitySortPriority(_:)``.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets other names of the view; the older form of ``accessibilityInputLabels(_:)``, and like that
  /// of no effect in any host.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Marks the view as one of several that can be selected.
  ///
  /// It identified the choices of a picker before `tag` did, and has no effect in any host.
  ///
  /// Ignored: `selectionIdentifier` (the view’s id is used).
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
