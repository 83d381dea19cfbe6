// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view whose content can be scrolled to views with given ids.
///
/// Like SwiftUI's `ScrollViewReader`. The ids are those of `id(_:)` and those of the elements of a
/// `ForEach`. Rows of a list, a lazy stack or a lazy grid are found even if they are not realised:
/// by the ids of their elements, and by an `id(_:)` on the row's own view.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  /// Returns the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader whose content receives a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = ScrollReaderNode(in: parent)
    node.child = Made._makeNode(Made(reader: view, proxy: node.proxy), in: node)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: ScrollReaderNode.self)
    if let child = node.child {
      Made._updateNode(child, with: Made(reader: view, proxy: node.proxy))
    }
  }

  private typealias Made = ScrollReaderContent<Content>
}

/// The content of a reader, as a view with a body, which tracks its dependencies.
nonisolated struct ScrollReaderContent<Content: View>: View {
  let reader: ScrollViewReader<Content>
  let proxy: ScrollViewProxy

  @MainActor var body: Content { reader.content(proxy) }
}

/// A proxy that scrolls to views by their ids.
public struct ScrollViewProxy {
  fileprivate weak var node: ScrollReaderNode?

  /// Scrolls so that a view becomes visible.
  ///
  /// Call this method from actions, not while bodies run. Nothing happens if no view has the id.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The position of the view in the visible area; nil scrolls no further than
  ///     necessary.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    node?.scroll(to: .view(AnyHashable(id)), anchor: anchor)
  }

  /// Scrolls the first scroll view or list to its beginning or its end.
  ///
  /// It scrolls to the end if the anchor is past the middle, and otherwise to the beginning.
  @MainActor
  func scroll(toEndAt anchor: UnitPoint) { node?.scroll(to: .end, anchor: anchor) }

  /// Scrolls the first scroll view or list to a point of its content; nil keeps a coordinate.
  @MainActor
  func scroll(toX x: CGFloat?, y: CGFloat?) {
    func length(_ length: CGFloat?) -> Double? {
      length.flatMap { $0.isFinite ? Double(min(max($0, 0), 1e8)) : nil }
    }
    let (x, y) = (length(x), length(y))
    if x != nil || y != nil { node?.scroll(to: .point(x: x, y: y), anchor: nil) }
  }

  /// Offers the ids of an element in a scroll view, innermost first, until the closure accepts one.
  @MainActor
  func offerIDs(of element: ElementID, isTaken: (Any) -> Bool) throws(HostEventError) {
    guard let node, var child: ViewNode = node.graph.elements[element] else { throw .notFound }
    var ids: [AnyHashable] = []
    while let parent = child.parent, parent !== node {
      let id =
        (parent as? any IdentifiedNode)?.name ?? (parent as? any IdentifiedRows)?.id(of: child)
        ?? (parent as? RowNode)?.tag
      if let id { ids.append(id) }
      child = parent
    }
    guard child.parent === node else { throw .invalid }
    for id in ids where isTaken(id.base) { return }
  }
}

final class ScrollReaderNode: SingleChildNode {
  var proxy: ScrollViewProxy { ScrollViewProxy(node: self) }

  fileprivate func scroll(to target: ScrollRequest.Target, anchor: UnitPoint?) {
    graph.scrolls.requests.append(ScrollRequest(target: target, anchor: anchor, reader: self))
    graph.askForFlush()
  }

  /// Returns a closure that finds the target once it exists; nil if the target does not exist.
  fileprivate func find(_ request: ScrollRequest) -> (() -> ViewNode?)? {
    switch request.target {
    case .view(let id): find(id)
    case .end: { [weak self] in self?.end(at: request.anchor ?? .top) }
    case .point: { [weak self] in self?.scrolling }
    }
  }

  /// Returns the first or the last element in the first scroll view or list.
  private func end(at anchor: UnitPoint) -> ViewNode? {
    var ends: [ElementNode] = []
    scrolling?.forEachChild { child in child.forEachRootElement { ends.append($0) } }
    return max(anchor.x, anchor.y) > 0.5 ? ends.last : ends.first
  }

  /// The first scroll view or list.
  private var scrolling: ElementNode? {
    var found: ElementNode?
    func look(_ node: ViewNode) {
      guard found == nil else { return }
      if let element = node as? ContentNode, [.scroll, .list].contains(element.kind) {
        found = element
      } else {
        node.forEachChild(look)
      }
    }
    look(self)
    return found
  }

  /// Returns a closure that finds the view of an id once it exists; nil if there is none.
  private func find(_ id: AnyHashable) -> (() -> ViewNode?)? {
    var found: (() -> ViewNode?)?
    func look(_ node: ViewNode) {
      if let one = node as? any IdentifiedNode, one.name == id {
        found = { [weak node] in node }
      } else if let rows = node as? any IdentifiedRows, let row = rows.row(of: id) {
        found = { [weak row] in row }
      } else if let rows = node as? any LazyRows, let row = rows.bringIntoSight(id) {
        found = row.row
      }
      node.forEachChild { if found == nil { look($0) } }
    }
    look(self)
    return found
  }
}

/// A request to scroll to a target once the host displays it.
struct ScrollRequest {
  enum Target {
    /// A view with an id.
    case view(AnyHashable)
    /// The beginning or the end of a scroll view.
    case end
    /// A point in the content of a scroll view.
    case point(x: Double?, y: Double?)
  }

  let target: Target
  let anchor: UnitPoint?
  weak var reader: ScrollReaderNode?
}

/// A node with an `id(_:)`.
@MainActor
protocol IdentifiedNode: ViewNode {
  /// The view's id.
  var name: AnyHashable { get }
}

extension IDNode: IdentifiedNode {
  var name: AnyHashable { AnyHashable(id) }
}

/// A node whose children are identified by ids.
@MainActor
protocol IdentifiedRows: ViewNode {
  func row(of id: AnyHashable) -> ViewNode?
  /// Returns the id of a child.
  func id(of row: ViewNode) -> AnyHashable?
}

extension ForEachNode: IdentifiedRows {
  func row(of tag: AnyHashable) -> ViewNode? {
    guard let id = tag.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return children[index]
  }

  func id(of row: ViewNode) -> AnyHashable? {
    children.firstIndex { $0 === row }.map { AnyHashable(ids[$0]) }
  }
}

/// The pending scroll requests of a graph.
@MainActor
final class ScrollRequests: FlushedFeature {
  static let slot = GraphSlot { ScrollRequests() }

  fileprivate var requests: [ScrollRequest] = []

  func didFlush(_ graph: ViewGraph) {
    if requests.isEmpty { return }
    let requests = requests
    self.requests.removeAll()
    graph.scroll(to: requests)
  }
}

extension ViewGraph {
  var scrolls: ScrollRequests { self[ScrollRequests.slot] }

  /// Scrolls to the requested targets in the host; missing rows are realised first.
  fileprivate func scroll(to requests: [ScrollRequest]) {
    var found: [(ScrollRequest, () -> ViewNode?)] = []
    for request in requests {
      guard let reader = request.reader, reader.isAlive, let node = reader.find(request) else {
        continue
      }
      found.append((request, node))
    }
    if found.isEmpty { return }
    bringUpToDate()
    for (request, node) in found {
      var target: ElementNode?
      node()?.forEachRootElement { target = target ?? $0 }
      guard let target else { continue }
      if case .point(let x, let y) = request.target {
        host.scroll(target.id, toX: x, y: y)
        continue
      }
      host.scroll(
        to: target.wrapper ?? target.id,
        anchor: request.anchor.map { (Double($0.x), Double($0.y)) })
    }
  }
}
