// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content that can be scrolled to its views, by their ids.
///
/// Like SwiftUI's `ScrollViewReader`. The ids are those of `id(_:)`, and those of the elements of a
/// `ForEach`. Rows of a list, a lazy stack or a lazy grid are found even where nobody has scrolled
/// to them yet, by the ids of their elements, and by an `id(_:)` on the row's own view.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Content that is given what scrolls it.
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
    let node = unsafeDowncast(node, to: ScrollReaderNode.self)
    if let child = node.child {
      Made._updateNode(child, with: Made(reader: view, proxy: node.proxy))
    }
  }

  private typealias Made = ScrollReaderContent<Content>
}

/// What a reader shows, as a view with a body of its own, so that it follows what it reads.
nonisolated struct ScrollReaderContent<Content: View>: View {
  let reader: ScrollViewReader<Content>
  let proxy: ScrollViewProxy

  @MainActor var body: Content { reader.content(proxy) }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  fileprivate weak var node: ScrollReaderNode?

  /// Scrolls so that a view is in sight.
  ///
  /// To be called by actions, not while bodies run. Where no view has the id nothing happens.
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: Where the view is to be in what is seen; nil scrolls no further than needed.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    node?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

final class ScrollReaderNode: SingleChildNode {
  var proxy: ScrollViewProxy { ScrollViewProxy(node: self) }

  fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    graph.scrolls.append(ScrollRequest(id: id, anchor: anchor, reader: self))
    graph.askForFlush()
  }

  /// The view of an id, once it is there; nil where there is none.
  func find(_ id: AnyHashable) -> (() -> ViewNode?)? {
    var found: (() -> ViewNode?)?
    func look(_ node: ViewNode) {
      if let one = node as? any IdentifiedNode, one.isCalled(id) {
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

/// What is to be scrolled to when the host shows what is there then.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
  weak var reader: ScrollReaderNode?
}

/// A node that `id(_:)` names.
@MainActor
protocol IdentifiedNode: ViewNode {
  func isCalled(_ id: AnyHashable) -> Bool
}

extension IDNode: IdentifiedNode {
  func isCalled(_ id: AnyHashable) -> Bool { id == AnyHashable(self.id) }
}

/// A node whose children are told apart by ids.
@MainActor
protocol IdentifiedRows: ViewNode {
  func row(of id: AnyHashable) -> ViewNode?
}

extension ForEachNode: IdentifiedRows {
  func row(of tag: AnyHashable) -> ViewNode? {
    guard let id = tag.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return children[index]
  }
}

extension ViewGraph {
  /// Has the host scroll to what was asked for; rows that are not there are made first.
  func scroll() {
    let requests = scrolls
    scrolls.removeAll()
    var found: [(ScrollRequest, () -> ViewNode?)] = []
    for request in requests {
      guard let reader = request.reader, reader.isAlive, let node = reader.find(request.id) else {
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
      host.scroll(
        to: target.wrapper ?? target.id,
        anchor: request.anchor.map { (Double($0.x), Double($0.y)) })
    }
  }
}
