// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// What views say of the lists and scroll views in them.
struct ScrollTraits: Equatable {
  var hidesIndicators = false
  var isDisabled = false
  var isUnclipped = false
  /// The host's word for where scrolling comes to rest.
  var snapping: String?
  /// Points from the edges to the content; an edge that is not there is the host's.
  var margins: [Edge: CGFloat] = [:]

  var properties: [(Property, PropertyValue?)] {
    [
      (.indicatorsHidden, hidesIndicators ? .bool(true) : nil),
      (.scrollDisabled, isDisabled ? .bool(true) : nil),
      (.unclipped, isUnclipped ? .bool(true) : nil),
      (.snapping, snapping.map { .text($0) }),
      (.contentMarginTop, margin(at: .top)), (.contentMarginLeading, margin(at: .leading)),
      (.contentMarginBottom, margin(at: .bottom)),
      (.contentMarginTrailing, margin(at: .trailing)),
    ]
  }

  private func margin(at edge: Edge) -> PropertyValue? {
    margins[edge].map { .number($0.isFinite ? Double(max(0, $0)) : 0) }
  }

  /// Points that margins take from both sides of an axis.
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

  /// Whether a person can scroll the lists and scroll views of this place.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }
}

/// What margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let isForContent: Bool

  /// The content and the scroll bars, as far as the host can.
  public static let automatic = ContentMarginPlacement(isForContent: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(isForContent: true)
  /// The scroll bars alone; browsers leave them at the edges.
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false)
}

/// When a scroll view moves past its ends and back.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let word: String

  /// As the host does it.
  public static let automatic = ScrollBounceBehavior(word: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(word: "always")
  /// Where there is more content than room.
  public static let basedOnSize = ScrollBounceBehavior(word: "basedOnSize")
}

extension View {
  /// Sets the points between some edges of the lists and scroll views in this view and their
  /// content.
  ///
  /// Edges that are not named stay as they are, which in a list are the host's usual margins.
  /// Margins do not apply to scroll views inside of another one's content.
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

  /// Sets the points between some edges of the lists and scroll views in this view and their
  /// content; nil leaves them as they usually are.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { margins(edges, placement) { _ in length } }

  /// Sets the points between all edges of the lists and scroll views in this view and their
  /// content.
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

  /// Keeps a person from scrolling the lists and scroll views in this view; code still can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollTraits) { $0.isDisabled = disabled }
  }

  /// Lets what reaches out of the content of the scroll views in this view be seen, such as shadows.
  ///
  /// Browsers clip along the axis that is scrolled, and show 32 points across it.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollTraits) { $0.isUnclipped = disabled }
  }

  /// Would say when lists and scroll views in this view move past their ends; browsers decide that.
  ///
  /// Ignored: `axes`, `behavior`.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}

extension Edge.Set {
  /// One side alone.
  public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
}
