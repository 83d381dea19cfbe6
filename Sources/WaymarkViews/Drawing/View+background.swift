// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  /// Adds a colour, a gradient or a material behind the view.
  ///
  /// Behind the outermost view of a screen, if that takes all space, the style also fills the area
  /// below the screen's bars and its title (D27). With other `edges` than all, it fills only the
  /// view's own area.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let none: PropertyValue = Set<EdgeValue>().propertyValue
    return box(style) { paint in
      [
        (.background, paint ?? .color(.system(.primary))),
        (.ignoresSafeArea, edges.isSuperset(of: .all) ? nil : none),
      ]
    }
  }

  /// Adds the background style behind the view, as ``background(_:ignoresSafeAreaEdges:)`` does.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Sets the background of the container that encloses the view.
  ///
  /// Like ``background(_:ignoresSafeAreaEdges:)``: it fills the whole screen if the view takes all
  /// space (D27).
  ///
  /// Ignored: `container` (the nearest container is used).
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Adds views behind the view, as the background of the enclosing container.
  ///
  /// Ignored: `container` (the nearest container is used).
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  /// Adds a filled shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let behind = ElementView(
      .backdrop, Alignment.center.properties, content: shape.fill(style, style: fillStyle))
    return BoxView(content: self, layers: [SidedBox(side: behind, isBehind: true)])
  }

  /// Adds a shape filled with the background style behind the view.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(.background, in: shape, fillStyle: fillStyle) }

  /// Adds a colour or a gradient in front of the view.
  ///
  /// Ignored: `edges` (the style fills only the view’s own area).
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { overlay(style, in: Rectangle()) }

  /// Adds a filled shape in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let front = ElementView(
      .overlay, Alignment.center.properties, content: shape.fill(style, style: fillStyle))
    return BoxView(content: self, layers: [SidedBox(side: front, isBehind: false)])
  }

  /// Adds a border around the view; a gradient contributes its first colour.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    box(content) { paint in
      [
        (.border, .color(paint?.nearestColor ?? .system(.primary))),
        (.strokeWidth, .finite(width)),
      ]
    }
  }
}

/// A container with a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column of a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}
