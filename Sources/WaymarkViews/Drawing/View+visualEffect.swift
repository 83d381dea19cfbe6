// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Applies effects that depend on the geometry of the view, without changing its layout.
  ///
  /// The closure receives an effect to add to, and the geometry of the view before the effects. Like
  /// in SwiftUI, effects neither move other views nor change the geometry, so that they cannot
  /// depend on themselves.
  ///
  /// The closure is called with the frame that the host has reported, whenever that changes or the
  /// view is updated; frames are reported as for ``GeometryProxy/frame(in:)``, and so only once
  /// scrolling has come to rest. Until the first report, and always in headless tests, the view has
  /// no effects and the closure is not called (D39). If this view stands for several, such as those
  /// of a `Group`, each has its own geometry.
  ///
  /// - Parameter effect: Returns the effects for a geometry. Numbers that are not finite are
  ///   replaced with those of no effect.
  /// - Returns: The view with the effects.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    BoxView(content: self, layers: [EffectLayer { effect(EmptyVisualEffect(), $0)._look }])
  }
}

/// A measured box around a box that is drawn with a look.
nonisolated private struct EffectLayer: BoxLayer {
  let look: @Sendable (GeometryProxy) -> LookValue

  init(_ look: @escaping @Sendable (GeometryProxy) -> LookValue) { self.look = look }

  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let node = EffectNode(look, in: parent)
    node.content = ContentNode.make(.box, [], nil, in: node, child)
    node.finish()
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    downcast(node, to: EffectNode.self).receive(look, child)
  }
}

/// The outer box, which is measured because the look does not affect its frame.
private final class EffectNode: ElementNode {
  var content: ContentNode?
  private var look: @Sendable (GeometryProxy) -> LookValue
  private var frame: ElementFrame?
  private lazy var reader = EnvironmentReader(self)

  init(_ look: @escaping @Sendable (GeometryProxy) -> LookValue, in parent: ViewNode) {
    self.look = look
    super.init(.box, in: parent)
  }

  func receive(
    _ look: @escaping @Sendable (GeometryProxy) -> LookValue, _ child: (ViewNode) -> Void
  ) {
    self.look = look
    content?.update(properties, nil, child)
  }

  /// The properties of the inner box.
  private var properties: [(Property, PropertyValue)] {
    guard let frame else { return [] }
    let spaces = EnvironmentValues(scope, reader: reader).coordinateSpaces
    return look(GeometryProxy(own: frame, spaces: spaces)).properties(in: frame)
  }

  override func refresh() {
    super.refresh()
    content?.update(properties, nil) { _ in }
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.measured, .bool(true))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard case .frame(let new) = action, new.isPlausible else { throw .unsupported }
    guard new != frame else { return }
    frame = new
    invalidate(because: "the frame")
  }

  override func didUnmount() { reader.end() }
}

extension LookValue {
  /// Returns the properties of a box in a frame that is drawn with the look.
  nonisolated fileprivate func properties(
    in frame: ElementFrame
  ) -> [(Property, PropertyValue)] {
    var properties: [(Property, PropertyValue)] = []
    if opacity != 1 { properties.append((.opacity, .number(opacity))) }
    if !filters.isEmpty { properties.append((.filter, .filters(filters))) }
    guard !steps.isEmpty else { return properties }
    // A box has one anchor. If the transforms have several, they are moved to that of the box.
    let anchors = Set(steps.compactMap(\.anchor))
    let middle = PointValue(x: 0.5, y: 0.5)
    let anchor = anchors.count == 1 ? anchors.first ?? middle : middle
    // A host applies the last transform of the list first.
    let transforms = steps.reversed().flatMap { $0.transforms(around: anchor, in: frame) }
    properties.append((.transform, .transforms(transforms)))
    if anchor != middle { properties.append((.anchor, .point(anchor))) }
    return properties
  }
}

extension LookValue.Step {
  nonisolated fileprivate var anchor: PointValue? {
    if case .transform(_, let anchor) = self { anchor } else { nil }
  }

  /// Returns the transforms that, around an anchor of a frame, are this step; the last one comes
  /// first.
  nonisolated fileprivate func transforms(
    around other: PointValue, in frame: ElementFrame
  ) -> [TransformValue] {
    switch self {
    case .offset(let way): return [.offset(way)]
    case .transform(let transform, let anchor):
      guard anchor != other else { return [transform] }
      let x = (anchor.x - other.x) * frame.width
      let y = (anchor.y - other.y) * frame.height
      return [
        .offset(PointValue(finite: x, y)), transform, .offset(PointValue(finite: -x, -y)),
      ]
    }
  }
}
