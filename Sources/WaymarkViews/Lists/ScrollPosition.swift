// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The position of a scroll view: at a view with an id, at an edge, or at a point.
///
/// Like SwiftUI's `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  private enum Goal: Sendable {
    case none
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var goal: Goal
  /// Converts an id to the position's id type; nil if it has another type.
  private var known: @Sendable (Any) -> (any Hashable & Sendable)?
  /// A counter that distinguishes a request from an equal one before it.
  private var requests = 0
  /// Whether a person scrolled to the position.
  public private(set) var isPositionedByUser = false

  /// Creates an empty position for ids of type `idType`.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.none, idType)
  }

  /// Creates a position at a view; the anchor is the view's place in the visible area.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(id, anchor), ID.self)
  }

  /// Creates a position at an edge; when a person scrolls, it follows ids of type `idType`.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// Creates a position at a point of the content; see ``scrollTo(point:)``.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates a position at a point of the content; see ``scrollTo(point:)``.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a position at a distance from the leading edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a position at a distance from the top edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  private init<ID: Hashable & Sendable>(_ goal: Goal, _ type: ID.Type) {
    self.goal = goal
    known = { $0 as? ID }
  }

  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    known = { $0 as? ID }
    move(to: .view(id, anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  /// Scrolls so that a point of the content is at the top leading corner of the visible area, as far
  /// as the content allows (D37).
  ///
  /// Coordinates are points from the leading and the top edge of the content. One that is not finite
  /// is ignored.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content; see ``scrollTo(point:)``.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }

  /// Scrolls horizontally to a distance from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }

  /// Scrolls vertically to a distance from the top edge of the content.
  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  private mutating func move(to goal: Goal) {
    self.goal = goal
    requests &+= 1
    isPositionedByUser = false
  }

  /// Records that a person has scrolled to the view with an id; returns false if its type differs.
  mutating func follow(_ id: Any) -> Bool {
    guard let id = known(id) else { return false }
    goal = .view(id, nil)
    isPositionedByUser = true
    return true
  }

  /// The id of the view at the position; nil if there is none.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = goal { id } else { nil }
  }

  /// Returns the id of the view at the position, if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The edge at the position; nil if the position is elsewhere or not set.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The requested point; nil if not both of its coordinates were requested, or if a person has
  /// scrolled to a view since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The requested distance from the leading edge; nil as for ``point``.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }

  /// The requested distance from the top edge; nil as for ``point``.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  /// Returns whether two positions are at the same place because of the same request.
  public static func == (a: Self, b: Self) -> Bool {
    a.requests == b.requests && a.isPositionedByUser == b.isPositionedByUser && a.edge == b.edge
      && a.x == b.x && a.y == b.y
      && a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) }
  }

  /// Scrolls to the position, unless a person scrolled there.
  @MainActor
  func show(by proxy: ScrollViewProxy, _ anchor: UnitPoint?) {
    guard !isPositionedByUser else { return }
    switch goal {
    case .none: break
    case .edge(let edge): proxy.scroll(toEndAt: edge.middle)
    case .point(let x, let y): proxy.scroll(toX: x, y: y)
    case .view(let id, let own):
      func scroll(_ id: some Hashable) { proxy.scrollTo(id, anchor: own ?? anchor ?? .topLeading) }
      scroll(id)
    }
  }
}

extension Edge {
  fileprivate var middle: UnitPoint {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

extension View {
  /// Binds the position of the scroll views in this view to the id of a view in them (R6).
  ///
  /// Writing the binding scrolls to the view with the id, at the anchor, or else at the top leading
  /// corner. When scrolling comes to rest, the binding receives the id of the first child of the
  /// `scrollTargetLayout(isEnabled:)` whose centre is visible. Ids of other types are ignored.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { ScrolledIDView(content: self, id: id, anchor: anchor) }

  /// Binds the position of the scroll views in this view to a position value (R6).
  ///
  /// See ``scrollPosition(id:anchor:)`` for when the binding is read and written.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { ScrollPositionView(content: self, position: position, anchor: anchor) }

  /// Sets the initial position of the scroll views in this view; nil starts at the beginning.
  ///
  /// The position does not change when the content's size changes.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    FirstAnchorView(content: self, anchor: anchor)
  }

  /// Sets the initial position of the scroll views in this view.
  ///
  /// Only the role ``ScrollAnchorRole/initialOffset`` has an effect.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { defaultScrollAnchor(role == .initialOffset ? anchor : nil) }
}

/// The situation in which a scroll view applies an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// When the scroll view first appears.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When the content changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// When the content is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

nonisolated private struct FirstAnchorView<Content: View>: View {
  let content: Content
  let anchor: UnitPoint?

  @MainActor var body: some View {
    ScrollViewReader { [content, anchor] proxy in
      content.onAppear { if let anchor { proxy.scroll(toEndAt: anchor) } }
    }
  }
}

nonisolated private struct ScrolledIDView<Content: View, ID: Hashable>: View {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?
  /// The id to which a person has scrolled, which does not require scrolling.
  @State private var seen: ID?

  init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    _id = id
    self.anchor = anchor
  }

  @MainActor var body: some View {
    ScrollViewReader { [$id, $seen, anchor, content] proxy in
      content
        .environment(
          \.scrollFollower,
          ScrollFollower { element throws(HostEventError) in
            try proxy.offerIDs(of: element) { found in
              guard let found = found as? ID else { return false }
              $seen.wrappedValue = found
              if $id.wrappedValue != found { $id.wrappedValue = found }
              return true
            }
          }
        )
        .onChange(of: $id.wrappedValue, initial: true) { _, new in
          guard let new, new != $seen.wrappedValue else { return }
          $seen.wrappedValue = nil
          proxy.scrollTo(new, anchor: anchor ?? .topLeading)
        }
    }
  }
}

nonisolated private struct ScrollPositionView<Content: View>: View {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    _position = position
    self.anchor = anchor
  }

  @MainActor var body: some View {
    ScrollViewReader { [$position, anchor, content] proxy in
      content
        .environment(
          \.scrollFollower,
          ScrollFollower { element throws(HostEventError) in
            try proxy.offerIDs(of: element) { $position.wrappedValue.follow($0) }
          }
        )
        .onChange(of: $position.wrappedValue, initial: true) { _, new in
          new.show(by: proxy, anchor)
        }
    }
  }
}
