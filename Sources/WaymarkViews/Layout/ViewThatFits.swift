// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that shows the first of its views that fits in the available space, else the last one.
///
/// A view fits if its ideal size is not larger than the space along the given axes, which hosts
/// measure. The state of all views exists from the beginning; only the shown view appears. In
/// headless tests the first view is shown.
nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: BoxView<Content>

  /// Creates a view from alternatives, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = BoxView(content: content(), layers: [FitsOption()])
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = FitsNode(view.axes.fitting, in: parent)
    node.child = BoxView._makeNode(view.content, in: node)
    node.finish()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: FitsNode.self)
    node.receive(view.axes.fitting)
    if let child = node.child { BoxView._updateNode(child, with: view.content) }
  }
}

extension Axis.Set {
  /// The axes as hosts receive them; without any, every view fits.
  fileprivate var fitting: AxisValue? {
    switch (contains(.horizontal), contains(.vertical)) {
    case (true, true): .both
    case (true, false): .horizontal
    case (false, true): .vertical
    case (false, false): nil
    }
  }
}

/// The layer that makes each view an option.
nonisolated private struct FitsOption: BoxLayer {
  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let node = FitsOptionNode(in: parent)
    node.child = child(node)
    node.finish()
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    if let content = downcast(node, to: FitsOptionNode.self).child { child(content) }
  }
}

/// The options, of which one is shown.
final class FitsNode: ElementNode {
  var child: ViewNode?
  private var axis: AxisValue?
  private var options: [FitsOptionNode] = []
  private let inner: EnvironmentScope

  init(_ axis: AxisValue?, in parent: ViewNode) {
    self.axis = axis
    inner = EnvironmentScope(below: parent.scopeForChildren)
    super.init(.zstack, in: parent)
    inner.containers.fits = self
  }

  override var scopeForChildren: EnvironmentScope { inner }

  func receive(_ new: AxisValue?) {
    guard axis != new else { return }
    axis = new
    send(.fits, new?.propertyValue)
  }

  fileprivate func add(_ option: FitsOptionNode) {
    options.append(option)
    if options.count == 1 { option.isShown = true }
  }

  fileprivate func remove(_ option: FitsOptionNode) {
    options.removeAll { $0 === option }
    if option.isShown { options.first?.isShown = true }
  }

  fileprivate func show(_ option: FitsOptionNode) {
    for other in options { other.isShown = other === option }
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    if let axis { body(.fits, axis.propertyValue) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// One of the views of which the first that fits is shown.
private final class FitsOptionNode: ElementNode {
  var child: ViewNode?
  private let inner: EnvironmentScope
  private let visibility: VisibilityScope

  var isShown = false {
    didSet {
      guard isShown != oldValue else { return }
      send(.hidden, isShown ? nil : .bool(true))
      visibility.isShown = isShown
    }
  }

  init(in parent: ViewNode) {
    let outer = parent.scopeForChildren
    inner = EnvironmentScope(below: outer)
    visibility = VisibilityScope(below: outer.containers.visibility, isShown: false)
    super.init(.box, in: parent)
    inner.containers.visibility = visibility
    inner.containers.fits = nil
    scope.containers.fits?.add(self)
  }

  override var scopeForChildren: EnvironmentScope { inner }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    if !isShown { body(.hidden, .bool(true)) }
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard action == .select else { throw .unsupported }
    scope.containers.fits?.show(self)
  }

  override func shows(_ child: ViewNode) -> Bool { isShown }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func didUnmount() { scope.containers.fits?.remove(self) }
}

extension Containers {
  private static let fitsSlot = ContainerSlot<FitsNode>()

  /// The nearest enclosing view that shows one of several views.
  fileprivate var fits: FitsNode? {
    get { self[Self.fitsSlot] }
    set { self[Self.fitsSlot] = newValue }
  }
}
