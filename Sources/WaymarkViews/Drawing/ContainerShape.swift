// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The shape that an enclosing ``View/containerShape(_:)`` sets; by default, a rectangle.
///
/// Like SwiftUI's, but the shape fills its own frame and ignores its position in the container.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates a shape that fills its frame.
  public init() {}
  /// Returns a rectangle: outside of a view, the shape has no container.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape that hosts draw outside of a view.
  public var _form: _ShapeForm { _ShapeForm(keyword: .rectangle) }
  /// The container's shape.
  public func _placed(in container: AnyShape) -> any Shape { container }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: AnyShape { AnyShape(Rectangle()) }
}

extension EnvironmentValues {
  var containerShapeValue: AnyShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` takes in this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    let shape = AnyShape(shape)
    return transformEnvironment(\.containerShapeValue) { $0 = shape }
  }
}
