// SPDX-License-Identifier: MIT

import WaymarkRender

/// How an element that a view becomes treats the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let word: AccessibilityChildrenValue

  /// What is inside is not there for assistive technologies.
  public static let ignore = AccessibilityChildBehavior(word: .ignore)
  /// What is inside becomes one element, with the labels of all.
  ///
  /// In a headless test it is a button where a button is inside, which a tap on it taps, and else a
  /// text. In a browser it is a group that has the labels for its name; a person can still go
  /// inside.
  public static let combine = AccessibilityChildBehavior(word: .combine)
  /// What is inside stays, in a container.
  public static let contain = AccessibilityChildBehavior(word: .contain)
}

/// The level of a heading in a page.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level; a browser takes it for one of the second.
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Makes an element of the view, or changes how one treats what is inside.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    attributes((.accessibilityChildren, children.word.propertyValue))
  }

  /// Puts other elements inside the view's element, for assistive technologies only.
  ///
  /// What is inside the view itself is ignored; the other elements are not drawn.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityElement(children: .ignore).modifier(Represented(shown: children()))
      .accessibilityElement(children: .contain)
  }

  /// Has assistive technologies see another view in place of this one.
  ///
  /// The other view is not drawn. A headless test finds and uses it alone.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).modifier(Represented(shown: representation()))
  }

  /// Sets the order in which siblings are read: greater numbers come first.
  ///
  /// A headless test finds them in this order. Of browsers, those that know CSS's `reading-flow`
  /// read in it; the others read in the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attributes((.accessibilityPriority, sortPriority.isFinite ? .number(sortPriority) : nil))
  }

  /// Makes the view a heading of a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attributes((.heading, level == .unspecified ? .bool(true) : .number(Double(level.rawValue))))
  }
}

/// Something, and in front of it what assistive technologies see.
nonisolated private struct Represented<Shown: View>: ViewModifier {
  let shown: Shown

  @MainActor func body(content: Content) -> some View {
    content.overlay { BoxView([(.assistive, .bool(true))], content: shown) }
  }
}
