// SPDX-License-Identifier: MIT

import WaymarkRender

/// Where a scroll view is: at a view, by its id, or at one of its ends.
///
/// Like SwiftUI's `ScrollPosition`, without points: hosts lay out, so offsets are not known here.
public struct ScrollPosition: Equatable, Sendable {
  private enum Goal: Sendable {
    case none
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
  }

  private var goal: Goal
  /// The id as one of the type that the position names.
  private var known: @Sendable (Any) -> (any Hashable & Sendable)?
  /// Tells a request from the same one before it.
  private var requests = 0
  /// Whether a person scrolled there.
  public private(set) var isPositionedByUser = false

  /// No position; `idType` is the type of the ids that it is to name.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(.none, idType)
  }

  /// The position at a view, and where it is to be in what is seen.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(id, anchor), ID.self)
  }

  /// The position at an end; ids of `idType` are named once a person scrolls.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
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

  /// Scrolls to an end.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }

  private mutating func move(to goal: Goal) {
    self.goal = goal
    requests &+= 1
    isPositionedByUser = false
  }

  /// A person has scrolled to a view of an id; false where it is of another type.
  mutating func follow(_ id: Any) -> Bool {
    guard let id = known(id) else { return false }
    goal = .view(id, nil)
    isPositionedByUser = true
    return true
  }

  /// The id of the view it is at; nil where it is at none.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = goal { id } else { nil }
  }

  /// The id of the view it is at, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The end that it is at; nil where it is at a view or was not said.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// Whether both are at the same place, by the same request.
  public static func == (a: Self, b: Self) -> Bool {
    a.requests == b.requests && a.isPositionedByUser == b.isPositionedByUser && a.edge == b.edge
      && a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) }
  }

  /// Has what scrolls show the place; one that a person has chosen is shown already.
  @MainActor
  func show(by proxy: ScrollViewProxy, _ anchor: UnitPoint?) {
    guard !isPositionedByUser else { return }
    switch goal {
    case .none: break
    case .edge(let edge): proxy.scroll(toEndAt: edge.middle)
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
  /// Ties where the scroll views in this view are to an id of a view in them (R6).
  ///
  /// Writing the binding scrolls to the view of the id, at the anchor or else at the beginning.
  /// When scrolling has come to rest the binding gets the id of the first child of the
  /// `scrollTargetLayout(isEnabled:)` whose middle is in sight; ids of another type are not taken.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { ScrolledIDView(content: self, id: id, anchor: anchor) }

  /// Ties where the scroll views in this view are to a position (R6).
  ///
  /// See ``scrollPosition(id:anchor:)`` for when it is read and written.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { ScrollPositionView(content: self, position: position, anchor: anchor) }

  /// Has the scroll views in this view begin at a point of their content; nil at its beginning.
  ///
  /// They stay where they are when the content's size changes.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    FirstAnchorView(content: self, anchor: anchor)
  }

  /// Has the scroll views in this view begin at a point of their content.
  ///
  /// Of the roles only ``ScrollAnchorRole/initialOffset`` has an effect.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { defaultScrollAnchor(role == .initialOffset ? anchor : nil) }
}

/// When an anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let word: String

  /// When it is shown first.
  public static let initialOffset = ScrollAnchorRole(word: "initialOffset")
  /// When its content changes its size.
  public static let sizeChanges = ScrollAnchorRole(word: "sizeChanges")
  /// When its content is smaller than its room.
  public static let alignment = ScrollAnchorRole(word: "alignment")
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
  /// What a person has scrolled to, which needs no scrolling.
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
          ScrollFollower { element throws(HostEventRefusal) in
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
          ScrollFollower { element throws(HostEventRefusal) in
            try proxy.offerIDs(of: element) { $position.wrappedValue.follow($0) }
          }
        )
        .onChange(of: $position.wrappedValue, initial: true) { _, new in
          new.show(by: proxy, anchor)
        }
    }
  }
}
