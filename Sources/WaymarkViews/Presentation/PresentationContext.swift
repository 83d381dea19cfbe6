// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRender

/// A context that presents one sheet or cover at a time: a window, or the content of a sheet or
/// cover.
@MainActor
final class PresentationContext: Settling {
  // Proof: the graph unmounts all views, which own this object, before it ends. The object is still
  // accessed during the graph's `deinit`, when a checked reference would trap.
  private unowned(unsafe) let graph: ViewGraph
  private let visibility: VisibilityScope
  private var presenters: [PresenterNode] = []
  private(set) var shown: PresenterNode? {
    didSet { note(shown) }
  }
  fileprivate let source = PresentationSource()
  private var isWaiting = false
  /// The context that presents for this one, which is that of a column.
  private weak var outer: PresentationContext?
  private var joined: [PresentationContext] = []

  init(_ graph: ViewGraph, visibility: VisibilityScope) {
    self.graph = graph
    self.visibility = visibility
  }

  func add(_ presenter: PresenterNode) { presenters.append(presenter) }

  func remove(_ presenter: PresenterNode) {
    presenters.removeAll { $0 === presenter }
    front.release(presenter)
    changed()
  }

  /// Called when the requests of a presenter may have changed.
  func changed() {
    if let outer { return outer.changed() }
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  /// Dismisses the presentation if it is no longer requested, then presents the first requested
  /// one, in the order of declaration (M4, M15).
  func settle() {
    isWaiting = false
    if let outer { return outer.changed() }
    var isReplacing = false
    if let shown, !shown.isWanted || shown.isReplaced || shown.isLeaving {
      adopt(nil)
      shown.removePresentation()
      isReplacing = true
    }
    guard let next = nextWanted else { return }
    guard shown == nil else {
      guard next.presented == nil else { return }
      graph.report(
        """
        Currently, only presenting a single sheet is supported.
        The next sheet will be presented when the currently presented sheet gets dismissed.
        """, severity: .warning)
      return
    }
    show(next, replacing: isReplacing)
    // Other simultaneous requests wait and are reported.
    if all.contains(where: { $0.isWanted && $0 !== next }) { changed() }
  }

  private func show(_ next: PresenterNode, replacing: Bool) {
    adopt(next)
    next.putUp(replacing: replacing)
  }

  private func adopt(_ presenter: PresenterNode?) {
    shown = presenter
    visibility.isCovered = presenter?.kind == .cover
    graph.presentations.changed()
  }

  /// The first presenter in the order of declaration with an unmet request: inner modifiers precede
  /// outer ones in the code (M4).
  private var nextWanted: PresenterNode? {
    let wanted = all.filter { $0.isWanted && $0 !== shown }
    guard wanted.count > 1, shown == nil, var top = wanted.first as ViewNode? else {
      return wanted.first
    }
    while let above = top.parent { top = above }
    var first: PresenterNode?
    func walk(_ node: ViewNode) {
      guard first == nil else { return }
      node.forEachChild(walk)
      if first == nil, let presenter = node as? PresenterNode {
        first = wanted.first { $0 === presenter }
      }
    }
    walk(top)
    return first
  }
}

// MARK: Columns

extension PresentationContext {
  /// The context that presents for this one.
  private var front: PresentationContext { outer?.front ?? self }

  /// The presenters of this context and of those for which it presents.
  private var all: [PresenterNode] {
    joined.isEmpty ? presenters : presenters + joined.flatMap(\.all)
  }

  private func note(_ shown: PresenterNode?) {
    source.node = shown
    for context in joined { context.note(shown) }
  }

  /// Whether the context that presents for this one shows what others present.
  var isBlocked: Bool {
    guard let shown = front.shown else { return false }
    return !all.contains { $0 === shown }
  }

  /// Shows a presenter now; nothing else may be shown.
  func take(_ presenter: PresenterNode) { front.show(presenter, replacing: false) }

  /// Forgets a presenter, without removing its presentation.
  func release(_ presenter: PresenterNode) {
    let front = front
    if front.shown === presenter { front.adopt(nil) }
  }

  /// Leaves presenting to an outer context, which continues to show what this one has shown.
  func join(_ outer: PresentationContext) {
    guard self.outer == nil else { return }
    self.outer = outer
    outer.joined.append(self)
    let front = outer.front
    if let shown {
      adopt(nil)
      front.adopt(shown)
    } else {
      note(front.shown)
    }
    outer.changed()
  }

  /// Presents by itself again, beginning with what the outer context has shown for it.
  func leave() {
    guard let outer else { return }
    let front = outer.front
    outer.joined.removeAll { $0 === self }
    self.outer = nil
    let own = front.shown.flatMap { shown in all.first { $0 === shown } }
    if own != nil { front.adopt(nil) }
    adopt(own)
    changed()
  }
}

/// A feature whose containers do not reach into what is presented.
@MainActor
protocol PresentedScopeFeature: AnyObject {
  /// Takes its containers out of those around the content of a presentation.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - isMenu: Whether it is a menu, which belongs to the screen that it was opened on.
  func begin(_ containers: inout Containers, isMenu: Bool)
}

/// The presentations of a window, from the back to the front.
@MainActor
final class PresentationRoot: EventFilter {
  static let slot = GraphSlot { PresentationRoot() }

  /// Who ends what does not reach into presentations.
  var scopes: [any PresentedScopeFeature] = []
  private weak var overlays: OverlaysNode?
  private var context: PresentationContext?

  func begin(_ overlays: OverlaysNode, _ context: PresentationContext?) {
    self.overlays = overlays
    self.context = context
  }

  func changed() { overlays?.childrenChanged() }

  /// Adds and removes the elements of presentations now, before other changes of this update.
  func syncChildren() {
    overlays?.childrenChanged()
    overlays?.syncChildren()
  }

  /// The presented nodes, each over the previous one.
  var presented: [PresentedNode] {
    var found: [PresentedNode] = []
    var next = context
    while let node = next?.shown?.presented {
      found.append(node)
      next = node.context
    }
    return found
  }

  /// Whether an element is in the frontmost presentation, or in content that a person can reach.
  ///
  /// Content behind a presentation is reachable if the presentation and all in front of it allow
  /// background interaction. Without presentations, the content of the window is reachable.
  func isReachable(_ element: ElementNode) -> Bool {
    var holder: ViewNode? = element
    while let node = holder, !((node as? PresentedNode)?.liesOverWindow ?? false) {
      holder = node.parent
    }
    for front in presented.reversed() {
      if front === holder { return true }
      guard front.letsThrough else { return false }
    }
    return holder == nil
  }
}

extension ViewGraph {
  var presentations: PresentationRoot { self[PresentationRoot.slot] }
}

/// The element for overlays of a window's content.
final class OverlaysNode: ElementNode {
  init(in window: ElementNode) { super.init(.overlays, in: window) }

  override func collectContent(_ elements: inout ContiguousArray<ElementID>) {
    for node in graph.presentations.presented { elements.append(node.id) }
  }
}

extension Containers {
  private static let presenterSlot = ContainerSlot<PresentationContext>()

  /// The nearest enclosing context that presents sheets and covers.
  @MainActor var presenter: PresentationContext? {
    get { self[Self.presenterSlot] }
    set {
      self[Self.presenterSlot] = newValue
      presentation = newValue?.source
    }
  }
}
