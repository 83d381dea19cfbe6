// SPDX-License-Identifier: MIT

import WaymarkRender

/// The treatment of child elements by an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let keyword: AccessibilityChildrenValue

  /// Hides the children from assistive technologies.
  public static let ignore = AccessibilityChildBehavior(keyword: .ignore)
  /// Combines the children into one element with the labels of all.
  ///
  /// In a headless test, it is a button if it contains one, and a tap on it taps that button;
  /// otherwise it is a text. In a browser, it is a group named by the labels; a person can still
  /// reach the children.
  public static let combine = AccessibilityChildBehavior(keyword: .combine)
  /// Keeps the children in a container.
  public static let contain = AccessibilityChildBehavior(keyword: .contain)
}

/// The level of a heading in a page.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level; browsers use the second level.
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Creates an accessibility element for the view, or changes the treatment of its children.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    attributes((.accessibilityChildren, children.keyword.propertyValue))
  }

  /// Replaces the children of the view's element for assistive technologies only.
  ///
  /// The children of the view itself are ignored; the replacements are not displayed.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityElement(children: .ignore).modifier(Represented(shown: children()))
      .accessibilityElement(children: .contain)
  }

  /// Represents this view by another one for assistive technologies.
  ///
  /// The other view is not displayed. A headless test finds and uses only the representation.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).modifier(Represented(shown: representation()))
  }

  /// Sets the reading order of siblings: greater numbers come first.
  ///
  /// A headless test finds them in this order. Browsers that support CSS's `reading-flow` read in
  /// it; others read in the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attributes((.accessibilityPriority, sortPriority.isFinite ? .number(sortPriority) : nil))
  }

  /// Makes the view a heading with a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attributes((.heading, level == .unspecified ? .bool(true) : .number(Double(level.rawValue))))
  }
}

/// A view with its representation for assistive technologies in front.
nonisolated private struct Represented<Shown: View>: ViewModifier {
  let shown: Shown

  @MainActor func body(content: Content) -> some View {
    content.overlay { BoxView([(.assistive, .bool(true))], content: shown) }
  }
}
