// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The views that a layout arranges.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  @Environment(\.layoutDirection) private var direction

  init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor var body: some View {
    ArrangedView(
      layout: layout, direction: direction,
      content: BoxView(content: content, layers: [LayoutItem()]))
  }
}

nonisolated private struct ArrangedView<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let direction: LayoutDirection
  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = LayoutNode(view.layout, view.direction, in: parent)
    node.child = Content._makeNode(view.content, in: node)
    node.finish()
    return node
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: LayoutNode<L>.self)
    node.receive(view.layout, view.direction)
    if let child = node.child { Content._updateNode(child, with: view.content) }
    node.arrange()
  }
}

/// The layer around each view that a layout places.
nonisolated private struct LayoutItem: BoxLayer {
  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let node = LayoutItemNode(in: parent)
    let frame = LayoutFrameNode(in: node)
    node.child = frame
    frame.child = child(frame)
    frame.finish()
    node.finish()
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    if let content = downcast(node, to: LayoutItemNode.self).child?.child { child(content) }
  }
}

/// The container of a layout: it runs the layout whenever a size or the layout changes.
private final class LayoutNode<L: Layout>: SizedNode {
  /// How often a layout may ask for sizes before it gets estimates.
  private static var roundLimit: Int { 8 }

  private var layout: L
  private var direction: LayoutDirection
  private var cache: L.Cache?
  /// The space that the host has reported.
  private var space: ProposalValue?
  /// How often the layout has asked for sizes since the layout or the space has changed.
  private var rounds = 0
  /// How a change is shown whose sizes are not known yet.
  private var awaited: Transaction?

  init(_ layout: L, _ direction: LayoutDirection, in parent: ViewNode) {
    self.layout = layout
    self.direction = direction
    super.init(.zstack, in: parent)
  }

  private var arrangement: PropertyValue {
    switch layout._stackOrientation {
    case .horizontal: AxisValue.horizontal.propertyValue
    case .vertical: AxisValue.vertical.propertyValue
    case nil: AxisValue.both.propertyValue
    }
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.arrangement, arrangement)
    super.forEachOwnProperty(body)
  }

  func receive(_ layout: L, _ direction: LayoutDirection) {
    let old = arrangement
    self.layout = layout
    self.direction = direction
    rounds = 0
    if arrangement != old { send(.arrangement, arrangement) }
  }

  private var items: [LayoutItemNode] {
    var items: [LayoutItemNode] = []
    child?.forEachRootElement { if let item = $0 as? LayoutItemNode { items.append(item) } }
    return items
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard case .measured(let measurement) = action else { throw .unsupported }
    guard measurement.isPlausible else { throw .invalid }
    let items = items
    // Those of other children are out of date; the host measures again after each change.
    guard items.count == measurement.children.count else { return }
    for (item, answers) in zip(items, measurement.children) { item.receive(answers) }
    if space != measurement.space {
      space = measurement.space
      rounds = 0
    }
    arrange()
  }

  override func childrenWillChange() { invalidate() }

  override func refresh() {
    super.refresh()
    arrange()
  }

  /// Runs the layout, and places the children if all sizes are known for which it asks.
  func arrange() {
    let items = items
    guard let space, items.allSatisfy(\.isMeasured) else {
      // A new view appears in its place.
      if size != nil { for item in items { item.hideUnlessPlaced() } }
      return wait()
    }
    let orientation = layout._stackOrientation
    let run = LayoutRun(items.map { $0.part(along: orientation) })
    let subviews = LayoutSubviews(run, direction)
    let proposal = ProposedViewSize(space)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    let wanted = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    let bounds = CGRect(origin: .zero, size: Self.finite(wanted, in: proposal))
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    run.placeOthers(in: bounds)
    self.cache = cache
    if run.hasStrayed { graph.report("\(L.self) uses an index of its subviews out of range.") }
    for (item, part) in zip(items, run.parts) { item.ask(part.asked) }
    rounds = run.isExact ? 0 : rounds + 1
    guard run.isExact || rounds > Self.roundLimit else { return wait() }
    if let awaited { graph.carry(awaited) }
    awaited = nil
    resize(bounds.size)
    for (item, part) in zip(items, run.parts) { item.place(part.frame ?? bounds) }
  }

  private func wait() {
    if graph.isAnimated { awaited = updateTransaction }
  }

  private static func finite(_ size: CGSize, in proposal: ProposedViewSize) -> CGSize {
    func length(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      min(max(0, length.isFinite ? length : proposed ?? 0), ProposalValue.unbounded)
    }
    return CGSize(
      width: length(size.width, proposal.width), height: length(size.height, proposal.height))
  }
}

/// An element around other views whose size a layout sets.
private class SizedNode: ElementNode {
  final var child: ViewNode?
  private(set) final var size: CGSize?

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    guard let size else { return }
    body(.width, .number(size.width))
    body(.height, .number(size.height))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  final func resize(_ new: CGSize) {
    let old = size
    size = new
    if old?.width != new.width { send(.width, .number(new.width)) }
    if old?.height != new.height { send(.height, .number(new.height)) }
  }
}

/// The place of a view in a layout.
private final class LayoutItemNode: ElementNode {
  var child: LayoutFrameNode?
  private var sizes: [ProposalValue: SizeValue] = [:]
  private var centre: PointValue?
  private var isHidden = false

  init(in parent: ViewNode) { super.init(.box, in: parent) }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    if let centre { body(.position, .point(centre)) }
    if isHidden { body(.hidden, .bool(true)) }
  }

  func hideUnlessPlaced() {
    guard centre == nil, !isHidden else { return }
    isHidden = true
    send(.hidden, .bool(true))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  var isMeasured: Bool { LayoutRun.baseline.allSatisfy { sizes[$0] != nil } }

  func receive(_ answers: [MeasurementValue.Answer]) {
    sizes = Dictionary(answers.map { ($0.proposal, $0.size) }) { $1 }
  }

  func part(along axis: Axis?) -> LayoutRun.Part {
    let content = child?.child
    return LayoutRun.Part(
      sizes: sizes, priority: content?.layoutPriority ?? 0, spacer: content?.spacer(along: axis),
      values: content?.layoutValues ?? [:])
  }

  func ask(_ proposals: [ProposalValue]) { child?.ask(proposals) }

  func place(_ frame: CGRect) {
    child?.resize(frame.size)
    let new = PointValue(x: frame.midX, y: frame.midY)
    guard centre != new else { return }
    centre = new
    send(.position, .point(new))
    guard isHidden else { return }
    isHidden = false
    send(.hidden, nil)
  }
}

/// The frame of a view in a layout, in which hosts measure it.
private final class LayoutFrameNode: SizedNode {
  private var proposals = LayoutRun.baseline

  init(in parent: ViewNode) { super.init(.box, in: parent) }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.proposals, proposals.propertyValue)
    super.forEachOwnProperty(body)
  }

  func ask(_ asked: [ProposalValue]) {
    let new = LayoutRun.baseline + asked
    guard proposals != new else { return }
    proposals = new
    send(.proposals, new.propertyValue)
  }
}
