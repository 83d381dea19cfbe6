// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Names the view for tests; it is never shown or said.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    attributes((.identifier, .text(identifier)))
  }

  /// Says what a screen reader says instead of the view's words.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    attributes((.label, .text(label.content)))
  }

  /// Says what a screen reader says instead of the view's words.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    attributes((.label, .text(labelKey.text)))
  }

  /// Says what a screen reader says instead of the view's words.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attributes((.label, .text(String(label))))
  }

  /// Says the value of the view.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    attributes((.accessibilityValue, .text(value.content)))
  }

  /// Says the value of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    attributes((.accessibilityValue, .text(String(value))))
  }

  /// Says what happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    attributes((.hint, .text(hint.content)))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    attributes((.hint, .text(String(hint))))
  }

  /// Has screen readers and tests pass over the view.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    attributes((.accessibilityHidden, hidden ? .bool(true) : nil))
  }

  /// Gives the view traits; of these, headings are told to hosts.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attributes((.heading, traits.contains(.isHeader) ? .bool(true) : nil))
  }
}

/// What kind of thing a view is for a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// Acts like a button.
  public static let isButton = AccessibilityTraits(rawValue: 2)
  /// Is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
}
