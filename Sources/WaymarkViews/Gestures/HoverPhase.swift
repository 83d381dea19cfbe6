// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Where a pointer is over a view.
///
/// Like SwiftUI's `HoverPhase`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a position in points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Runs an action when a pointer enters the view, moves over it, and leaves it.
  ///
  /// Touches do not hover. A host reports a position when the action for the last one has run, and
  /// then the latest, so that some on the way are missing (D41). A view that is removed receives no
  /// `ended`.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the positions, whose origin is the top leading
  ///     corner. An unknown name refers to the window.
  ///   - action: Receives the position, or that the pointer has left.
  /// - Returns: The view with the action.
  @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    BoxView(
      content: self,
      layers: [HoverLayer(space: coordinateSpace.coordinateSpace, action: action)])
  }

  /// Runs an action when a pointer enters the view, moves over it, and leaves it (the older form).
  @_disfavoredOverload
  @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    BoxView(content: self, layers: [HoverLayer(space: coordinateSpace, action: action)])
  }
}

/// A box over which the positions of a pointer are reported.
nonisolated private struct HoverLayer: BoxLayer {
  let space: CoordinateSpace
  let action: @MainActor (HoverPhase) -> Void

  @MainActor
  func make(in parent: ViewNode, _ child: (ViewNode) -> ViewNode) -> ViewNode {
    let node = HoverNode(self, in: parent)
    node.child = child(node)
    node.finish()
    return node
  }

  @MainActor
  func update(_ node: ViewNode, _ child: (ViewNode) -> Void) {
    let node = downcast(node, to: HoverNode.self)
    node.layer = self
    if let inside = node.child { child(inside) }
  }
}

private final class HoverNode: ElementNode {
  var layer: HoverLayer
  var child: ViewNode?
  private var isActive = false

  init(_ layer: HoverLayer, in parent: ViewNode) {
    self.layer = layer
    super.init(.box, in: parent)
  }

  override func forEachOwnProperty(_ body: (Property, PropertyValue) -> Void) {
    body(.pointerTracked, .bool(true))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func handle(_ action: HostEvent.Action) throws(HostEventError) {
    guard case .hover(let isOver, let pointer) = action else { throw .unsupported }
    guard isOver else {
      if isActive { layer.action(.ended) }
      isActive = false
      return
    }
    guard let pointer, pointer.isPlausible else { throw .invalid }
    isActive = true
    layer.action(.active(place(of: pointer)))
  }

  /// Returns the position in the coordinate space of the action.
  private func place(of pointer: PointerValue) -> CGPoint {
    let point = pointer.windowLocation
    switch layer.space {
    case .local: return CGPoint(x: pointer.location.x, y: pointer.location.y)
    case .global: return CGPoint(x: point.x, y: point.y)
    case .named(let name):
      let space = EnvironmentValues(scope).coordinateSpaces[name]
      return CGPoint(x: point.x - (space?.x ?? 0), y: point.y - (space?.y ?? 0))
    }
  }
}
