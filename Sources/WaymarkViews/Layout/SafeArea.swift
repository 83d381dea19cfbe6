// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The regions that contribute to the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the insets of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Extends the view below bars at the given edges.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    let pairs: [(Edge.Set, EdgeValue)] = [
      (.top, .top), (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing),
    ]
    let values = Set(pairs.filter { edges.contains($0.0) }.map(\.1))
    let isDrawn = regions.contains(.container) && !values.isEmpty
    return attributes((.ignoresSafeArea, isDrawn ? values.propertyValue : nil))
  }

  /// The older name of ``ignoresSafeArea(_:edges:)``.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Shows views above or below the view, which stay in place while it scrolls.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = ElementView(
      .box,
      [(.pinnedEdge, (edge == .top ? EdgeValue.top : .bottom).propertyValue)]
        + alignment.line.properties,
      content: content())
    return InsetStack(isFirst: edge == .top, kind: .vstack, spacing: spacing, inset, self)
  }

  /// Shows views beside the view, which stay in place while it scrolls.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = ElementView(
      .box,
      [(.pinnedEdge, (edge == .leading ? EdgeValue.leading : .trailing).propertyValue)]
        + alignment.line.properties,
      content: content())
    return InsetStack(isFirst: edge == .leading, kind: .hstack, spacing: spacing, inset, self)
  }

  /// Adds padding to the view's content.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds padding to the given edges of the view's content.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { padding(edges, length) }

  /// Adds padding to the view's content.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

nonisolated private struct InsetStack<Inset: View, Content: View>: View {
  let isFirst: Bool
  let kind: ElementKind
  let spacing: CGFloat?
  let inset: Inset
  let content: Content

  init(
    isFirst: Bool, kind: ElementKind, spacing: CGFloat?, _ inset: Inset, _ content: Content
  ) {
    self.isFirst = isFirst
    self.kind = kind
    self.spacing = spacing
    self.inset = inset
    self.content = content
  }

  @MainActor var body: some View {
    ElementView.stack(
      kind, [], spacing ?? 0,
      TupleView(isFirst ? inset : nil, content, isFirst ? nil : inset))
  }
}
