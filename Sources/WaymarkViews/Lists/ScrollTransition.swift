// SPDX-License-Identifier: MIT

import WaymarkRender

/// The phases of a view while its scroll view scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is just outside of the visible area, at the top or the leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is just outside of the visible area, at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// The position of the phase: -1 before, 0 in and 1 after the visible area.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Changes how the view is drawn as it scrolls into and out of the nearest scroll view.
  ///
  /// Like in SwiftUI, the closure is called for each phase, and the view is drawn between the
  /// phases by its position. Here, it is called for all three whenever the view is updated, and the
  /// host does the rest without the app: the browser with scroll-driven animations. In a browser
  /// without these, and until the page is connected, the view has the phase `identity`.
  ///
  /// With Reduce Motion, views do not move, turn or change their size, and only the other effects
  /// are shown.
  ///
  /// - Parameters:
  ///   - configuration: How the view passes from one phase to another, at both ends.
  ///   - axis: The axis along which the position counts; nil for that of the scroll view, or
  ///     vertical if it scrolls along both.
  ///   - transition: Returns the effects for a phase.
  /// - Returns: The view with the effects.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn as it scrolls into and out of the nearest scroll view, with a
  /// configuration for each end.
  ///
  /// If both ends have a transition but only one is animated, both follow the position of the view.
  /// If both are animated, the animation is that of `bottomTrailing`, but each end has its threshold.
  /// See ``scrollTransition(_:axis:transition:)``.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    func look(_ phase: ScrollTransitionPhase) -> LookValue {
      transition(EmptyVisualEffect(), phase)._look
    }
    let ends = [topLeading, bottomTrailing].compactMap(\.isAnimated)
    let isAnimated = !ends.isEmpty && ends.allSatisfy(\.self)
    return ScrollTransitionView(
      content: self, axis: axis, identity: look(.identity),
      topLeading: topLeading.side(look(.topLeading), isAnimated: isAnimated),
      bottomTrailing: bottomTrailing.side(look(.bottomTrailing), isAnimated: isAnimated))
  }
}

/// A view whose look depends on its position in a scroll view.
nonisolated private struct ScrollTransitionView<Content: View>: View {
  let content: Content
  let axis: Axis?
  let identity: LookValue
  let topLeading: ScrollTransitionValue.Side?
  let bottomTrailing: ScrollTransitionValue.Side?
  @Environment(\.scrolledAxis) private var scrolledAxis

  init(
    content: Content, axis: Axis?, identity: LookValue, topLeading: ScrollTransitionValue.Side?,
    bottomTrailing: ScrollTransitionValue.Side?
  ) {
    self.content = content
    self.axis = axis
    self.identity = identity
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
  }

  @MainActor var body: some View {
    content.box((.scrollTransition, value(.content))).box((.scrollTransition, value(.frame)))
  }

  private func value(_ part: ScrollTransitionValue.Part) -> PropertyValue {
    let axis = axis ?? scrolledAxis
    return ScrollTransitionValue(
      part, axis: axis == .horizontal ? .horizontal : .vertical, identity: identity,
      topLeading: topLeading, bottomTrailing: bottomTrailing
    ).propertyValue
  }
}
