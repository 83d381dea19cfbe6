// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The properties that views set for the lists and scroll views in them.
struct ScrollTraits: Equatable {
  var hidesIndicators = false
  var isDisabled = false
  var isUnclipped = false
  /// The host's name for the behaviour that determines where scrolling comes to rest.
  var snapping: SnappingValue?
  /// The margins in points between the edges and the content; other edges use the host's default.
  var margins: [Edge: CGFloat] = [:]

  var properties: [(Property, PropertyValue?)] {
    [
      (.indicatorsHidden, hidesIndicators ? .bool(true) : nil),
      (.scrollDisabled, isDisabled ? .bool(true) : nil),
      (.unclipped, isUnclipped ? .bool(true) : nil),
      (.snapping, snapping?.propertyValue),
      (.contentMarginTop, margin(at: .top)), (.contentMarginLeading, margin(at: .leading)),
      (.contentMarginBottom, margin(at: .bottom)),
      (.contentMarginTrailing, margin(at: .trailing)),
    ]
  }

  private func margin(at edge: Edge) -> PropertyValue? {
    margins[edge].map { .number($0.isFinite ? Double(max(0, $0)) : 0) }
  }

  /// Returns the points that the margins occupy on both sides of an axis.
  func margin(along axis: Axis) -> CGFloat {
    let edges: [Edge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    return edges.reduce(0) { $0 + max(0, margins[$1] ?? 0) }
  }
}

private struct ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: ScrollTraits { ScrollTraits() }
}

extension EnvironmentValues {
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether a person can scroll lists and scroll views here.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }
}

/// The placement of content margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let isForContent: Bool

  /// The content and, as far as the host supports it, the scroll indicators.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The content only.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The scroll indicators only; browsers leave them at the edges.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

/// A behaviour that determines when a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the host.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Bounces if the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
  /// Sets the margins, in points, at some edges of the lists and scroll views in this view.
  ///
  /// Other edges keep their margins; in a list, these are the host's default margins. Margins do
  /// not apply to scroll views inside the content of another scroll view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let points: [Edge: CGFloat] = [
      .top: insets.top, .leading: insets.leading, .bottom: insets.bottom,
      .trailing: insets.trailing,
    ]
    return margins(edges, placement) { points[$0] }
  }

  /// Sets the margins at some edges of lists and scroll views; nil uses the host's default margins.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { margins(edges, placement) { _ in length } }

  /// Sets the margins, in points, at all edges of the lists and scroll views in this view.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { margins(.all, placement) { _ in length } }

  nonisolated private func margins(
    _ edges: Edge.Set, _ placement: ContentMarginPlacement, _ points: @escaping (Edge) -> CGFloat?
  ) -> some View {
    transformEnvironment(\.scrollTraits) { traits in
      guard placement.isForContent else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        traits.margins[edge] = points(edge)
      }
    }
  }

  /// Prevents a person from scrolling this view's lists and scroll views; code can still scroll.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollTraits) { $0.isDisabled = disabled }
  }

  /// Shows content beyond the bounds of the scroll views in this view, such as shadows.
  ///
  /// Browsers still clip along the scrolled axis, and show 32 points of overflow across it.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollTraits) { $0.isUnclipped = disabled }
  }

  /// Has no effect: browsers decide when lists and scroll views bounce.
  ///
  /// Ignored: `axes`, `behavior`.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}

extension Edge.Set {
  /// Creates a set with a single edge.
  public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
}
